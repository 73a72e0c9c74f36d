/** Money above the limit is released by two persons, and what the bank was sent and answers is seen at the console; all by keyboard. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bankAnswer, changed } from '../../apps/server/src/testing/bank-answer.ts'
import { Console } from '../pages/console.ts'
import { axeViolations } from '../support/axe.ts'
import { type Borrower, borrowerOf } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveOnTo } from '../support/live-to.ts'
import { productDay } from '../support/operator.ts'
import { pastRescission } from '../support/past-rescission.ts'
import { expect, test } from '../support/test.ts'

const place = mkdtempSync(join(tmpdir(), 'hearthline-bank-'))

test.use({
  alone: true,
  settings: {
    PROVIDER_PAYMENTS: 'nacha',
    ...{ NACHA_BANK: '071000013', NACHA_BANK_NAME: 'Lakeshore National', NACHA_ORIGIN: '1234567890', NACHA_COMPANY_ID: '1234567890' },
    ...{ NACHA_COMPANY_NAME: 'Hearthline', NACHA_ACCOUNT: '5550001111', NACHA_CUT_OFF: '00:00', NACHA_PLACE: `file://${place}` },
  },
})

/** 160,000 and the fee: above what one person releases. */
async function chooseLargeDraw(borrower: Borrower): Promise<void> {
  await borrower.untilStep('OFFER_SELECTION')
  const { offers } = await borrower.offers()
  const { type, term, originationFee } = offers.find((one) => one.type === 'FIXED' && one.minDraw <= 160_000 && one.maxDraw >= 160_000)!
  const choice = { type, termYears: term, originationFeeBps: Math.round(originationFee * 100), discounts: [] }
  await borrower.answer('chosen-offer', { ...choice, drawCents: 16_000_000 })
}

test('two persons release a large line, and the bank’s file and its answer are on a page of their own', { tag: '@soak' }, async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Reyes' })
  await chooseLargeDraw(borrower)
  await liveOnTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'RESCISSION')
  const open = async (who: 'operator' | 'funder') => {
    const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
    await desk.signIn(who)
    return desk
  }
  const desk = await open('operator')
  await pastRescission(desk, borrower)
  await liveOn(product.url, borrower, 'FUNDING_DECISION')

  const keys = async ({ page }: Console, ...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  const approve = async (at: Console) => {
    await at.row(borrower.uuid).waitFor()
    await keys(at, 'j', 'Enter')
    await at.page.locator('#application-title').waitFor()
    await keys(at, 'a')
    await at.reason().fill('File complete, amounts agree.')
    await keys(at, 'Control+Enter')
    await expect(at.page.locator('.notice')).toContainText('Accepted')
  }
  await desk.page.goto('/console')
  await desk.queue().waitFor()
  await keys(desk, 'm')
  await expect(desk.row(borrower.uuid)).toContainText('Two approvals: none yet')
  await expect(desk.row(borrower.uuid)).toContainText('draw $160,000.00')
  await approve(desk)
  await expect(desk.page.getByText('Only a funder releases money at this organization.')).toBeVisible()
  await expect(desk.row(borrower.uuid)).toContainText('You gave the first of two approvals')
  await expect(desk.page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)

  const funder = await open('funder')
  await keys(funder, 'm')
  await expect(funder.row(borrower.uuid)).toContainText('Second of two approvals. The first by Olivia Park')
  await approve(funder)
  await liveOn(product.url, borrower, 'COMPLETE')

  await desk.moveTime(4)
  // The demo's own fee is in a file before it, which credits the lender.
  const read = (name: string) => readFileSync(join(place, 'outgoing', name), 'latin1').split('\n')
  const isCredit = (record: string) => record.startsWith('622121000358')
  const sent = readdirSync(join(place, 'outgoing')).find((name) => read(name).some(isCredit))
  const entry = read(sent!).find(isCredit)!
  // As the bank answers it: of the same account, on the day of the file's making.
  const answer = bankAnswer({
    companyId: '1234567890',
    madeOn: await productDay(product.url),
    answers: [{ addenda: changed(entry.slice(79)), amountCents: Number(entry.slice(29, 39)), accountNumber: entry.slice(12, 29).trim() }],
  })
  mkdirSync(join(place, 'incoming'), { recursive: true })
  writeFileSync(join(place, 'incoming', 'changes.ach'), answer)
  writeFileSync(join(place, 'incoming', 'notes.txt'), 'Lakeshore National is closed on Monday.')
  await desk.moveTime(1)

  const { page } = funder
  await page.goto('/console')
  await expect(page.getByRole('link', { name: 'Bank files' })).toBeVisible()
  await keys(funder, 'b')
  await expect(page.getByRole('heading', { name: 'Bank files', level: 2 })).toBeFocused()
  await expect(page.getByText('This is no ACH file')).toBeVisible()
  await page.getByRole('button', { name: sent! }).press('Enter')
  const entries = page.getByRole('table', { name: 'Entries' })
  await expect(entries).toContainText('Checking •••• 6789 at 121000358')
  await expect(entries).toContainText('C01, incorrect account number. The bank has •••• 6780')
  await expect(entries).not.toContainText('000123456789')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByLabel('What was done about it').focus()
  await keys(funder, 'Control+Enter')
  await expect(page.getByText('Enter a reason of at least 3 characters')).toBeVisible()
  await page.keyboard.type('A note of the bank, and no file.')
  await keys(funder, 'Control+Enter')
  await expect(page.getByText('Nothing of the bank’s files needs anyone now.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Show acknowledged' }).press('Enter')
  await expect(page.getByText('A note of the bank, and no file.', { exact: false })).toBeVisible()

  // Whose role sees none of it is told so, and is shown no link to it.
  await desk.page.goto('/console/bank-files')
  await expect(desk.page.getByText('Your role doesn’t see the bank’s files.', { exact: false })).toBeVisible()
  await expect(desk.page.getByRole('link', { name: 'Bank files' })).toHaveCount(0)
  await desk.page.close()
  await page.close()
})
