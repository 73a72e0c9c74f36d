/** Pictures of screens for the documentation: once a page has its heading and nothing is on its way. */
import type { Page } from '@playwright/test'

/** Small enough to be kept with the sources. */
const QUALITY = 60

/** @param longest how much of a long page is shown, in CSS pixels; the first screenful where left out */
export async function takePicture(page: Page, path: string, longest?: number): Promise<void> {
  await page.locator('h1').filter({ visible: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const { width = 0 } = page.viewportSize() ?? {}
  const height = longest && Math.min(longest, await page.evaluate(() => document.documentElement.scrollHeight))
  const whole = height ? { fullPage: true, clip: { x: 0, y: 0, width, height } } : {}
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, ...whole })
}
