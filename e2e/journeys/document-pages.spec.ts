/** The page of each kind of document, beside its PDF: axe finds nothing on it, and it fits a narrow screen. No product is started for it. */
import { fileURLToPath } from 'node:url'
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import { expect, type Page, test } from '@playwright/test'
import { writeHtml } from '../../apps/server/src/documents/html/write-html.ts'
import { type DocumentOrder, describeDocument } from '../../apps/server/src/documents/renderers.ts'
import { letterheadOf } from '../../apps/server/src/engine/letterhead.ts'
import { closingOrders } from '../../apps/server/src/testing/closing-orders.ts'
import { EXAMPLE_CLOSINGS } from '../../scripts/print/example-closings.ts'
import { EXAMPLE_DOCUMENTS } from '../../scripts/print/example-documents.ts'
import { axeViolations } from '../support/axe.ts'

const KINDS = Object.entries(EXAMPLE_DOCUMENTS).map(([kind, data]) => ({ kind, data }) as DocumentOrder)

let brands: readonly Brand[]
test.beforeAll(async () => {
  brands = [...(await loadBrands(fileURLToPath(new URL('../../brands', import.meta.url)))).values()]
})
test.beforeEach(async ({ page }) => await page.setViewportSize({ width: 360, height: 740 }))

/** Brands take turns: a page has the color of one. */
const pageOf = (order: DocumentOrder, turn: number): string => {
  const letterhead = letterheadOf(brands[turn % brands.length]!, { loanNumber: 10_042, state: 'CA' })
  return writeHtml({ ...describeDocument(order).text, letterhead })
}

async function faultsOf(page: Page, html: string): Promise<readonly string[]> {
  await page.setContent(html)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...(await axeViolations(page)), ...(wide > 360 ? [`${wide} px wide`] : [])]
}

test('the pages of all kinds of documents, one below another, are such that axe finds nothing and no one scrolls sideways', async ({
  page,
}) => {
  const mains = KINDS.map((order) => pageOf(order, 0).match(/<main>([\s\S]*)<\/main>/)![1]!)
  const whole = pageOf(KINDS[0]!, 0).replace(
    /<main>[\s\S]*<\/main>/,
    `<main>${mains.map((main) => `<article>${main}</article>`).join('')}</main>`,
  )
  expect(mains).toHaveLength(KINDS.length)
  expect(await faultsOf(page, whole)).toEqual([])
})

test('each page of each document by itself, in each brand in turn', { tag: '@soak' }, async ({ page }) => {
  const found: Record<string, readonly string[]> = {}
  for (const [index, order] of [...KINDS, ...(await closingOrders(brands[0]!, EXAMPLE_CLOSINGS.texas!))].entries()) {
    const faults = await faultsOf(page, pageOf(order, index))
    if (faults.length > 0) found[`${order.kind} ${index}`] = faults
  }
  expect(found).toEqual({})
})
