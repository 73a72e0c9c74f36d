import type { Page } from '@playwright/test'

const MOST_PRESSES = 80

/** Tabs until something of that name has the focus; the pointer is never used. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      return (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '').trim()
    })
    if (name.test(text)) return
  }
  throw new Error(`Never reached ${name}`)
}
