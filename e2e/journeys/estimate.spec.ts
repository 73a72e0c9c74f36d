/** What a line could cost, before any account. */
import { HEADINGS, Wizard } from '../pages/wizard.ts'
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

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('what was typed into an estimate is filled in where the application asks it, and confirmed', { tag: '@soak' }, async ({ page }) => {
    const wizard = new Wizard(page)
    await wizard.open({ org: 'NORTHGATE' })
    await page.getByRole('link', { name: 'See what a line could cost' }).click()
    await arrived(page, { path: ESTIMATE })
    await page.getByLabel('State', { exact: true }).selectOption('CA')
    await page.getByLabel('ZIP code').fill('95814')
    await page.getByLabel('How do you use this home?').selectOption('HOME')
    await page.getByLabel('What is it worth today?').fill('742000')
    await page.getByLabel('What you still owe').fill('180000')
    await page.getByLabel('Credit score').selectOption({ label: '720 to 739' })
    await page.getByLabel('Annual income, before taxes').fill('145000')
    await page.getByLabel('Other monthly debt payments').fill('200')
    await page.getByRole('button', { name: 'See my estimate' }).click()
    await arrived(page, { path: ESTIMATE, heading: /^You could borrow up to \$/ })
    await expect(page.getByText('We used 720, the lowest score of the range you chose')).toBeVisible()

    await page
      .getByRole('complementary', { name: 'Your estimate' })
      .getByRole('link', { name: /^(Check my rate|Apply Now)$/ })
      .click()
    await arrived(page, { path: '/account/heloc/register-v2', heading: HEADINGS[0] })
    expect(new URL(page.url()).search).not.toMatch(/95814|145000|CA/)
    await expect(page.getByText('We filled this in from your estimate.')).toBeVisible()
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('CA')
    await expect(page.getByLabel('ZIP code')).toHaveValue('95814')
    await expect(page.getByRole('radio', { name: /^I live here/ })).toBeChecked()
    await page.getByLabel('Street address').fill('12 Alder Way')
    await page.getByLabel('City').fill('Sacramento')
    await wizard.continue(HEADINGS[1])
    await wizard.home()
    await wizard.forSale()
    await expect(page.getByText('We filled this in from your estimate.')).toBeVisible()
    await expect(page.getByLabel('Annual income', { exact: true })).toHaveValue('145,000')
    await page.getByLabel('How do you earn this income?').selectOption({ label: 'Employed full-time' })
    await wizard.continue(HEADINGS[4])
  })
})
