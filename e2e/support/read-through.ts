import type { Locator, Page } from '@playwright/test'

const MOST_WINDOWS = 80

/** Nothing that is in view is still on its way. */
const isDrawn = (): boolean =>
  [...document.querySelectorAll('[data-document-part]')].every((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom <= 0 || top >= window.innerHeight || part.getAttribute('data-document-part') === 'shown'
  })

/** As a reader scrolls: from the top of the open document, most of a window at a time, until `read` says that they have been through it. */
export async function readThrough(page: Page, read: Locator): Promise<void> {
  await page.locator('[data-document-part]').first().waitFor()
  await page.evaluate(() => document.querySelector('.document-frame')?.scrollIntoView({ block: 'start' }))
  for (let windows = 0; windows < MOST_WINDOWS; windows++) {
    await page.waitForFunction(isDrawn)
    if (await read.isVisible()) return
    // What went by faster than it was drawn is led back to, as a reader is.
    const skipped = page.getByRole('button', { name: 'Go to the part you skipped' })
    // It goes away by itself where the part has come into sight meanwhile.
    if (await skipped.isVisible()) {
      await skipped.click({ timeout: 2_000 }).catch(() => undefined)
      continue
    }
    await page.evaluate(async () => {
      window.scrollBy(0, window.innerHeight * 0.8)
      // No reader is faster than a frame: what was never painted was in nobody's view, and the page leads back to it for ever.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    })
  }
  await read.waitFor()
}
