/** The wizard by keyboard alone at 360 px, and what it says to the letter when an answer is wrong. */

import type { Page } from '@playwright/test'
import { Offer } from '../pages/offer.ts'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** What holds the focus: tag, type, accessible words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { type?: string; name?: string; labels?: NodeListOf<HTMLLabelElement> }
    const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? ''
    return {
      tag: element.tagName.toLowerCase(),
      id: element.id,
      name: element.name ?? '',
      type: element.type ?? '',
      text: text.replace(/\s+/g, ' ').trim(),
    }
  })

/** Tabs until the control of that name has the focus; the pointer is never used. */
async function tabTo(page: Page, wanted: { name?: string; text?: RegExp; tag?: string }): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    seen.push(`${now.tag} ${now.name || now.text}`)
    const fits =
      (!wanted.name || now.name === wanted.name) && (!wanted.text || wanted.text.test(now.text)) && (!wanted.tag || now.tag === wanted.tag)
    if (fits) return
  }
  throw new Error(
    `Never reached ${JSON.stringify(wanted, (_, value) => (value instanceof RegExp ? String(value) : value))}: ${seen.join(' | ')}`,
  )
}

const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, { name })
  await page.keyboard.type(text)
}

/** Presses the step's button and expects the focus on the next heading. */
async function goOn(page: Page, wizard: Wizard, heading: string): Promise<void> {
  await tabTo(page, { tag: 'button', text: /^(Continue|Check my rate)$/ })
  await page.keyboard.press('Enter')
  await expect(wizard.heading()).toHaveText(heading)
  await expect(wizard.heading()).toBeFocused()
}

test('a keyboard user goes from the first question to a confirmed offer on a phone-wide window', async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await page.keyboard.press('Tab')
  expect((await focused(page)).text).toBe('Skip to the content')
  await tabTo(page, { name: 'search' })
  await expect(page.getByRole('combobox', { name: 'Property address' })).toBeFocused()
  await page.keyboard.type('12 Alder Way, Sacramento, CA 95814')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, { name: 'occupancyType' })
  await page.keyboard.press('Space')
  await goOn(page, wizard, HEADINGS[1])
  await tabTo(page, { name: 'livesThere' })
  await page.keyboard.press('Space')
  await goOn(page, wizard, HEADINGS[2])
  await tabTo(page, { name: 'isListedForSale' })
  await page.keyboard.press('Space')
  await goOn(page, wizard, HEADINGS[3])
  await tabTo(page, { name: 'employmentType' })
  await page.keyboard.press('ArrowDown')
  await type(page, 'income', '145000')
  await goOn(page, wizard, HEADINGS[4])
  await type(page, 'firstName', 'Ana')
  await type(page, 'lastName', 'Reyes')
  await goOn(page, wizard, HEADINGS[5])
  // The three boxes of the date follow each other.
  await tabTo(page, { text: /Month/ })
  await page.keyboard.type('05')
  if (!/Day/.test((await focused(page)).text)) await tabTo(page, { text: /Day/ })
  await page.keyboard.type('17')
  if (!/Year/.test((await focused(page)).text)) await tabTo(page, { text: /Year/ })
  await page.keyboard.type('1984')
  await goOn(page, wizard, HEADINGS[6])
  await type(page, 'email', email)
  await type(page, 'phoneNumber', '4155550132')
  await goOn(page, wizard, HEADINGS[7])
  await type(page, 'password', 'Correct-horse9!')
  await type(page, 'confirmation', 'Correct-horse9!')
  await tabTo(page, { name: 'termPrivacyConsent' })
  await page.keyboard.press('Space')
  await tabTo(page, { name: 'communicationConsent' })
  await page.keyboard.press('Space')
  await tabTo(page, { tag: 'button', text: /^Check my rate$/ })
  await page.keyboard.press('Enter')
  await arrived(page, at.offer)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect.poll(async () => (await focused(page)).tag, { message: 'the offers take the focus from the loader' }).toBe('h1')

  const offer = new Offer(page)
  const before = await page.locator('.money-large').innerText()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(offer.slider()).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [10] })
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.money-large')).not.toHaveText(before)
  await tabTo(page, { tag: 'button', text: /^Choose this offer$/ })
  await page.keyboard.press('Enter')
  await arrived(page, at.confirm)
  await expect(wizard.heading()).toBeFocused()
  await tabTo(page, { tag: 'button', text: /^Confirm this offer$/ })
  await page.keyboard.press('Enter')
  await arrived(page, at.contact)
  await expect(wizard.heading()).toBeFocused()
})

test('text typed while the suggestions load is kept exactly, and then they open', async ({ page }) => {
  const address = '12 Alder Way, Sacramento, CA 95814'
  await page.route(/suggesting-field.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await new Wizard(page).open()
  await page.getByLabel('Property address').click()
  await page.keyboard.type(address, { delay: 25 })
  await expect(page.locator('#search')).toHaveValue(address)
  await expect(page.getByRole('option').first()).toBeVisible()
})

/** Empty submit: the first field to fix has the focus, the summary names it, its line leads there, and the field is marked. */
async function refused(wizard: Wizard, field: string, message: string): Promise<void> {
  await wizard.next().click()
  await wizard.says(message)
  expect((await focused(wizard.page)).id.startsWith(field)).toBe(true)
  await wizard.summary().getByRole('link', { name: message, exact: true }).first().click()
  expect((await focused(wizard.page)).id.startsWith(field)).toBe(true)
}

test('every wrong answer is reported at its field, in the words of the specification', { tag: '@soak' }, async ({ page, email }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await refused(wizard, 'search', 'Please enter a valid property address')
  await wizard.says('Please select an occupancy type')
  await page.getByLabel('Property address').fill('Alder')
  // Leaving the field closes its suggestions, which hide all else from screen readers while they are open.
  await page.locator('#search').blur()
  await refused(wizard, 'search', 'Please enter a valid property address')
  await page.getByRole('button', { name: 'Enter it manually' }).click()
  await refused(wizard, 'street1', 'Street address is required')
  await page.getByLabel('City').fill('Sacr4mento')
  await page.getByLabel('ZIP code').fill('958')
  await wizard.next().click()
  await wizard.says('Please enter a valid city name')
  await wizard.says('Please enter a valid zipcode')
  await page.getByLabel('Street address').fill('12 Alder Way')
  await page.getByLabel('City').fill('Sacramento')
  await page.getByLabel('State').selectOption('CA')
  await page.getByLabel('ZIP code').fill('95814')
  await wizard.occupancy()
  await wizard.continue(HEADINGS[1])

  await page.getByText('No, I live somewhere else').click()
  await refused(wizard, 'street1', 'Street address is required')
  await page.getByText('Yes, I live here').click()
  await wizard.continue(HEADINGS[2])
  await refused(wizard, 'isListedForSale', 'Is this property currently for sale: Required')
  await wizard.forSale()

  await refused(wizard, 'employmentType', 'How do you earn this income: Required')
  await wizard.earns('145000', 'Unemployed')
  await refused(wizard, 'employmentType', "We apologize. At this time, we don't lend to unemployed borrowers.")
  await wizard.earns('10000000')
  await refused(wizard, 'income', 'Must be less than $10,000,000')
  await wizard.income()

  await refused(wizard, 'firstName', 'Please enter the first name')
  await wizard.says('Last name is required')
  await page.getByLabel('First name').fill('A')
  await page.getByLabel('Last name').fill('Rey@s')
  await refused(wizard, 'firstName', 'First name must be at least 2 characters long')
  await wizard.says('Some of the characters entered are not supported.')
  await wizard.name()

  await refused(wizard, 'dob', 'Date of birth is required')
  await wizard.born('02', '30', '1984')
  await refused(wizard, 'dob', 'Invalid date')
  await wizard.born('01', '01', '1899')
  await refused(wizard, 'dob', 'Invalid date')
  await wizard.born('05', '17', String(new Date().getFullYear() - 10))
  await refused(wizard, 'dob', 'Must be at least 18 years old')
  await wizard.birthdate()

  await refused(wizard, 'email', 'Please enter your email')
  await wizard.says('Please enter your mobile phone')
  await page.getByLabel('Email').fill('ana@')
  await page.getByLabel('Mobile phone').fill('415555')
  await refused(wizard, 'email', 'Please enter a valid email address')
  await wizard.says('Please enter a valid phone number')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile phone').fill('1155550132')
  await refused(wizard, 'phoneNumber', 'Country code 1 is not needed')
  await wizard.contact(email)

  await refused(wizard, 'password', 'Password: Required')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Password again').fill('shorter')
  await refused(wizard, 'password', 'At least 12 characters')
  await wizard.says("Passwords don't match")
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse9!')
  await refused(wizard, 'confirmation', "Passwords don't match")
})
