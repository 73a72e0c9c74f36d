/** What the wizard says about where the home lies and who asks: income, Hawaii, the waitlist, ages. */

import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { expect, test } from '../support/test.ts'

/** A birthday so many years ago, shifted by days. */
function yearsAgo(years: number, days = 0): [string, string, string] {
  const now = new Date()
  const day = new Date(now.getFullYear() - years, now.getMonth(), now.getDate() + days)
  return [String(day.getMonth() + 1), String(day.getDate()), String(day.getFullYear())]
}

async function toHomeByHand(wizard: Wizard, street: string, city: string, state: string, zip: string): Promise<void> {
  await wizard.open()
  await wizard.addressByHand(street, city, state, zip)
  await wizard.occupancy()
}

test('an income that looks monthly continues only by its own button', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.property()
  await wizard.home()
  await wizard.forSale()
  await wizard.earns('14999')
  await wizard.next().click()
  await expect(page.getByText('You entered $14,999. Please confirm that this is your total annual income before taxes.')).toBeVisible()
  await expect(wizard.next()).toBeDisabled()
  await page.getByRole('button', { name: 'Change my income' }).click()
  await expect(page.getByLabel('Annual income', { exact: true })).toBeFocused()
  await page.getByLabel('Annual income', { exact: true }).fill('15000')
  await expect(wizard.next()).toBeEnabled()
  await page.getByLabel('Annual income', { exact: true }).fill('12000')
  await wizard.next().click()
  await page.getByRole('button', { name: 'Yes, this is my annual pre-tax income' }).click()
  await expect(wizard.heading()).toHaveText(HEADINGS[4])
})

test('an income below 15,000 shows a warning; 15,000 does not', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.property()
  await wizard.home()
  await wizard.forSale()
  await wizard.earns('40000', 'Unemployed')
  await wizard.next().click()
  await wizard.says("We apologize. At this time, we don't lend to unemployed borrowers.")
  await wizard.income('15000')
})

test('a home in Hawaii gets its own message and no application', async ({ page }) => {
  const wizard = new Wizard(page)
  await toHomeByHand(wizard, '1 Ala Moana Blvd', 'Honolulu', 'HI', '96813')
  await wizard.next().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Looks like you are applying with a property located in Hawaii.')
  await expect(dialog).toContainText('We do not lend in Hawaii')
  await page.getByRole('button', { name: 'Choose another home' }).click()
  await expect(dialog).toBeHidden()
  await expect(wizard.heading()).toHaveText(HEADINGS[0])
})

test('a home in a state that is not served is put on the waitlist', async ({ page, email }) => {
  const wizard = new Wizard(page)
  await toHomeByHand(wizard, '5 Main Street', 'Wilmington', 'DE', '19801')
  await wizard.next().click()
  await arrived(page, at.waitlist)
  await expect(page.getByRole('main')).toContainText('We do not lend in your state yet.')
  await expect(page.getByRole('main')).toContainText('No credit decision has been made')
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await wizard.says('Please enter your email')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await wizard.born('05', '17', '1984')
  await page.getByLabel('Annual income').fill('90000')
  await expect(page.getByLabel('City')).toHaveValue('Wilmington')
  await page.getByRole('checkbox', { name: /email me when this changes/ }).check()
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(wizard.heading()).toHaveText('Thank you, you are on the list')
  await expect(wizard.heading()).toBeFocused()
})

test('the crypto campaign leads to its own waitlist while it is not open, and on to the usual line', { tag: '@soak' }, async ({
  page,
  email,
}) => {
  const wizard = new Wizard(page)
  await wizard.open({ query: 'utm_source=cloc' })
  await wizard.address()
  await wizard.occupancy()
  await wizard.next().click()
  await arrived(page, at.cryptoWaitlist)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await wizard.born('05', '17', '1984')
  await page.getByLabel('Annual income').fill('90000')
  await page.getByRole('checkbox', { name: /email me when this changes/ }).check()
  const joined = page.waitForRequest((request) => request.url().includes('/waitlist/home-equity-loan-plus'))
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  expect((await joined).postDataJSON()).toMatchObject({ reason: 'CRYPTO', consent: true })
  await page.getByRole('link', { name: 'Apply for a home equity line' }).click()
  await wizard.continue(HEADINGS[1])
})

for (const { state, city, zip, least } of [
  { state: 'CA', city: 'Sacramento', zip: '95814', least: 18 },
  { state: 'AL', city: 'Birmingham', zip: '35203', least: 19 },
]) {
  test(`in ${state} no one under ${least} continues, and the birthday itself is old enough`, { tag: '@soak' }, async ({ page }) => {
    const wizard = new Wizard(page)
    await toHomeByHand(wizard, '12 Alder Way', city, state, zip)
    await wizard.continue(HEADINGS[1])
    await wizard.home()
    await wizard.forSale()
    await wizard.income()
    await wizard.name()
    await wizard.born(...yearsAgo(least, 1))
    await wizard.next().click()
    await wizard.says(`Must be at least ${least} years old`)
    await wizard.born(...yearsAgo(least))
    await wizard.continue(HEADINGS[6])
  })
}
