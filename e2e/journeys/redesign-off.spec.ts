/** An organization that still has the older wizard: its flag is off in the page. No call switches it, so the page is served with it off. */
import { arrived } from '../support/arrived.ts'
import { withRedesignOff } from '../support/redesign-off.ts'
import { expect, test } from '../support/test.ts'

test('with the redesign off, register-v2 leads to register with its query, and a first question is asked there', async ({ page }) => {
  await withRedesignOff(page)
  await page.goto('/account/heloc/register-v2?utm_source=web')
  await arrived(page, { path: '/account/heloc/register' })
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('web')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel(/address/i).first()).toBeVisible()
})
