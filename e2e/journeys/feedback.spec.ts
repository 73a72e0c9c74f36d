/** What people tell us: feedback to the CEO, and why someone leaves in the middle. */

import { ShellParts } from '../pages/shell.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'
import { withFlags } from '../support/with-flags.ts'

let ana: Borrower
test.beforeEach(async ({ page, product }) => {
  ana ??= await borrowerOf(product.url)
  await ana.untilStep('OFFER_SELECTION')
  // Each test signs out of a session of its own.
  const { email } = ana
  const reply = await fetch(`${product.url}/identity/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': 'HEARTH' },
    body: JSON.stringify({ email, password: 'Correct-horse9!' }),
  })
  const { jwt } = (await reply.json()) as { jwt: string }
  await signIn(page, { jwt, org: 'HEARTH' })
})

const FEEDBACK = '**/service-profile/api/v1/feedback/ceo'

test('feedback to the CEO: a missing field is marked, the text survives a failure, and it arrives', { tag: '@soak' }, async ({ page }) => {
  await page.goto(`/account/heloc/${ana.uuid}/product/select`)
  await page.getByRole('button', { name: 'Share feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your thoughts with our CEO' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(3)
  await expect(dialog.getByRole('radio', { name: 'Improve our product' })).toBeFocused()
  await dialog.getByRole('radio', { name: 'Improve our product' }).check()
  await dialog.getByLabel('Your message').fill('Too short')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toContainText('Must be at least 10 characters')
  await expect(dialog.getByLabel('Your message')).toBeFocused()
  await dialog.getByLabel('Your message').fill('x'.repeat(1001))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toContainText('Must be at most 1000 characters')
  await dialog.getByLabel('Your message').fill('The slider is lovely.')
  await dialog.getByRole('radio', { name: 'No' }).check()

  await page.route(FEEDBACK, (route) => route.fulfill({ status: 500, json: { status: 500, message: 'inside', errors: [] } }))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(dialog.getByLabel('Your message')).toHaveValue('The slider is lovely.')
  await page.unroute(FEEDBACK)

  const sent = page.waitForRequest(FEEDBACK)
  await dialog.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postDataJSON()).toEqual({
    applicationUuid: ana.uuid,
    topic: 'Improve our product',
    message: 'The slider is lovely.',
    marketingConsent: false,
    pathname: `/account/heloc/${ana.uuid}/product/select`,
    productType: 'HELOC',
  })
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
})

test("a partner's staff have no such link", { tag: '@soak' }, async ({ page, product }) => {
  const other = await borrowerOf(product.url, { org: 'NORTHGATE' })
  await signIn(page, other)
  await page.goto('/dashboard?org=NORTHGATE')
  await expect(new ShellParts(page).rail()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share feedback' })).toHaveCount(0)
})

test.describe('leaving in the middle of an application', () => {
  const ASSIGNMENT = '**/service-application/api/v1/experiments/assignment'
  const survey = 'Before you go: why are you leaving now?'

  test('the survey opens during the sign-out, which continues; the answer is sent, the exposure once', async ({ page }) => {
    const shell = new ShellParts(page)
    await withFlags(page, { 'leave-survey': true })
    await page.goto(`/account/heloc/${ana.uuid}/product/select`)
    await expect(page.locator('.money-large').first()).toBeVisible()
    const exposed = page.waitForRequest(ASSIGNMENT)
    await shell.signOut()
    await expect(page.getByRole('dialog', { name: survey })).toBeVisible()
    expect((await exposed).postDataJSON()).toEqual({ name: 'leave-survey', variation: 'variation', appUuid: ana.uuid })
    await arrived(page, at.login)
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please select a reason')).toBeVisible()
    await page.getByRole('radio', { name: 'Something was not clear' }).check()
    const told = page.waitForRequest((request) => (request.postData() ?? '').includes('"reason":"UNCLEAR"'))
    await page.getByRole('button', { name: 'Send' }).click()
    await told
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('it is not shown without its flag, elsewhere, or to someone who turned to the phone', { tag: '@soak' }, async ({ page }) => {
    const shell = new ShellParts(page)
    await page.goto(`/account/heloc/${ana.uuid}/product/select`)
    await expect(page.locator('.money-large').first()).toBeVisible()
    await withFlags(page, { 'leave-survey': true })
    await page.goto(`/account/heloc/${ana.uuid}/product/select`)
    await expect(page.locator('.money-large').first()).toBeVisible()
    await page.evaluate(() => {
      const call = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')
      call?.addEventListener('click', (event) => event.preventDefault())
      call?.click()
    })
    await shell.signOut()
    await arrived(page, at.login)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
