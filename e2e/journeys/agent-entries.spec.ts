/** What a loan officer makes for themselves: a code and a referral that they follow, and an estimate that they send; the borrower applies by them. */
import type { Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { arrived } from '../support/arrived.ts'
import { linkIn } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

const AGENT = {
  applicants: 'Your applicants',
  referrals: 'Your referrals',
  'offer-codes': 'Your offer codes',
  estimate: 'Estimate a line',
} as const
const at = (page: keyof typeof AGENT) => ({ path: `/console/agent/${page}`, heading: AGENT[page] })

test('a loan officer makes an offer code and a referral, the borrower applies by them, and the loan officer sees both move', {
  tag: '@soak',
}, async ({ page, browser, product, email }) => {
  const officer = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const open = async (name: string, path: keyof typeof AGENT) => {
    await officer.getByRole('link', { name, exact: true }).click()
    await arrived(officer, at(path))
  }
  await new Console(officer).signInAsAgent('originator')
  await arrived(officer, at('applicants'))

  const campaign = `Fair ${Date.now()}`
  await open('Offer codes', 'offer-codes')
  await officer.getByRole('button', { name: 'Make an offer code' }).click()
  await officer.getByLabel('What you call it').fill(campaign)
  await fillLastDay(officer)
  await officer.getByRole('button', { name: 'Make the code' }).click()
  const code = officer.getByRole('listitem').filter({ hasText: campaign })
  await expect(code).toContainText('Opened 0 times')
  const letters = await code.locator('code').innerText()

  await open('Referrals', 'referrals')
  await officer.getByRole('button', { name: 'Refer someone' }).click()
  const said = {
    'First name': 'Ana',
    'Last name': 'Zane',
    Street: '48 Elm Street',
    City: 'Sacramento',
    'ZIP code': '95816',
    Phone: '9165550111',
  }
  for (const [label, value] of Object.entries({ ...said, Email: email })) await officer.getByLabel(label, { exact: true }).fill(value)
  await officer.getByLabel('State', { exact: true }).selectOption('CA')
  await officer.getByRole('button', { name: 'Make the referral' }).click()
  const referral = officer.getByRole('listitem').filter({ hasText: email })
  await referral.getByRole('button', { name: /^Email the link/ }).click()
  await officer.getByRole('button', { name: 'Email the link', exact: true }).click()

  // By the code alone, as from a flyer: it says whose it is.
  const passerBy = await browser.newPage({ baseURL: product.url })
  await passerBy.goto(`/account/heloc/register-v2?reservationCode=${letters}&org=HEARTH`)
  await expect(passerBy.getByText(`Code ${letters} from Lou Park`)).toBeVisible()
  await passerBy.close()

  // By the link of the referral.
  await page.goto(await linkIn(product.url, email, /sent you a link to apply$/))
  await arrived(page, { path: '/account/heloc/invitation', heading: /^Apply for a home equity line of credit/ })
  await page.getByRole('button', { name: 'Start my application' }).click()
  const wizard = new Wizard(page)
  await expect(wizard.heading()).toHaveText(HEADINGS[0])
  await wizard.alive()
  await expect(page.getByText('We filled this in from what your loan officer sent us.')).toBeVisible()
  await wizard.occupancy()
  await wizard.continue(HEADINGS[1])
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await expect(page.getByLabel('Last name')).toHaveValue('Zane')
  await wizard.continue(HEADINGS[5])
  await wizard.birthdate()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await wizard.continue(HEADINGS[7])
  await wizard.password()
  await wizard.next().click()
  await arrived(page, { path: '/product/select', heading: /, you can borrow up to \$/ })

  await open('Applicants', 'applicants')
  const row = officer.getByRole('main').getByRole('listitem').filter({ hasText: 'Ana Z.' }).first()
  await expect(row).toContainText('Choosing an offer')
  await open('Referrals', 'referrals')
  await expect(referral).toContainText('Applications begun: 1. Submitted: 0.')
  await open('Offer codes', 'offer-codes')
  await expect(code).toContainText('Opened once')
  await code.getByRole('button', { name: `End ${campaign}` }).click()
  await code.getByRole('button', { name: `End ${campaign} now` }).click()
  await expect(code).toContainText('ended')

  await open('Estimate', 'estimate')
  const estimate = officer.frameLocator('iframe')
  await estimate.getByLabel('State').selectOption('CA')
  await estimate.getByLabel('How do you use this home?').selectOption('HOME')
  await estimate.getByLabel('What is it worth today?').fill('800000')
  await estimate
    .getByLabel(/owe|balance/i)
    .first()
    .fill('200000')
  await estimate.getByLabel('Credit score').selectOption({ index: 2 })
  await estimate.getByRole('button', { name: 'See my estimate' }).click()
  await expect(estimate.getByRole('heading', { name: /^You could borrow up to/ })).toBeVisible()
  // Nothing in the frame leads elsewhere, and no one applies in it.
  await expect(estimate.getByRole('banner')).toBeHidden()
  await expect(estimate.getByRole('link', { name: 'Check my rate' })).toHaveCount(0)
  await estimate.getByRole('button', { name: 'Send this to the applicant' }).click()
  const other = `friend-${email}`
  await officer.getByLabel('Their first name').fill('Bo')
  await officer.getByLabel('Their email').fill(other)
  await officer.getByRole('button', { name: 'Email the link', exact: true }).click()
  await linkIn(product.url, other, /sent you a link to apply$/)
})

/** Some days from now, whatever day it is for the lender. */
async function fillLastDay(page: Page): Promise<void> {
  const day = new Date(Date.now() + 20 * 24 * 60 * 60_000)
  await page.getByLabel('Month').fill(String(day.getUTCMonth() + 1))
  await page.getByLabel('Day', { exact: true }).fill(String(day.getUTCDate()))
  await page.getByLabel('Year').fill(String(day.getUTCFullYear()))
}
