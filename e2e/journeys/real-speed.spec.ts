/** One journey for each path, at the speed of real providers: nothing is reloaded or called directly to get past what a person would meet. */
import { ApplicationForms } from '../pages/application-forms.ts'
import { Offer } from '../pages/offer.ts'
import { OlderWizard } from '../pages/older-wizard.ts'
import { ShellParts } from '../pages/shell.ts'
import { Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, PASSWORD, signIn } from '../support/borrower.ts'
import { decideReview } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

test.use({ settings: { SANDBOX_SPEED: 'real' } })

test('the older wizard leads from the first question to the offer', { tag: '@soak' }, async ({ page, email }) => {
  const wizard = new OlderWizard(page)
  await wizard.answerAll({ email, org: 'RIOSOL' })
  await wizard.next().click()
  await arrived(page, at.offer)
  // Nothing of the answers stays in the browser.
  expect(await page.evaluate(() => sessionStorage.getItem('register-data'))).toBeNull()
})

test('the wizard leads from the first question to the offer', async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.answerAll({ email, org: 'HEARTH' })
  await wizard.next().click()
  await arrived(page, at.offer)
  expect(await page.evaluate(() => sessionStorage.getItem('register-data'))).toBeNull()
})

test('from the offer through every question behind it to the final offer', { tag: '@soak' }, async ({ page, product }) => {
  // Nine screens, each looked at for two seconds, with providers at work between them.
  test.setTimeout(150_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Floodzone' })
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, at.offer)
  await new Offer(page).toConfirm()
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  const forms = new ApplicationForms(page)
  for (const [place, answer] of [
    [at.contact, () => forms.contact()],
    [at.profile, () => forms.profile()],
    [at.monitoring, () => forms.monitoring()],
    [at.summary, () => forms.submit()],
    [at.income, () => forms.income()],
    [at.disburse, () => forms.disburse()],
    [at.autopay, () => forms.autopay()],
    [at.identity, () => forms.identity()],
    [at.floodInsurance, () => forms.floodInsurance()],
  ] as const) {
    await arrived(page, place)
    await answer()
  }
  await expect.poll(() => borrower.step(), { timeout: 45_000 }).toBe('CONDITIONS_OPEN')
  await decideReview(product.url, borrower.uuid, 'trust-and-flood-review', 'ACCEPTED', 'The agent sent the policy.')
  await arrived(page, { ...at.finalOffer, timeout: 90_000 })
})

test('a refusal leads to a plan, which the dashboard keeps', { tag: '@soak' }, async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.answerAll({ email, lastName: 'Lowscore', org: 'HEARTH' })
  await wizard.next().click()
  await arrived(page, at.decline)
  await page.getByRole('button', { name: 'Save this plan' }).click()
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('We’ll check again on')
  await new ShellParts(page).rail().getByRole('link', { name: 'Dashboard' }).click()
  await arrived(page, at.dashboard)
  await expect(plan).toBeVisible()
})

test('a person who signs out and in again continues from the dashboard with the next action', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await borrowerOf(product.url)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, at.offer)
  await new ShellParts(page).signOut()
  await arrived(page, at.login)
  await page.getByLabel('Email').fill(borrower.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, { ...at.dashboard, heading: 'One thing to do: choose your offer' })
  await page.getByRole('main').getByRole('link', { name: 'Choose your offer' }).click()
  await arrived(page, at.offer)
})
