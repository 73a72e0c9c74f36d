/** What a line could cost, before any account. */
import { arrived } from '../support/arrived.ts'
import { expect, test } from '../support/test.ts'

const ESTIMATE = '/account/heloc/estimate'

test('someone without an account learns what a line could cost, and a link opens it as they left it', async ({ page }) => {
  await page.goto(`${ESTIMATE}?org=HEARTH`)
  await page.getByLabel('State', { exact: true }).selectOption('CA')
  await page.getByLabel('How do you use this home?').selectOption('HOME')
  await page.getByLabel('What is it worth today?').fill('742000')
  await page.getByLabel('What you still owe').fill('180000')
  await page.getByLabel('Credit score').selectOption({ label: '740 to 759' })
  await page.getByRole('button', { name: 'See my estimate' }).click()
  await arrived(page, { path: ESTIMATE, heading: /^You could borrow up to \$/ })
  await expect(page.getByText('Your income is not part of this')).toBeVisible()
  await page.getByRole('radio', { name: /^10/ }).check()
  const payment = await page.getByText('Monthly payment').first().locator('xpath=following-sibling::p').innerText()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link to this estimate' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await arrived(page, { path: ESTIMATE, heading: /^You could borrow up to \$/ })
  await expect(page.getByRole('radio', { name: /^10/ })).toBeChecked()
  await expect(page.getByText('Monthly payment').first().locator('xpath=following-sibling::p')).toHaveText(payment)
})
