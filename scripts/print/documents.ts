/** `npm run documents -- <folder>`: one document of each kind for each brand, and whole closings where it lends, as PDF and as page, to be looked at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { type DocumentOrder, renderDocument } from '../../apps/server/src/documents/renderers.ts'
import { letterheadOf } from '../../apps/server/src/engine/letterhead.ts'
import { closingOrders } from '../../apps/server/src/testing/closing-orders.ts'
import { EXAMPLE_CLOSINGS } from './example-closings.ts'
import { EXAMPLE_DOCUMENTS } from './example-documents.ts'

const folder = process.argv[2] ?? '.cache/documents'

async function write(brand: Brand, state: string, { place, orders }: { place: string; orders: readonly DocumentOrder[] }) {
  const letterhead = letterheadOf(brand, { loanNumber: 10_042, state })
  mkdirSync(place, { recursive: true })
  for (const [index, order] of orders.entries()) {
    const { pdf, html } = await renderDocument(order, letterhead)
    // Each owner has a notice of the right to cancel.
    const nth = orders.slice(0, index).filter(({ kind }) => kind === order.kind).length
    const name = join(place, `${order.kind.toLowerCase().replaceAll('_', '-')}${nth === 0 ? '' : `-${nth + 1}`}`)
    writeFileSync(`${name}.pdf`, pdf)
    writeFileSync(`${name}.html`, html)
  }
}

const brands = await loadBrands(fileURLToPath(new URL('../../brands', import.meta.url)))
for (const brand of brands.values()) {
  const place = join(folder, brand.orgCode)
  const each = Object.entries(EXAMPLE_DOCUMENTS).map(([kind, data]) => ({ kind, data }) as DocumentOrder)
  await write(brand, 'CA', { place, orders: each })
  // A lender closes where it lends: elsewhere it names no trustee.
  const closings = Object.entries(EXAMPLE_CLOSINGS).filter(([, { state }]) => brand.lending.servedStates.some((one) => one === state))
  for (const [name, closing] of closings)
    await write(brand, closing.state, { place: join(place, 'closings', name), orders: await closingOrders(brand, closing) })
}
console.log(`wrote ${Object.keys(EXAMPLE_DOCUMENTS).length} documents and the closings for each of ${brands.size} brands to ${folder}`)
