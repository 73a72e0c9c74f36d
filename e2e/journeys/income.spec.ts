/** Income in each way that a person may show it, from the list of sources to what comes of it. */
import type { Page } from '@playwright/test'
import { Income } from '../pages/income.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { confirmIncome } from '../support/operator.ts'
import { smallPicture } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

const REVIEW = { path: '/income/review', heading: 'Verify your income' } as const

/** Someone who has submitted, by the calls that the screens use; `draw`: which of the offers' draws was chosen. */
async function atIncome(
  page: Page,
  product: { readonly url: string },
  lastName: string,
  draw: 'minDraw' | 'maxDraw' = 'minDraw',
): Promise<Borrower> {
  const borrower = await borrowerOf(product.url, { lastName })
  await borrower.untilStep('OFFER_SELECTION')
  const { offers } = await borrower.offers()
  const fixed = offers.filter(({ type }) => type === 'FIXED').toSorted((a, b) => b.maxDraw - a.maxDraw)[0]!
  await borrower.answer('chosen-offer', {
    type: 'FIXED',
    termYears: fixed.term,
    originationFeeBps: Math.round(fixed.originationFee * 100),
    drawCents: draw === 'maxDraw' ? Math.floor(fixed.maxDraw * 100) : Math.ceil(fixed.minDraw * 100),
    discounts: [],
  })
  for (const [item, step] of [
    ['contact', 'COLLECT_ADDITIONAL_INFO'],
    ['about-you', 'COLLECT_ADDITIONAL_INFO'],
    ['hmda', 'HMDA'],
    ['submission', 'APP_SUBMISSION'],
  ] as const) {
    await borrower.untilStep(step)
    const { example } = await borrower.read<{ example: unknown }>(
      `/service-application/api/v1/application/heloc/${borrower.uuid}/items/${item}`,
    )
    await borrower.answer(item, example)
  }
  await borrower.untilStep('INCOME_VERIFICATION')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/income/review`)
  await arrived(page, REVIEW)
  return borrower
}

test('payroll is connected at the provider’s own page, and a person who leaves it comes back without loss', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await atIncome(page, product, 'Reyes')
  const income = new Income(page)
  await income.open('Payroll account', 'Connect payroll')
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await arrived(page, { path: '/income/link/payroll', heading: 'Connect your payroll' })
  await expect(page.getByText('You left before it was finished')).toBeVisible()
  await page.getByRole('button', { name: 'Connect payroll' }).click()
  await income.signInAt('Harbor Foods')
  await income.verified()
  await expect(page.getByText('All of your income is verified.')).toBeVisible()
  await page.reload()
  await income.verified()
  await income.continue()
  await borrower.untilStep('DISBURSEMENT_ACCOUNT')
  await arrived(page, { path: '/bank/disburse' })
})

test('bank deposits verify an income', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await atIncome(page, product, 'Reyes')
  const income = new Income(page)
  await income.open('Bank account', 'Connect bank')
  await income.signInAt('Harbor Bank')
  await income.verified()
  await income.continue()
  await borrower.untilStep('DISBURSEMENT_ACCOUNT')
})

test('tax records verify an income, by the page that the tax service leads back to', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await atIncome(page, product, 'Reyes')
  const income = new Income(page)
  await income.open('IRS tax records', 'Continue to the tax service')
  await income.signInAt('Individual return (1040)')
  await income.verified()
  await income.continue()
  await borrower.untilStep('DISBURSEMENT_ACCOUNT')
})

test('a self-employed person uploads tax returns, and a specialist confirms them', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await atIncome(page, product, 'Reyes')
  await page.getByRole('button', { name: /^Tax returns/ }).click()
  await arrived(page, { path: '/income/upload/tax-return', heading: 'Upload your tax returns' })
  const picture = smallPicture('return.png')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'return.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('link', { name: 'Save and continue' }).click()
  await arrived(page, REVIEW)
  await expect(page.getByText('Received', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await arrived(page, { path: '/income/review', heading: 'We’re reviewing your income' })
  const year = new Date().getUTCFullYear()
  const business = (of: number) => ({
    kind: 'SCHEDULE_C',
    payer: 'Reyes Design',
    year: of,
    netProfitCents: 10_000_000,
    depreciationCents: 0,
  })
  await confirmIncome(product.url, borrower.uuid, [business(year - 1), business(year - 2)])
  await arrived(page, { path: '/income/review', heading: 'Some of your income isn’t verified' })
  await page.getByRole('button', { name: 'Continue with $100,000' }).click()
  await borrower.untilStep(/DISBURSEMENT_ACCOUNT|REVISED_OFFER_SELECTION/)
})

test('Incomepartial sees what is short, and goes on with what is verified', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await atIncome(page, product, 'Incomepartial')
  const income = new Income(page)
  await income.payroll()
  await expect(page.getByText('$29,000 of your $145,000 isn’t verified')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with $116,000' }).click()
  await borrower.untilStep('DISBURSEMENT_ACCOUNT')
})

test('Incomelower is offered less, and accepts the revised offer', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await atIncome(page, product, 'Incomelower', 'maxDraw')
  const income = new Income(page)
  await income.payroll()
  await page.getByRole('button', { name: 'Continue with $72,500' }).click()
  await borrower.untilStep('REVISED_OFFER_SELECTION')
  await arrived(page, { path: '/product/select' })
  const [least] = (await borrower.offers()).offers.filter(({ type }) => type === 'FIXED')
  await borrower.answer('revised-offer', {
    type: 'FIXED',
    termYears: least!.term,
    originationFeeBps: Math.round(least!.originationFee * 100),
    drawCents: Math.ceil(least!.minDraw * 100),
    discounts: [],
  })
  await borrower.untilStep('DISBURSEMENT_ACCOUNT')
})
