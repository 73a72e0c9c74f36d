/** Who is let where: the wizard's order, redirects, the login, another person's application. */

import { HEADINGS, STEP_PATHS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { isSoak } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

const BASE = '/account/heloc'

test('a later step opened without a property leads to the first', async ({ page }) => {
  // The second, one in the middle and the last: each is another visit.
  for (const path of isSoak ? STEP_PATHS.slice(1) : [STEP_PATHS[1], STEP_PATHS[5], STEP_PATHS.at(-1)]) {
    await page.goto(`${BASE}/register-v2${path}`)
    await arrived(page, at.register)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[0])
  }
})

test('a step whose predecessors lack answers leads to the first that does', { tag: '@soak' }, async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.property()
  await page.goto(`${BASE}/register-v2/birthdate`)
  await arrived(page, { path: '/home-address' })
})

test('typed text survives a reload and going back and forth', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.property()
  await wizard.home()
  await wizard.forSale()
  await wizard.income('98765')
  // The reload is the subject.
  await page.reload()
  await expect(wizard.heading()).toHaveText(HEADINGS[4])
  await page.goBack()
  await expect(wizard.heading()).toHaveText(HEADINGS[3])
  await expect(page.getByLabel('Annual income', { exact: true })).toHaveValue(/98,?765/)
  await expect(page.getByLabel('How do you earn this income?')).toHaveValue('FULL_TIME')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Yes, I live here' })).toBeChecked()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Property address')).toHaveValue(/12 Alder Way/)
  await expect(page.getByRole('radio', { name: /I live here/ })).toBeChecked()
  await wizard.continue(HEADINGS[1])
  // The reload is the subject.
  await page.reload()
  await expect(wizard.heading()).toHaveText(HEADINGS[1])
})

test('register, in every address it has had, leads to the wizard with its query', { tag: '@soak' }, async ({ page }) => {
  for (const path of ['/account/heloc/register', '/account/register', '/register']) {
    await page.goto(`${path}?org=NORTHGATE&utm_source=web&state=CA`)
    await arrived(page, at.register)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query), path).toMatchObject({ org: 'NORTHGATE', utm_source: 'web', state: 'CA' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[0])
  }
})

test('a visitor without a session who opens an application logs in and comes back to it', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await page.goto(`${BASE}/${borrower.uuid}/product/select`)
  await arrived(page, at.login)
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toContain(`${BASE}/${borrower.uuid}/product/select`)
  await page.getByLabel('Email').fill(borrower.email)
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse9!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page, { path: `/${borrower.uuid}/product/select` })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
})

test("another person's application is as unknown as none", { tag: '@soak' }, async ({ page, product }) => {
  expectProblems(page, /status of 404/)
  const [one, other] = [await borrowerOf(product.url), await borrowerOf(product.url)]
  await signIn(page, one)
  for (const uuid of [other.uuid, '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`${BASE}/${uuid}/product/select`)
    await arrived(page, at.dashboard)
  }
})

test('the host application handles paths outside the portal', { tag: '@soak' }, async ({ page, product }) => {
  await signIn(page, await borrowerOf(product.url))
  for (const [path, end] of [
    ['/', '/dashboard'],
    ['/account', '/dashboard'],
    ['/account/heloc', '/dashboard'],
    ['/account/heloc/terms', '/terms'],
    ['/account/heloc/privacy', '/privacy'],
    ['/account/heloc/licenses', '/licenses'],
    ['/account/heloc/communications', '/communications'],
  ] as const) {
    await page.goto(path)
    await arrived(page, { path: end })
  }
})

test('the index of a group leads to its parent, and income/link to the review', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  await page.goto(`${BASE}/${borrower.uuid}/start`)
  await arrived(page, at.offer)
  await page.goto(`${BASE}/${borrower.uuid}/income/link`)
  await arrived(page, { path: '/income/review' })
  await expect(page.getByText('This part is not open right now')).toBeVisible()
  await page.getByRole('button', { name: 'Continue where I left off' }).click()
  await arrived(page, at.offer)
})

test('the organization is kept for the whole visit, across redirects, reloads and the login', async ({ page }) => {
  await page.goto('/account/register?org=NORTHGATE')
  await arrived(page, at.register)
  const logo = page.getByRole('img', { name: 'Northgate Credit Union' })
  await expect(logo).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(logo).toBeVisible()
  // The reload is the subject.
  await page.reload()
  await expect(logo).toBeVisible()
  await page.goto('/dashboard')
  await arrived(page, at.login)
  await expect(logo).toBeVisible()
})
