/** Debts that the line pays off, in the browser: by their creditors' quotes, in full or not at all. */
import { Console } from '../pages/console.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, type OffersBody, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveOnTo } from '../support/live-to.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

interface Debts {
  readonly liabilities: readonly { readonly id: string; readonly creditor: string; readonly monetaryBalance: number }[]
}

/** Chooses the smallest draw that pays off the smallest debt; its creditor, and what the agreement sets aside for it, in dollars. */
async function choosePayoff(borrower: Borrower) {
  await borrower.untilStep('OFFER_SELECTION')
  const { offers, liabilities } = (await borrower.offers()) as OffersBody & Debts
  const debt = liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)[0]!
  const { type, term, originationFee, minDraw } = offers[0]!
  await borrower.answer('chosen-offer', {
    ...{ type, termYears: term, originationFeeBps: Math.round(originationFee * 100), discounts: [], cashPreference: 'DEDUCT' },
    ...{ drawCents: Math.round((minDraw + debt.monetaryBalance) * 100), payOffTradelineIds: [debt.id] },
  })
  return debt
}

test('a creditor asks for more than the draw has, quotes anew, is paid in full, and the line opens', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(180_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Okafor' })
  const { monetaryBalance } = await choosePayoff(borrower)
  await liveOnTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'RESCISSION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'PAYOFF_REQUEST_PENDING')

  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/payoff/hold', heading: 'We are arranging your payoff' })
  await expect(page.getByText('as your agreement says')).toBeVisible()

  const quote = async (dollars: number) => {
    await desk.open(borrower.uuid)
    await desk.page.getByLabel('Payoff amount').fill(String(dollars))
    await desk.page.getByLabel('Interest for each day after that').fill('1.25')
    await desk.page.getByLabel('Address for the payment').fill('Payoff Department, 1 Bank Plaza, Omaha, NE 68102')
    await desk.page.getByLabel('Good through').fill('2099-12-31')
    await desk.page.getByLabel('Date of the letter').fill('2026-01-02')
    await desk.reason().fill('Letter in the file')
    await desk.page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(desk.page.locator('.notice')).toContainText('Recorded')
  }
  await quote(900_000)
  await expect(desk.page.getByText('No debt is paid in part')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draw is $', { exact: false })).toBeVisible()
  await quote(monetaryBalance + 12.34)
  await liveOn(product.url, borrower, 'COMPLETE')
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'Your line is open' })
  await desk.page.close()
})
