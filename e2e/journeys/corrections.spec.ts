/** What was submitted is corrected from the dashboard: the preview tells what it changes, and only then it counts. */
import type { Page } from '@playwright/test'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveOnTo } from '../support/live-to.ts'
import { expect, test } from '../support/test.ts'

/** Submitted, at the first stop behind it. */
async function submitted(url: string, lastName: string, until = 'INCOME_VERIFICATION'): Promise<Borrower> {
  const borrower = await borrowerOf(url, { lastName })
  await borrower.untilStep('OFFER_SELECTION')
  const [offer] = (await borrower.offers()).offers.filter(({ type }) => type === 'FIXED').toSorted((a, b) => b.maxDraw - a.maxDraw)
  const { term, originationFee, maxDraw } = offer!
  const drawCents = Math.round(maxDraw * 100)
  const originationFeeBps = Math.round(originationFee * 100)
  await borrower.answer('chosen-offer', { type: 'FIXED', termYears: term, originationFeeBps, drawCents, discounts: [] })
  await liveOnTo(url, borrower, until)
  return borrower
}

const correct = async (page: Page, borrower: Borrower, group: string) => {
  await signIn(page, borrower)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Correct your information' }).click()
  await arrived(page, { path: `/${borrower.uuid}/corrections` })
  await page.getByRole('link', { name: `Correct: ${group}`, exact: true }).click()
}

test('a lower income is told with the offer that it changes, and counts once it is confirmed', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await submitted(product.url, 'Okafor')
  await correct(page, borrower, 'Your income')
  await page.getByLabel('Annual income before tax').fill('60000')
  await page.getByRole('button', { name: 'See what this changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here is what this changes')
  await expect(page.getByText('After: $60,000')).toBeVisible()
  await expect(page.getByRole('region', { name: 'You do again' })).toContainText('Choose your offer')
  expect(await borrower.step()).toBe('INCOME_VERIFICATION')
  await page.getByRole('button', { name: 'Confirm this correction' }).click()
  await borrower.untilStep('OFFER_SELECTION')
  await expect(page).toHaveURL(/\/dashboard(\?|$)/)
  // What happened, what to do, and what was chosen: none of it has to be remembered.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing to do: choose your offer again', { timeout: 20_000 })
  await expect(page.getByText('You corrected your income, so we calculated your offers again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The offer you chose before' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose your offer again' }).click()
  await arrived(page, { path: '/product/select' })
  await expect(page.getByText('You corrected your income, so we calculated your offers again.')).toBeVisible()
})

test('a correction that would refuse says so, is left, and changes nothing', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await submitted(product.url, 'Okafor')
  await correct(page, borrower, 'For sale')
  await page.getByRole('radio', { name: 'Yes, or it will be soon' }).check()
  await page.getByRole('button', { name: 'See what this changes' }).click()
  await expect(page.getByText('With this change, we could not offer you this line')).toBeVisible()
  await page.getByRole('link', { name: 'Leave it as it was' }).click()
  await expect(page).toHaveURL(/\/dashboard(\?|$)/)
  expect(await borrower.step()).toBe('INCOME_VERIFICATION')
})

test('new inquiries are answered for one by one, on their own screen', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await submitted(product.url, 'Inquiries', 'LIEN_VERIFICATION_INQUIRY')
  expect(await borrower.step()).toBe('LIEN_VERIFICATION_INQUIRY')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/liens`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Did you open any new credit?')
  for (const group of await page.getByRole('radiogroup').all()) await group.getByLabel('No').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await borrower.untilStep('INCOME_VERIFICATION')
})

test('a lower verified income is chosen again, and the dashboard says what changed and why', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await submitted(product.url, 'Incomelower')
  await liveOnTo(product.url, borrower, 'REVISED_OFFER_SELECTION')
  const [offer] = (await borrower.offers()).offers.filter(({ type }) => type === 'FIXED').toSorted((a, b) => b.maxDraw - a.maxDraw)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/product/select`)
  await expect(page.getByText('It isn’t offered with the new figures.')).toBeVisible()
  const { term, originationFee, maxDraw } = offer!
  await borrower.answer('revised-offer', {
    type: 'FIXED',
    termYears: term,
    originationFeeBps: Math.round(originationFee * 100),
    drawCents: Math.round(maxDraw * 100),
    discounts: [],
  })
  await page.goto('/dashboard')
  await expect(page.getByText('What changed since you first chose')).toBeVisible()
  await expect(page.getByText(/because of .*your verified income/).first()).toBeVisible()
})
