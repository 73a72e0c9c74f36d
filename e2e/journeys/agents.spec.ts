/** Whoever sends applicants: from a link in an email to the row of the applicant, which no one else who sends applicants sees. */
import type { Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { arrived } from '../support/arrived.ts'
import { linkIn } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

const APPLICANTS = { path: '/console/agent/applicants', heading: 'Your applicants' } as const

test('a loan officer emails a link, the applicant begins by it, and that loan officer sees how far they are; another sees nothing', {
  tag: '@soak',
}, async ({ page, browser, product, email }) => {
  const open = (): Promise<Page> => browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  const officer = await open()
  await new Console(officer).signInAsAgent('originator')
  await arrived(officer, APPLICANTS)
  await officer.getByRole('link', { name: 'Links', exact: true }).click()
  await officer.getByRole('button', { name: 'Email a link' }).click()
  await officer.getByLabel('Their first name').fill('Ana')
  await officer.getByLabel('Their email').fill(email)
  await officer.getByRole('button', { name: 'Email the link' }).click()
  await expect(officer.getByRole('listitem').filter({ hasText: email })).toContainText('sent')

  await page.goto(await linkIn(product.url, email, /sent you a link to apply$/))
  await arrived(page, { path: '/account/heloc/invitation', heading: /^Apply for a home equity line of credit/ })
  await page.getByRole('button', { name: 'Start my application' }).click()
  const wizard = new Wizard(page)
  await expect(wizard.heading()).toHaveText(HEADINGS[0])
  await wizard.alive()
  await wizard.property()
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await wizard.name('Zane')
  await wizard.birthdate()
  await wizard.contact(email)
  await wizard.password()
  await wizard.next().click()
  await arrived(page, { path: '/product/select', heading: /, you can borrow up to \$/ })

  await officer.getByRole('link', { name: 'Applicants', exact: true }).click()
  await arrived(officer, APPLICANTS)
  const row = officer.getByRole('main').getByRole('listitem').filter({ hasText: 'Ana Z.' })
  await expect(row).toContainText('Choosing an offer')
  await expect(row).not.toContainText('Zane')
  await officer.getByRole('link', { name: 'Links', exact: true }).click()
  await expect(officer.getByRole('listitem').filter({ hasText: email })).toContainText('application begun')

  const other = await open()
  await new Console(other).signInAsAgent('broker')
  await arrived(other, APPLICANTS)
  await expect(other.getByText('No one has applied by your links yet.')).toBeVisible()
})
