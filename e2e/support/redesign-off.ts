/** An organization that still has the older wizard: no call switches the flag, so its pages are served with the flag off. */
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function withRedesignOff(page: Page): Promise<void> {
  await page.route(/\/account\/heloc\/register/, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.continue()
    const reply = await route.fetch()
    const html = await reply.text()
    expect(html).toContain('"fe-heloc-redesign-2025":true')
    await route.fulfill({ response: reply, body: html.replace('"fe-heloc-redesign-2025":true', '"fe-heloc-redesign-2025":false') })
  })
}
