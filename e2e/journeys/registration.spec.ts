/** Registration in its branches: an account that exists, an application in progress, an officer's inquiry. */

import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, PASSWORD, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

const INQUIRY_OFFICER = '10a4c0de-0000-4000-8000-000000000003'

test('an email that has an account opens the modal, its Login has the email, and it leads back to the same answers', async ({
  page,
  product,
  email,
}) => {
  await borrowerOf(product.url, { email })
  expectProblems(page, /status of 401/)
  const wizard = new Wizard(page)
  await wizard.answerAll({ email })
  await wizard.next().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Account Already Exists')
  await expect(dialog).toContainText(`${email} already has an account with us. Please log in to continue.`)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await arrived(page, at.login)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()

  // Signed in, no one is asked for a password: the contact details are the last question, and the email is the account's own.
  await expect(wizard.heading()).toHaveText(HEADINGS[6])
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('checkbox', { name: /documents and notices/ }).check()
  await wizard.next().click()
  await expect(dialog).toContainText('Active application already exists.')
  await expect(dialog.getByRole('link', { name: /Call/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await arrived(page, at.offer)
})

test('a person with an application in progress learns of it before the first question', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await signIn(page, borrower)
  await page.goto('/account/heloc/register-v2')
  await expect(page.getByRole('dialog')).toContainText('Active application already exists.')
  await page.goto('/account/heloc/register?step=property-info')
  await expect(page.getByRole('dialog')).toContainText('Active application already exists.')
})

test('a loan officer’s inquiry: whom to call and whom to email', { tag: '@soak' }, async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.answerAll({ email, query: `referrer=${INQUIRY_OFFICER}` })
  await wizard.next().click()
  await arrived(page, at.offer)
  await page.goto('/account/heloc/register-v2')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Action Required: Contact Your Loan Officer')
  await expect(dialog).toContainText('(916) 555-0177')
  await expect(dialog).toContainText('ines.ortega@hearthline.example')
  await expect(dialog.getByRole('link', { name: 'Call (916) 555-0177' })).toHaveAttribute('href', 'tel:+19165550177')
})

test('a line received within 45 days: the first day on which another may be begun', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await signIn(page, borrower)
  await page.route('**/verify-ability-to-start-application', async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    await route.fulfill({ response: reply, json: { ...body, reason: 'RECENT_HELOC', modal: { ...body.modal, availableOn: '2027-01-05' } } })
  })
  await page.goto('/account/heloc/register-v2')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('It looks like you have received a HELOC from us within the last 45 days.')
  await expect(dialog).toContainText('Tuesday, January 5')
  await dialog.getByRole('button', { name: 'Go to dashboard' }).click()
  await arrived(page, at.dashboard)
})

test('an error about the state keeps the applicant in the wizard; any other failure leads to the dashboard', { tag: '@soak' }, async ({
  page,
  email,
}) => {
  expectProblems(page, /status of (422|500)/, /RequestError|unexpected/)
  const wizard = new Wizard(page)
  let answer: object = {
    status: 422,
    json: { status: 422, message: 'we do not currently offer loans in CA', errors: [], code: 'x', requestId: 'r' },
  }
  await page.route('**/api/v3/application/heloc?**', (route) => route.fulfill(answer))
  await wizard.answerAll({ email })
  await wizard.next().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('we do not currently offer loans in CA')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await dialog.getByRole('button', { name: 'OK' }).click()
  answer = { status: 500, json: { status: 500, message: 'Something unexpected happened', errors: [], code: 'unexpected', requestId: 'r' } }
  await expect(wizard.heading()).toHaveText(HEADINGS[7])
  await wizard.next().click()
  // Told on the dashboard what happened: that error belongs there, and stays until it is dismissed.
  await arrived(page, { ...at.dashboard, error: /We couldn’t finish your application/ })
})
