/** Debts that the line pays off, in the browser: by their creditors' quotes, in full or not at all. */
import type { Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, type OffersBody, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveOnTo } from '../support/live-to.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { smallPicture } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

interface Debts {
  readonly liabilities: readonly { readonly id: string; readonly creditor: string; readonly monetaryBalance: number }[]
  readonly costs: readonly { readonly amountCents: number; readonly paid: string }[]
}

/** Chooses a draw that pays off the smallest debt and little more; its creditor, what the agreement sets aside for it, and all that the draw has for it, in dollars. */
async function choosePayoff(borrower: Borrower) {
  await borrower.untilStep('OFFER_SELECTION')
  const { offers, liabilities, costs } = (await borrower.offers()) as OffersBody & Debts
  const debt = liabilities.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)[0]!
  const { type, term, originationFee } = offers[0]!
  const draw = debt.monetaryBalance + 5_000
  await borrower.answer('chosen-offer', {
    ...{ type, termYears: term, originationFeeBps: Math.round(originationFee * 100), discounts: [], cashPreference: 'DEDUCT' },
    ...{ drawCents: Math.round(draw * 100), payOffTradelineIds: [debt.id] },
  })
  const costCents = costs.reduce((sum, { amountCents, paid }) => (paid === 'FROM_DRAW' ? sum + amountCents : sum), 0)
  return { ...debt, drawDollars: draw, availableDollars: draw - costCents / 100 }
}

/** The lender's day, Pacific Time, so many days ahead of the clock of this machine. */
const lendersToday = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(Date.now() + days * 86_400_000)

async function attachLetter(desk: Console): Promise<void> {
  const letter = { name: 'letter.png', mimeType: 'image/png', buffer: smallPicture('letter.png') }
  await desk.page.locator('.report-field input[type=file]').setInputFiles(letter)
  await expect(desk.page.locator('.report-field').getByRole('button', { name: 'Remove letter.png' })).toBeVisible()
}

interface Happened {
  readonly today: string
  /** the label of the day */
  readonly on: string
  readonly amount?: readonly [label: string, dollars: string]
  readonly number?: string
}

/** What happened to the payoff today, with its evidence. */
async function record(desk: Console, what: string, { today, on, amount, number }: Happened): Promise<void> {
  await desk.page.getByRole('button', { name: /^Record what happened/ }).click()
  const form = desk.page.getByRole('form', { name: /^Record what happened/ })
  await form.getByLabel('What happened').selectOption(what)
  if (number === undefined) await attachLetter(desk)
  else await form.getByLabel('Number of the check or wire').fill(number)
  await form.getByLabel(on).fill(today)
  if (amount) await form.getByLabel(amount[0]).fill(amount[1])
  await form.getByLabel('Reason').fill('Letter in the file')
  await form.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(desk.page.locator('.notice')).toContainText('Recorded')
  await expect(form).toBeHidden()
}

/** By a funder, who did not enter the quotes, and only by someone who says that they compared the letter: by keyboard. */
async function releasedByAnother(borrower: Borrower, desk: Console, page: Page): Promise<void> {
  const openItem = async () => (await borrower.application()).openItem
  await expect.poll(openItem, { timeout: 30_000 }).toBe('funding-decision')
  await desk.open(borrower.uuid)
  await expect(desk.page.getByText('Only a funder releases money at this organization.')).toBeVisible()
  const other = new Console(page)
  await other.signIn('funder')
  await other.open(borrower.uuid)
  await expect(other.part('Paid to creditors')).toContainText('another name than the creditor')
  await page.keyboard.press('a')
  await other.reason().fill('File complete, amounts agree.')
  await page.keyboard.press('Control+Enter')
  const seen = page.getByRole('checkbox', { name: /^I compared the letters: Elm Street Servicing is paid for the debt to/ })
  await expect(seen).toBeFocused()
  await page.keyboard.press('Space')
  await other.reason().focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.notice')).toContainText('Accepted')
  await page.close()
}

test('a creditor asks for more than the draw has, quotes anew, is paid in full, and the line opens', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(240_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Assetrich', income: 600_000 })
  const { monetaryBalance, drawDollars, availableDollars } = await choosePayoff(borrower)
  await liveOnTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'RESCISSION')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  const days = await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'PAYOFF_REQUEST_PENDING')

  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/payoff/hold', heading: 'We are arranging your payoff' })
  await expect(page.getByText('as your agreement says')).toBeVisible()

  const quote = async (dollars: number, { perDay = '1.25', through = lendersToday(days + 60), payee = '' } = {}) => {
    await desk.open(borrower.uuid)
    await attachLetter(desk)
    if (payee) await desk.page.getByLabel('Paid to').fill(payee)
    await desk.page.getByLabel('Payoff amount').fill(dollars.toFixed(2))
    await desk.page.getByLabel('Interest for each day after that').fill(perDay)
    await desk.page.getByLabel('Address for the payment').fill('Payoff Department, 1 Bank Plaza, Omaha, NE 68102')
    await desk.page.getByLabel('Good through').fill(through)
    await desk.page.getByLabel('Date of the letter').fill(lendersToday(days))
    await desk.reason().fill('Letter in the file')
    await desk.page.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(desk.page.locator('.notice')).toContainText('Recorded')
  }
  // The whole draw, of which the costs take a part; above the line two would have to enter it.
  await quote(drawDollars)
  await expect(desk.page.getByText('No debt is paid in part')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draw is $', { exact: false })).toBeVisible()
  // Enough today, and far too little once the quote has ended.
  await quote(availableDollars, { perDay: '20', through: lendersToday(days) })
  await liveOn(product.url, borrower, 'FUNDING_DECISION')
  await desk.moveTime(1)
  await liveOn(product.url, borrower, 'PAYOFF_REQUEST_PENDING')
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/payoff/hold', heading: 'We are arranging your payoff' })
  await expect(page.getByText('We are asking for new amounts')).toBeVisible()
  await quote(monetaryBalance + 12.34, { payee: 'Elm Street Servicing' })
  await releasedByAnother(borrower, desk, await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await liveOn(product.url, borrower, 'COMPLETE')

  // The line is open, and the creditor's answer is recorded beside it.
  await desk.open(borrower.uuid)
  const today = lendersToday(days + 1)
  await expect(desk.part('Payoffs')).toContainText('waiting for the creditor')
  await record(desk, 'The creditor says: something is still owed', {
    today,
    on: 'Received by the creditor on',
    amount: ['Still owed', '25'],
  })
  await expect(desk.part('Payoffs')).toContainText('$25 is still owed')
  // What was paid for it a funder records, and not whoever recorded what the creditor wrote.
  await expect(desk.part('Payoffs')).toContainText('A funder approves and records payments for this payoff.')
  const other = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await other.signIn('funder')
  await other.open(borrower.uuid)
  await record(other, 'We paid what was missing', {
    ...{ today, on: 'Paid on', amount: ['Amount that we paid', '25'], number: 'Check 4711' },
  })
  await other.page.close()
  await desk.open(borrower.uuid)
  await record(desk, 'The creditor confirms: paid in full', { today, on: 'Paid in full on' })
  await expect(desk.part('Payoffs')).toContainText('paid in full')
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'Your line is open' })
  await expect(page.getByText('confirmed that nothing is owed')).toBeVisible()
  await desk.page.close()
})
