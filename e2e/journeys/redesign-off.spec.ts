/** An organisation that still has the older wizard: its flag is off in the page. No call switches it, so the page is served with it off. */
import { atPath } from '../support/at-path.ts'
import { expect, test } from '../support/test.ts'

test('with the redesign off, register-v2 leads to register with its query, and a first question is asked there', async ({ page }) => {
  await page.route(/\/account\/heloc\/register/, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.continue()
    const reply = await route.fetch()
    const html = await reply.text()
    expect(html).toContain('"fe-heloc-redesign-2025":true')
    await route.fulfill({ response: reply, body: html.replace('"fe-heloc-redesign-2025":true', '"fe-heloc-redesign-2025":false') })
  })
  await page.goto('/account/heloc/register-v2?utm_source=web')
  await page.waitForURL(atPath('/account/heloc/register'))
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('web')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel(/address/i).first()).toBeVisible()
})
