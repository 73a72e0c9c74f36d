/** The registers at the console: what an administrator writes there greets the applicant, and another lender's people never see it. */
import type { Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { expect, test } from '../support/test.ts'

const REGISTERS = '/console/administration/registers'

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('an administrator adds an offer code and a loan officer, and the website greets with them; another lender’s sees neither', {
  tag: '@soak',
}, async ({ page, browser, product }) => {
  const code = `J${Date.now().toString(36).toUpperCase()}`
  await new Console(page).signIn('administrator')
  await page.goto(REGISTERS)
  await page.getByRole('button', { name: 'Add an offer code' }).click()
  await fill(page, { 'Offer code': code.toLowerCase(), 'First name': 'Wren', 'Last name': 'Reyes', Street: '48 Elm Street' })
  await fill(page, { City: 'Sacramento', 'Day on which it arrives': '2026-11-02', 'Last day to respond': '2099-12-31' })
  await page.getByRole('button', { name: 'Save' }).click()
  // What is missing is said at its field, and what was typed stays.
  await expect(page.getByText('Fill in “ZIP code”')).toBeVisible()
  await fill(page, { 'ZIP code': '95816' })
  await page.locator('#entry-state').selectOption('CA')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 3, name: code })).toBeFocused()
  await expect(page.getByText('Added by administrator@hearthline.example')).toBeVisible()

  await page.getByRole('link', { name: 'Loan officers', exact: true }).click()
  await page.getByRole('button', { name: 'Add a loan officer' }).click()
  await fill(page, { Name: 'Nia Brooks', Email: 'nia@example.test', Phone: '(916) 555-0111' })
  await page.getByLabel('California').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/entry=/)
  const officer = new URL(page.url()).searchParams.get('entry')

  const visit = async (path: string, more: object = {}) => {
    const visitor = await browser.newPage({ baseURL: product.url, ...more })
    await visitor.goto(path)
    return visitor
  }
  const applicant = await visit(`/account/heloc/register?reservationCode=${code}&referrer=${officer}`, {
    viewport: { width: 1440, height: 900 },
  })
  await expect(applicant.getByText(/It is good through/)).toBeVisible()
  await expect(applicant.getByText('Nia Brooks').first()).toBeVisible()

  const theirs = await visit('/console?org=RIOSOL')
  await new Console(theirs).signIn('administrator', 'riosol.example', 'RIOSOL')
  await theirs.goto(`${REGISTERS}?org=RIOSOL`)
  await expect(theirs.getByText('No offer codes yet')).toBeVisible()
  await theirs.goto(`${REGISTERS}?org=RIOSOL&register=loan-originator&entry=${officer}`)
  await expect(theirs.getByText('No such entry was found')).toBeVisible()
})
