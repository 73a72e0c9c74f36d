/** 320 px wide is a 1280 px window at 400 % zoom (WCAG 1.4.10): nothing may scroll sideways, and no amount of money may break. */
import type { Page } from '@playwright/test'
import { tour } from '../support/screens.ts'
import { variantsToCheck } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** What reaches over the right edge, and which amounts stand on two lines. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const visible = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
    const words = (element: Element) => `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').slice(0, 40)}`
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      found.push(`the page is ${scrollWidth} wide in ${clientWidth}`)
      for (const element of document.body.querySelectorAll('*'))
        if (visible(element) && element.getBoundingClientRect().right > clientWidth + 1) found.push(`over the edge: ${words(element)}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { index, 0: amount } of (node.textContent ?? '').matchAll(/[−-]?\$[\d,]+(\.\d+)?/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + amount.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${amount} stands on ${lines.size} lines`)
      }
    }
    return found.slice(0, 8)
  })

for (const org of variantsToCheck(['HEARTH', 'NORTHGATE'])) {
  test(`at 400 % zoom every screen of ${org} reads without scrolling sideways, and money is whole`, { tag: '@soak' }, async ({
    page,
    product,
    email,
  }) => {
    const found: Record<string, string[]> = {}
    await tour(page, { email, url: product.url, org }, async (screen) => {
      const bad = await faults(page)
      if (bad.length > 0) found[screen] = bad
    })
    expect(found).toEqual({})
  })
}
