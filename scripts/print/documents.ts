/** `npm run documents -- <folder>`: one document of each kind for each brand, as PDF and as page, to be looked at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadBrands } from '@hearthline/brands/load'
import { type DocumentOrder, renderDocument } from '../../apps/server/src/documents/renderers.ts'
import { letterheadOf } from '../../apps/server/src/engine/letterhead.ts'
import { EXAMPLE_DOCUMENTS } from './example-documents.ts'

const folder = process.argv[2] ?? '.cache/documents'
const brands = await loadBrands(fileURLToPath(new URL('../../brands', import.meta.url)))
for (const brand of brands.values()) {
  const letterhead = letterheadOf(brand, { loanNumber: 10_042, state: 'CA' })
  const place = join(folder, brand.orgCode)
  mkdirSync(place, { recursive: true })
  for (const [kind, data] of Object.entries(EXAMPLE_DOCUMENTS)) {
    const { pdf, html } = await renderDocument({ kind, data } as DocumentOrder, letterhead)
    const name = join(place, kind.toLowerCase().replaceAll('_', '-'))
    writeFileSync(`${name}.pdf`, pdf)
    writeFileSync(`${name}.html`, html)
  }
}
console.log(`wrote ${Object.keys(EXAMPLE_DOCUMENTS).length} documents for each of ${brands.size} brands to ${folder}`)
