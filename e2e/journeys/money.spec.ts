/** On the last steps to the money something comes back: the deed from the county, and the payment from the borrower's bank. */
import type { Browser } from '@playwright/test'
import { Bank } from '../pages/bank.ts'
import { Console } from '../pages/console.ts'
import { arrived } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

/** Someone whose time to cancel is over, and an operator at the console. */
async function pastCancel(browser: Browser, url: string, lastName: string): Promise<{ borrower: Borrower; desk: Console }> {
  const borrower = await borrowerOf(url, { lastName })
  await liveTo(url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(url, borrower, 'RESCISSION')
  const desk = new Console(await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  await pastRescission(desk, borrower)
  return { borrower, desk }
}

const hasArrived = async (borrower: Borrower): Promise<boolean> =>
  (await borrower.application()).dates.some(({ label, state }) => label === 'Money in your account' && state === 'done')

test('the county sends the deed back, the team corrects it, it is recorded, and the line opens', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(180_000)
  const { borrower, desk } = await pastCancel(browser, product.url, 'Deedreject')
  await liveOn(product.url, borrower, 'RECORDING')
  const openItem = async () => (await borrower.application()).openItem
  await expect.poll(openItem, { timeout: 30_000 }).toBe('recording-correction')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/complete' })
  await expect(page.getByText('The county asked for a correction', { exact: false }).first()).toBeVisible()

  await desk.open(borrower.uuid)
  await expect(desk.page.getByText('The legal description does not match', { exact: false }).first()).toBeVisible()
  await desk.page.getByLabel('What was corrected').fill('The index names were corrected.')
  await desk.reason().fill('As the clerk asked')
  await desk.page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(desk.page.locator('.notice')).toContainText('Recorded')
  await liveOn(product.url, borrower, 'COMPLETE')
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'Your line is open' })
  await desk.page.close()
})

test('the bank sends the money back (R03), the team refuses another account, it is asked again, and the money goes to the next', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  test.setTimeout(240_000)
  const { borrower, desk } = await pastCancel(browser, product.url, 'Payreturn')
  await liveOn(product.url, borrower, 'COMPLETE')
  for (let days = 0; days < 8 && (await borrower.step()) === 'COMPLETE'; days++) await desk.moveTime(1)

  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, borrower)
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'One thing to do: choose another account for your money' })
  // What came back promises nothing any more, and what was signed stays done.
  await expect(page.getByText(/^Your bank had it on .*, and did not keep it\.$/)).toBeVisible()
  await expect(page.getByText(/of your draw is not paid out, and stays set aside for you/)).toBeVisible()
  await expect(page.getByText(/^After you give us another account, as early as /).first()).toBeVisible()
  await page.getByRole('main').locator('a.ui-button').first().click()
  await arrived(page, { path: '/bank/disburse', heading: 'Which account should we use instead?', error: /Your bank sent the money back/ })
  await expect(page.getByText('7 of 7 steps done')).toBeVisible()
  const bank = new Bank(page)
  const openItem = async () => (await borrower.application()).openItem
  const give = async (accountNumber: string) => {
    await bank.toNumbers()
    await bank.type({ routingNumber: '121000358', accountNumber })
    await bank.verify()
    await expect.poll(openItem, { timeout: 30_000 }).toBe('replacement-approval')
  }
  const funder = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await funder.signIn('funder')
  await give('000555444333')
  await funder.open(borrower.uuid)
  await funder.page
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click()
  await funder.reason().fill('The holder is someone else.')
  await funder.page.getByRole('button', { name: 'Refuse and record' }).click()
  await expect.poll(openItem, { timeout: 30_000 }).toBe('replacement-account')
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'One thing to do: choose another account for your money' })
  await page.getByRole('main').locator('a.ui-button').first().click()
  await arrived(page, { path: '/bank/disburse', error: /We can’t send the money to this account/ })
  await give('000987654321')
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/complete' })
  await expect(page.getByText('Our team approves it before we send your money there', { exact: false }).first()).toBeVisible()
  await funder.open(borrower.uuid)
  await expect(funder.part('Where the money goes now')).toContainText('Harbor Bank, checking ending in 4321')
  await funder.accept('Confirmed by telephone.')
  await funder.page.close()
  await liveOn(product.url, borrower, 'COMPLETE')
  await page.goto('/dashboard')
  await arrived(page, { path: '/dashboard', heading: 'Your line is open' })
  await expect(page.getByText('Your bank sent the money back').first()).toBeVisible()
  // On its way, until a banking day has come.
  const onItsWay = page.getByText(/(is on its way|goes out) to your bank account/)
  await expect(onItsWay).toBeVisible()
  await desk.open(borrower.uuid)
  await expect(desk.page.getByText('The borrower’s money goes out on', { exact: false })).toBeVisible()
  for (let days = 0; days < 8 && !(await hasArrived(borrower)); days++) await desk.moveTime(1)
  await expect(onItsWay).toBeHidden({ timeout: 30_000 })
  await expect(page.getByText('Sent to your bank account')).toHaveCount(2)

  await desk.open(borrower.uuid)
  await desk.page.getByRole('button', { name: 'Show the ledger' }).click()
  const transfers = desk.page.getByRole('table', { name: 'Transfers' })
  await expect(transfers).toContainText('R03, no account')
  await expect(transfers.getByText('settled', { exact: true })).toBeVisible()
  await expect(desk.page.getByText('The ledger and the record of payments disagree')).toBeHidden()
  await desk.page.close()
})
