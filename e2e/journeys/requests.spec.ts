/** What the team asks for: raised in the console, answered on a phone, refused with words, sent again, written about, and cleared. */
import type { Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveTo } from '../support/live-to.ts'
import { mailsFor } from '../support/mailbox.ts'
import { sharpPhoto } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 360, height: 740 }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const send = async (page: Page, ...names: string[]) => {
  for (const name of names) {
    await page.locator('input[type=file][multiple]').setInputFiles(sharpPhoto(name))
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('KB, uploaded')
  }
}
const condition = (desk: Console, title: string) => desk.part('Conditions').locator('details').filter({ hasText: title })

async function raise(desk: Console, category: string, asked: string, whose?: string): Promise<void> {
  await desk.page.getByRole('button', { name: /^Raise a condition/ }).click()
  const form = desk.page.getByRole('form', { name: 'Raise a condition' })
  await form.getByLabel('Category').selectOption(category)
  if (whose) await form.getByLabel('For', { exact: true }).selectOption(whose)
  await form.getByLabel('What is asked').fill(asked)
  await form.getByRole('button', { name: 'Raise and tell the applicant' }).click()
  await expect(form).toBeHidden()
}

test('a request of the team is answered on a phone, refused with words, sent again, written about, and cleared', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Sound' })
  await liveTo(product.url, borrower, 'INCOME_VERIFICATION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  await raise(desk, 'HELOC_MANUAL_PAYSTUB_UPLOAD', 'Send your two newest pay stubs from Juniper Design.')
  await expect(condition(desk, 'Send your pay stubs')).toContainText('waits for an answer')

  await page.setViewportSize(PHONE)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/income/review`)
  await page.getByRole('link', { name: 'See what we need' }).click()
  await arrived(page, { path: '/conditions', heading: 'Answer our requests' })
  await page.getByRole('link', { name: /^Upload documents/ }).click()
  await arrived(page, { path: '/conditions/upload-document', heading: 'Send your pay stubs' })
  await send(page, 'october.png')
  await page.getByRole('button', { name: 'Send to our team' }).click()
  await expect(page.getByText('Upload at least 2 documents').first()).toBeVisible()
  await send(page, 'a-mistake.png')
  await page.getByRole('button', { name: 'Remove a-mistake.png' }).click()
  await send(page, 'november.png')
  await page.getByRole('button', { name: 'Send to our team' }).click()
  await arrived(page, { path: '/conditions' })
  await expect(page.getByRole('article', { name: 'Send your pay stubs' })).toContainText('In review')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

  await page.getByText('Messages', { exact: false }).first().click()
  await page.getByLabel(/^Message about/).fill('Is the October stub recent enough?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Is the October stub recent enough?')).toBeVisible()

  const shown = condition(desk, 'Send your pay stubs')
  await expect(shown).toContainText('1 new message', { timeout: 30_000 })
  await shown.locator('summary').click()
  await expect(shown).toContainText('Is the October stub recent enough?')
  await shown.getByRole('button', { name: 'october.png' }).click()
  await expect(shown.getByRole('region', { name: /october\.png/ })).toBeVisible()
  await shown.getByRole('button', { name: 'Reject', exact: true }).click()
  await shown.getByLabel('Reason').fill('One is of last year.')
  await shown.getByRole('button', { name: 'Reject and record' }).click()
  await expect(shown.getByText('Write at least 3 characters')).toBeVisible()
  await shown.getByLabel('What the applicant reads').fill('The October stub is from last year. Send the one from this month.')
  await shown.getByRole('button', { name: 'Reject and record' }).click()
  await expect(shown).toContainText('rejected')

  await page.reload()
  await expect(page.getByText('The October stub is from last year.')).toBeVisible()
  await page.getByRole('link', { name: /^Send again/ }).click()
  await arrived(page, { path: '/conditions/upload-document' })
  await send(page, 'december.png', 'november-again.png')
  await page.getByRole('button', { name: 'Send to our team' }).click()
  await arrived(page, { path: '/conditions' })

  await expect(shown).toContainText('to decide', { timeout: 30_000 })
  await shown.getByRole('button', { name: 'Clear', exact: true }).click()
  await shown.getByLabel('Reason').fill('Both name the employer and this year.')
  await shown.getByRole('button', { name: 'Clear and record' }).click()
  await expect(shown).toContainText('cleared')
  await expect(desk.part('Audit log')).toContainText('Condition decided')
  await page.reload()
  await expect(page.getByText('Completed requests (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Continue your application' }).click()
  await arrived(page, { path: '/income/review' })
  await desk.page.close()
})

test('a phone number that the team asks for is confirmed by a code, and the request is completed', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Sound' })
  await liveTo(product.url, borrower, 'INCOME_VERIFICATION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  await raise(desk, 'MISSING_PHONE_NUMBER', 'The number we have does not reach you. Confirm another one.')
  await page.setViewportSize(PHONE)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/conditions`)
  await page.getByRole('link', { name: /^Confirm your number/ }).click()
  await arrived(page, { path: '/conditions/phone-number' })
  await page.getByLabel('Phone number').fill('4155550132')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(heading(page)).toHaveText('What is the code we sent you?')
  await page.getByLabel('Code', { exact: true }).fill('550132')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arrived(page, { path: '/income/review' })
  await expect(condition(desk, 'Confirm your phone number')).toContainText('cleared', { timeout: 30_000 })
  await desk.page.close()
})

test('someone who signs beside the borrower answers their own request, signed in by a mailed code', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = `sam.${crypto.randomUUID().slice(0, 8)}@example.test`
  const borrower = await borrowerOf(product.url, { lastName: 'Sound' })
  await liveTo(product.url, borrower, 'COLLECT_ADDITIONAL_INFO')
  await borrower.answer('contact', { phoneNumber: '4155550132', code: '550132' })
  const HELOC = '/service-application/api/v1/application/heloc'
  const { example } = await borrower.read<{ example: object }>(`${HELOC}/${borrower.uuid}/items/about-you`)
  await borrower.answer('about-you', { ...example, ownership: 'JOINT', coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email }] })
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } }))
  await desk.signIn()
  await desk.open(borrower.uuid)
  await raise(desk, 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'Send your newest property tax bill.', 'Sam Reyes')
  await expect(condition(desk, 'Show that the home is yours')).toContainText('Sam Reyes')

  await page.setViewportSize(PHONE)
  await page.goto('/account/heloc/heloc-signer/conditions')
  await arrived(page, { path: '/heloc-signer/login' })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(heading(page)).toHaveText('What is the code we sent you?')
  let code = ''
  await expect
    .poll(async () => {
      const mail = (await mailsFor(product.url, email)).find(({ subject }) => subject === 'Your sign-in code')
      code = /\d{6}/.exec(mail?.body ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, { path: '/heloc-signer/conditions', heading: 'Answer our requests' })
  await page.getByRole('link', { name: /^Upload documents/ }).click()
  await arrived(page, { path: '/heloc-signer/conditions/upload-document', heading: 'Show that the home is yours' })
  await send(page, 'tax-bill.png')
  await page.getByRole('button', { name: 'Send to our team' }).click()
  await arrived(page, { path: '/heloc-signer/conditions' })
  await expect(page.getByRole('article', { name: 'Show that the home is yours' })).toContainText('In review')
  await expect(condition(desk, 'Show that the home is yours')).toContainText('to decide', { timeout: 30_000 })
  await desk.page.close()
})
