/** No lender's page or document names another lender: fifty partners share one installation, and each borrower knows of one. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Brand, legalTextNames } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeHtml } from '../../apps/server/src/documents/html/write-html.ts'
import { type DocumentOrder, describeDocument } from '../../apps/server/src/documents/renderers.ts'
import { fillPage } from '../../apps/server/src/edge/page-template.ts'
import { letterheadOf } from '../../apps/server/src/engine/letterhead.ts'
import { brandsToCheck, houseFirst } from '../../apps/server/src/testing/brands-to-check.ts'
import { closingOrders } from '../../apps/server/src/testing/closing-orders.ts'
import { EXAMPLE_CLOSINGS } from '../print/example-closings.ts'
import { EXAMPLE_DOCUMENTS } from '../print/example-documents.ts'
import { otherLendersIn } from './lender-names.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
/** The colors and the organization stand in the page itself, so that nothing waits for them: this much of it, compressed as browsers take it. */
const MOST_BYTES_ADDED = 2048

/** One of each state in which the lender lends. */
const closingsOf = ({ lending }: Brand) =>
  [EXAMPLE_CLOSINGS['joint-owners']!, EXAMPLE_CLOSINGS.texas!].filter(({ state }) => lending.servedStates.some((one) => one === state))

/** The examples are documents of the house: here of this lender. */
function examplesOf({ names, company, hosts }: Brand, house: Brand): readonly DocumentOrder[] {
  const own = JSON.stringify(EXAMPLE_DOCUMENTS)
    .replaceAll(house.names.legal, names.legal)
    .replaceAll(house.names.short, names.short)
    .replaceAll(house.company.supportEmail, company.supportEmail)
    .replaceAll(house.hosts[0]!, hosts[0]!)
  return Object.entries(JSON.parse(own)).map(([kind, data]) => ({ kind, data }) as DocumentOrder)
}

let everyBrand: readonly Brand[]
let brands: readonly Brand[]
beforeAll(async () => {
  everyBrand = houseFirst((await loadBrands(at('brands'))).values())
  brands = brandsToCheck(everyBrand)
})

describe('what a lender shows and prints', () => {
  it('names no other lender on its pages', () => {
    const [portal, console] = ['portal', 'console'].map((app) => readFileSync(at(`apps/${app}/index.html`), 'utf8'))
    // Every word that may stand in a page drawn ahead, and the organization itself.
    const words = '%%ORG_NAME%% %%ORG_LEGAL_NAME%% %%ORG_BRAND%% %%SUPPORT_EMAIL%% %%SUPPORT_PHONE%% %%LOGO_URL%% %%TITLE%% %%BASE_URL%%'
    for (const brand of brands) {
      const origin = `https://${brand.hosts[0]}`
      for (const page of [portal!, console!, `<html><head></head><body>${words}</body></html>`])
        expect(otherLendersIn(fillPage(page, brand, origin, false), brand, everyBrand)).toEqual([])
    }
  })

  it('names no other lender in its terms, its privacy policy, and its consent to electronic communications', () => {
    for (const brand of brands) {
      for (const name of legalTextNames) expect(otherLendersIn(JSON.stringify(brand.legal[name]), brand, everyBrand)).toEqual([])
    }
  })

  it('names no other lender in any document, alone or in a closing', async () => {
    for (const brand of brands) {
      const kinds = examplesOf(brand, everyBrand[0]!)
      const closings = await Promise.all(
        closingsOf(brand).map(async (closing) => ({ state: closing.state, orders: await closingOrders(brand, closing) })),
      )
      for (const { state, orders } of [{ state: brand.company.address.state, orders: kinds }, ...closings]) {
        const letterhead = letterheadOf(brand, { loanNumber: 10_042, state })
        for (const order of orders) {
          const html = writeHtml({ ...describeDocument(order).text, letterhead })
          expect([order.kind, ...otherLendersIn(html, brand, everyBrand)]).toEqual([order.kind])
        }
      }
    }
  })
})

it('an organization adds at most 2 kB to a page on its way', () => {
  const page = readFileSync(at('apps/portal/index.html'), 'utf8')
  const sizeOf = (html: string) => brotliCompressSync(html).length
  for (const brand of brands) {
    const added = sizeOf(fillPage(page, brand, 'https://lend.example', false)) - sizeOf(page)
    expect([brand.orgCode, added <= MOST_BYTES_ADDED]).toEqual([brand.orgCode, true])
  }
})
