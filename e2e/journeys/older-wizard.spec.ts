/** The older wizard: every question on one page, and every way out of its last one. */
import type { Page } from '@playwright/test'
import { OlderWizard } from '../pages/older-wizard.ts'
import { HEADINGS } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, PASSWORD, signIn } from '../support/borrower.ts'
import { withRedesignOff } from '../support/redesign-off.ts'
import { expect, test } from '../support/test.ts'

const WIZARD = '/account/heloc/register'
const CREATION = '**/api/v3/application/heloc?**'

const consent = async (page: Page) => {
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('checkbox', { name: /documents and notices/ }).check()
}

test('the older wizard asks everything on one page, keeps every answer in sight, and leads to the offer', { tag: '@soak' }, async ({
  page,
  email,
}) => {
  const wizard = new OlderWizard(page)
  await wizard.open({ query: '&utm_source=mail' })
  await wizard.property()
  expect(wizard.step()).toBe('property-info')
  await wizard.home()
  expect(wizard.step()).toBe('sale-status')
  await expect(wizard.row('Your home')).toContainText('12 Alder Way, Sacramento, CA 95814, you live there')
  await wizard.forSale()
  await wizard.income()
  await wizard.name()
  expect(wizard.step()).toBe('birthdate')
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail')
  await expect(wizard.heading()).toBeFocused()

  // The reload is the subject: the answers outlive it.
  await page.reload()
  await expect(wizard.heading()).toHaveText(HEADINGS[5])
  await expect(wizard.row('Your name')).toContainText('Ana Reyes')
  await page.goBack()
  await expect(wizard.heading()).toHaveText(HEADINGS[4])
  await expect(page.getByLabel('Last name')).toHaveValue('Reyes')
  await page.goForward()
  await expect(wizard.heading()).toHaveText(HEADINGS[5])
  await wizard
    .row('Your income')
    .getByRole('link', { name: /Change/ })
    .click()
  await expect(wizard.heading()).toHaveText(HEADINGS[3])
  await expect(page.getByLabel('Annual income', { exact: true })).toHaveValue('145,000')
  await wizard.continue(HEADINGS[4])
  await wizard.continue(HEADINGS[5])

  await wizard.birthdate()
  await wizard.contact(email)
  await wizard.password()
  await wizard.next().click()
  await arrived(page, at.offer)
  // Nothing of it stays in the browser.
  expect(await page.evaluate(() => sessionStorage.getItem('register-data'))).toBeNull()
})

test('a step of the older wizard whose predecessors lack data goes to the first that does', { tag: '@soak' }, async ({ page }) => {
  const wizard = new OlderWizard(page)
  await page.goto('/account/heloc/register?step=login-info')
  await expect(wizard.heading()).toHaveText(HEADINGS[0])
  await expect.poll(() => wizard.step()).toBe('property-info')
  await wizard.property()
  await page.goto('/account/heloc/register?step=birthdate')
  await expect(wizard.heading()).toHaveText(HEADINGS[1])
  await expect.poll(() => new URL(page.url()).searchParams.get('part')).toBe('home-address')
})

test('in the older wizard too, an income that looks monthly continues only by its own button', { tag: '@soak' }, async ({ page }) => {
  const wizard = new OlderWizard(page)
  await wizard.open()
  await wizard.property()
  await wizard.home()
  await wizard.forSale()
  await wizard.earns('14999')
  await wizard.next().click()
  await expect(wizard.next()).toBeDisabled()
  await page.getByRole('button', { name: 'Yes, this is my annual pre-tax income' }).click()
  await expect(wizard.heading()).toHaveText(HEADINGS[4])
})

test('an organization whose redesign is off leads from its older wizard to the offer', { tag: '@soak' }, async ({ page, email }) => {
  await withRedesignOff(page)
  const wizard = new OlderWizard(page)
  await wizard.answerAll({ email, org: 'HEARTH' })
  await wizard.next().click()
  await arrived(page, at.offer)
})

test('from the older wizard too, an email that has an account leads by the login back to the same answers', { tag: '@soak' }, async ({
  page,
  product,
  email,
}) => {
  expectProblems(page, /status of 401/)
  const borrower = await borrowerOf(product.url, { email, org: 'RIOSOL' })
  await borrower.untilStep('OFFER_SELECTION')
  const wizard = new OlderWizard(page)
  await wizard.answerAll({ email, org: 'RIOSOL' })
  await wizard.next().click()
  await page.getByRole('dialog', { name: 'Account Already Exists' }).getByRole('button', { name: 'Login' }).click()
  await arrived(page, at.login)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Whoever is signed in has a password: the contact details are the last question, and the email is the account's own.
  await arrived(page, { path: WIZARD, heading: HEADINGS[6] })
  expect(wizard.step()).toBe('contact-info')
  await expect(wizard.row('Your income')).toContainText('$145,000 a year')
  await consent(page)
  await wizard.next().click()
  const dialog = page.getByRole('dialog', { name: 'Active application already exists.' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await arrived(page, { path: `/${borrower.uuid}/product/select`, heading: at.offer.heading })
})

test('a failure after the account was created stays on the answered question, and pressing again reaches the offer', {
  tag: '@soak',
}, async ({ page, email }) => {
  const wizard = new OlderWizard(page)
  expectProblems(page, /status of 422/)
  const message = 'we do not currently offer loans in CA'
  await page.route(CREATION, (route) =>
    route.fulfill({ status: 422, json: { status: 422, message, errors: [message], code: 'x', requestId: 'r' } }),
  )
  await wizard.answerAll({ email, org: 'RIOSOL' })
  await wizard.next().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(message)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await arrived(page, { path: WIZARD, heading: HEADINGS[7] })
  expect(wizard.step()).toBe('login-info')
  await page.unroute(CREATION)
  await wizard.next().click()
  await arrived(page, at.offer)
})

test('a signed-in person applies a second time in the older wizard and reaches the offer', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { org: 'RIOSOL' })
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const wizard = new OlderWizard(page)
  await wizard.open({ org: 'RIOSOL' })
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await arrived(page, { path: `/${borrower.uuid}/product/select`, heading: at.offer.heading })
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Withdraw this application' }).click()
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You withdrew this application')
  // Within the page: what stood in the way before the withdrawal must not be remembered.
  await page.goBack()
  await page.goBack()
  await expect(wizard.heading()).toHaveText(HEADINGS[0])
  await wizard.property('480 Larch Street, Sacramento, CA 95814')
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await wizard.continue(HEADINGS[5])
  await wizard.continue(HEADINGS[6])
  await consent(page)
  await wizard.next().click()
  await arrived(page, at.offer)
  expect(page.url()).not.toContain(borrower.uuid)
})
