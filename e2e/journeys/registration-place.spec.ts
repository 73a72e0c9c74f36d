/** Where the home lies, and what the address box makes of it: New York, licenses, disaster zones, ages by flag, suggestions. */

import type { Page } from '@playwright/test'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { expect, test } from '../support/test.ts'
import { withFlags } from '../support/with-flags.ts'

const TEXAN_OFFICER = '10a4c0de-0000-4000-8000-000000000002'
const NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.'

async function homeIn(page: Page, state: string, city: string, zip: string, query = ''): Promise<Wizard> {
  const wizard = new Wizard(page)
  await wizard.open({ query })
  await wizard.addressByHand('5 Main Street', city, state, zip)
  await wizard.occupancy()
  return wizard
}

test('a New York home continues on the New York host', async ({ page }) => {
  const wizard = await homeIn(page, 'NY', 'Albany', '12207')
  await wizard.next().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your property is in New York')
  await expect(dialog.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    /^http:\/\/ny\.hearthline\.example\/account\/heloc\/register$/,
  )
})

test('on the New York host, a home elsewhere continues on the main one', async ({ page, product }) => {
  await page.route(/^http:\/\/ny\.hearthline\.example\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: product.url + pathname + search }) })
  })
  const wizard = new Wizard(page)
  await page.goto('http://ny.hearthline.example/account/heloc/register-v2')
  await wizard.alive()
  await wizard.addressByHand('12 Alder Way', 'Sacramento', 'CA', '95814')
  await wizard.occupancy()
  await wizard.next().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your property is not in New York')
  await expect(dialog.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `${product.url}/account/heloc/register`)
  // What the page still asks for when it is closed is answered by no one.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('one brand is not offered in New York, until its flag enables it', { tag: '@soak' }, async ({ page }) => {
  await withFlags(page, { 'ny-blocked': true })
  const wizard = await homeIn(page, 'NY', 'Albany', '12207')
  await wizard.next().click()
  await expect(page.getByRole('dialog')).toContainText('We do not currently offer this product in New York.')
  await page.getByRole('button', { name: 'Choose another home' }).click()
  await page.unrouteAll()
  await withFlags(page, { 'ny-blocked': true, 'ny-enabled': true })
  await homeIn(page, 'NY', 'Albany', '12207')
  await wizard.next().click()
  await expect(page.getByRole('dialog')).toContainText('Your property is in New York')
})

test('while its regulator reviews, New York is refused at its field', async ({ page }) => {
  await withFlags(page, { 'ny-regulator-review': true })
  const wizard = await homeIn(page, 'NY', 'Albany', '12207')
  await wizard.next().click()
  await wizard.says(
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  )
})

test('outside of the loan officer’s licensed states the message is shown and nothing can be submitted', async ({ page }) => {
  const wizard = await homeIn(page, 'CA', 'Sacramento', '95814', `referrer=${TEXAN_OFFICER}`)
  await expect(page.getByRole('alert').filter({ hasText: NOT_LICENSED })).toBeVisible()
  await expect(wizard.next()).toBeDisabled()
  await page.getByLabel('State').selectOption('TX')
  await expect(page.getByText(NOT_LICENSED)).toHaveCount(0)
  await expect(wizard.next()).toBeEnabled()
})

test('a zip code in a disaster zone shows a warning, and the applicant can continue', async ({ page }) => {
  await withFlags(page, { 'fe-heloc-disaster-zips': { zips: '95814, 95816' } })
  const wizard = await homeIn(page, 'CA', 'Sacramento', '95814')
  await expect(page.getByText('Your property is in an area affected by a disaster.')).toBeVisible()
  await wizard.continue(HEADINGS[1])
})

test('the special product asks for 62 years', { tag: '@soak' }, async ({ page }) => {
  await withFlags(page, { 'age-62-plus': true })
  const wizard = await homeIn(page, 'CA', 'Sacramento', '95814')
  await wizard.continue(HEADINGS[1])
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await wizard.name()
  const year = new Date().getFullYear()
  await wizard.born('1', '1', String(year - 61))
  await wizard.next().click()
  await wizard.says('Must be 62 years or older to apply for a loan')
  await wizard.born('1', '1', String(year - 62))
  await wizard.continue(HEADINGS[6])
})

test('the waitlist posts its eleven fields', async ({ page, email }) => {
  const wizard = await homeIn(page, 'DE', 'Wilmington', '19801')
  await wizard.next().click()
  await arrived(page, at.waitlist)
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await wizard.born('05', '17', '1984')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Annual income').fill('90000')
  await page.getByRole('checkbox', { name: /email me when this changes/ }).check()
  const posted = page.waitForRequest('**/waitlist/home-equity-loan-plus')
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  expect((await posted).postDataJSON()).toEqual({
    firstName: 'Ana',
    lastName: 'Reyes',
    dob: '1984-05-17',
    email,
    income: 90_000,
    street1: '5 Main Street',
    street2: '',
    city: 'Wilmington',
    state: 'DE',
    zip: '19801',
    consent: true,
  })
  await expect(wizard.heading()).toHaveText('Thank you, you are on the list')
})

for (const { width, height, letter } of [
  { width: 1280, height: 640 },
  { width: 360, height: 640 },
  // Its notice stands above the field, which lies lower than one window.
  { width: 360, height: 640, letter: 'FIRM2026' },
]) {
  test(`in a window of ${width} by ${height}${letter ? ', by a letter,' : ''} the suggestions lie under the field, as wide as it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const wizard = new Wizard(page)
    await wizard.open(letter ? { query: `reservationCode=${letter}` } : {})
    if (letter) await expect(page.getByText('PRESCREEN & OPT-OUT NOTICE').first()).toBeVisible()
    const box = page.getByLabel('Property address')
    await box.click()
    await expect(page.getByRole('combobox', { name: 'Property address' })).toBeVisible()
    await box.fill('12 Alder')
    // The list first says that it searches; what counts is what it found.
    await expect(page.getByRole('option', { name: /Alder/ }).first()).toBeVisible()
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right, top, bottom }
      })
    const [list, field] = [await edges('.ui-options-popover'), await edges('.ui-combobox .ui-control')]
    expect(list.top).toBeGreaterThan(field.bottom)
    expect(Math.abs(list.left - field.left)).toBeLessThan(2)
    expect(Math.abs(list.right - field.right)).toBeLessThan(2)
    expect(Math.min(list.bottom, height) - list.top).toBeGreaterThan(150)
  })
}

test('text pasted before the suggestions loaded opens them without another keystroke', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/suggesting-field/, async (route) => {
    await held
    await route.continue()
  })
  const wizard = new Wizard(page)
  await wizard.open()
  await page.getByLabel('Property address').fill('12 Alder')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('an address without matches fills its fields as far as it can be parsed', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await page.getByLabel('Property address').fill('77 Nowhere Lane Apt 4, St. Louis, Missouri')
  await wizard.occupancy()
  await wizard.next().click()
  await wizard.says('Please enter a valid zipcode')
  await expect(page.getByLabel('Street address')).toHaveValue('77 Nowhere Lane')
  await expect(page.getByLabel('Apartment or unit')).toHaveValue('Apt 4')
  await expect(page.getByLabel('City')).toHaveValue('St Louis')
  await expect(page.getByLabel('State')).toHaveValue('MO')
  await page.getByLabel('ZIP code').fill('63101')
  await wizard.continue(HEADINGS[1])
})
