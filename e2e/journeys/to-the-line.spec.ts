/** To the open line in the browser, where the home, its owner, its state or the amount is not like anyone else’s. */
import type { Browser, Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { FloodPolicy, Trust } from '../pages/insurance.ts'
import { Notary } from '../pages/notary.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { AUSTIN } from '../support/at-step.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveTo } from '../support/live-to.ts'
import { expect, test } from '../support/test.ts'
import { type WalkToLine, walkToLine } from '../support/walk-to-line.ts'

test.use({ alone: true })

const ATLANTA = { city: 'Atlanta', state: 'GA', zip: '30303' }
const DENVER = { city: 'Denver', state: 'CO', zip: '80202' }

interface Who {
  readonly lastName: string
  readonly place?: typeof AUSTIN
}

interface Around {
  readonly page: Page
  readonly product: { readonly url: string }
  readonly browser: Browser
}

interface Walked {
  readonly steps: readonly string[]
  readonly borrower: Borrower
}

/** What is before the bank account is not its subject, and lived by calls; from there on it is a person’s way, to the line on the dashboard. */
async function toLine(
  { page, product, browser }: Around,
  { lastName, place }: Who,
  actsOf: (borrower: Borrower) => WalkToLine['acts'] = () => ({}),
): Promise<Walked> {
  test.setTimeout(300_000)
  const borrower = await borrowerOf(product.url, { lastName, ...(place && { place }) })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  const steps = await walkToLine({ page, borrower, desk, acts: actsOf(borrower) ?? {} })
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'Your line is open' })
  await expect(page.getByText('Available credit')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your dates' }).getByText('Money in your account')).toBeVisible()
  await desk.page.close()
  return { steps, borrower }
}

test('a Texan’s homestead: twelve days, the day with the itemized costs, documents read here and signed at an office, and the line', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  const { steps } = await toLine({ page, product, browser }, { lastName: 'Texan', place: AUSTIN })
  expect(steps.filter((step) => step === 'NOTARY_WAITING_PERIOD').length).toBeGreaterThan(5)
  expect(steps).toContain('MANUAL_DEED_SIGNING')
  // Read here, and signed at the office with the deed: the dates say so in that order.
  expect(steps.indexOf('NOTE_SIGNING')).toBeLessThan(steps.indexOf('MANUAL_DEED_SIGNING'))
  const dates = page.getByRole('list', { name: 'Your dates' })
  for (const done of ['Waiting period over', 'Documents read', 'Agreement signed', 'Signed everything at the office'])
    await expect(dates.getByText(done)).toBeVisible()
})

test('in Georgia: an attorney’s review, the deed at the attorney’s office, and the line', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const { steps } = await toLine({ page, product, browser }, { lastName: 'Okafor', place: ATLANTA })
  expect(steps).toContain('ATTORNEY_REVIEW')
  expect(steps).toContain('MANUAL_DEED_SIGNING')
})

test('online in Colorado: a session that fails, one that signs the deed, and the line', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const notary = new Notary(page)
  const fails = async () => {
    await notary.meetNow()
    await notary.enter()
    await notary.press('Join the session', 'Show my ID')
    await expect(page.getByRole('alert')).toContainText('could not confirm the identity')
    await notary.press('Go back')
    await arrived(page, { path: /\/notary\/error$/ })
  }
  const signs = async () => {
    await page.getByRole('link', { name: 'Choose another time online' }).click()
    await notary.meetNow()
    await notary.enter()
    await notary.press('Join the session', 'Show my ID', 'Sign the deed', 'Go back')
  }
  const { steps } = await toLine({ page, product, browser }, { lastName: 'Notaryfail', place: DENVER }, (borrower) => ({
    'notary-appointment': fails,
    'notary-rebooking': signs,
    // The provider tells it, a moment after the room has closed.
    'notary-session': () => expect.poll(async () => (await borrower.application()).openItem).not.toBe('notary-session'),
  }))
  expect(steps).not.toContain('MANUAL_DEED_SIGNING')
})

test('a home in a trust: its pages, the trustee’s signature, and the line', { tag: '@soak' }, async ({ page, product, browser }) => {
  const { steps } = await toLine({ page, product, browser }, { lastName: 'Trustee' }, () => ({
    'trust-and-flood-insurance': () => new Trust(page).show('Ana Trustee'),
  }))
  expect(steps).toContain('TRUST_AND_INSURANCE')
})

test('a home in a flood zone: the notice, the policy, and the line', { tag: '@soak' }, async ({ page, product, browser }) => {
  const { steps } = await toLine({ page, product, browser }, { lastName: 'Floodzone' }, () => ({
    'trust-and-flood-insurance': () => new FloodPolicy(page).show(),
  }))
  expect(steps).toContain('TRUST_AND_INSURANCE')
})

test('an amount that is changed before signing is what is signed, sent and owed', { tag: '@soak' }, async ({ page, product, browser }) => {
  let isChanged = false
  const { borrower } = await toLine({ page, product, browser }, { lastName: 'Reyes' }, () => ({
    'final-offer': async () => {
      if (!isChanged) {
        await page.getByRole('button', { name: 'Change my amount' }).click()
        await arrived(page, at.offer)
        await page.getByLabel('Exact amount').fill('31000')
        await page.getByLabel('Exact amount').press('Tab')
        await page.getByRole('button', { name: 'Choose this offer' }).first().click()
        await arrived(page, at.confirm)
        await page.getByRole('button', { name: 'Confirm this offer' }).click()
        await arrived(page, { ...at.finalOffer, timeout: 30_000 })
        await expect(page.getByText('First draw').locator('..')).toContainText('$31,000')
        isChanged = true
      }
      await page.getByLabel('I accept this offer').check()
      await page.getByRole('button', { name: 'Accept and continue' }).click()
      await arrived(page, { path: '/signing/intro', heading: 'You’re ready to sign', timeout: 30_000 })
    },
  }))
  expect(isChanged).toBe(true)
  const { amount } = await borrower.read<{ amount: number }>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)
  expect(amount).toBe(31_000)
  // On the day itself it can still be stopped: it is said to go out, and with what is left of the amount after the costs.
  await expect(page.getByRole('listitem').filter({ hasText: 'Goes out to your bank account' })).toContainText('$30,575')
})
