/** The bank account: linked with a code, typed and proven by two deposits, corrected, reviewed by an operator, and another one for the payments. */
import type { Page } from '@playwright/test'
import { Bank, OWN_ACCOUNT } from '../pages/bank.ts'
import { Console } from '../pages/console.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { axeViolations } from '../support/axe.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveOnTo, liveTo } from '../support/live-to.ts'
import { mailsFor } from '../support/mailbox.ts'
import { settleWait } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const TYPED = { routingNumber: '121000358', accountNumber: '000123456789' }

async function atBank(page: Page, url: string, lastName = 'Reyes'): Promise<{ bank: Bank; borrower: Borrower }> {
  const borrower = await borrowerOf(url, { lastName })
  await liveTo(url, borrower, 'DISBURSEMENT_ACCOUNT')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, at.disburse)
  return { bank: new Bank(page), borrower }
}

test('an account is linked at a bank that asks for a code, and the page before is left with nothing of it in the address', {
  tag: '@soak',
}, async ({ page, product }) => {
  const { bank } = await atBank(page, product.url)
  expect(await axeViolations(page)).toEqual([])
  await bank.linkAt('Cedar Savings Bank', { code: '1234' })
  await arrived(page, at.autopay)
  expect(page.url()).not.toContain('public')
  await page.getByRole('radio', { name: 'Automatic payments' }).check()
  await expect(page.getByText(/Cedar Savings Bank, checking, ending in \d{4}/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // A reload keeps nothing that was chosen, and asks again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this right?')
  await page.reload()
  await arrived(page, at.autopay)
  await bank.payAutomatically()
  await arrived(page, { path: '/identity' })
})

test('whoever leaves the bank, or finds it down or missing, comes back to a sentence and another way', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  await atBank(page, product.url)
  const leaveBy = async (button: string, said: string) => {
    await page.getByRole('button', { name: 'Link your bank' }).click()
    await page.getByRole('button', { name: button }).click()
    await arrived(page, at.disburse)
    await expect(page.getByText(said)).toBeVisible()
  }
  await leaveBy('Leave without linking', 'Your bank is not linked yet')
  await leaveBy('My bank is not listed', 'Your bank isn’t listed')
  await page.getByRole('button', { name: 'Link your bank' }).click()
  await page.getByRole('button', { name: 'Prairie Credit Union' }).click()
  await expect(page.getByRole('alert')).toContainText('isn’t responding right now')
})

test('an aggregator’s answer for an application that this browser does not know is answered with a sentence', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await borrowerOf(product.url)
  await signIn(page, borrower)
  await page.goto('/plaid-oauth-success?oauth_state_id=1')
  await arrived(page, { path: '/plaid-oauth-success', heading: 'We couldn’t find your application in this browser' })
})

test('numbers are typed, the bank is named, and two small deposits verify the account', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  const { bank, borrower } = await atBank(page, product.url, 'Smallbank')
  await bank.toNumbers()
  await bank.type(TYPED, '000123456780')
  await expect(page.getByText('Harbor Bank')).toBeVisible()
  await bank.verify()
  await expect(page.locator('.ui-summary')).toContainText('The two account numbers are not the same')
  await bank.type({ ...TYPED, routingNumber: '121000359' })
  await bank.verify()
  await expect(page.locator('.ui-summary')).toContainText('Check the routing number')
  await bank.type(TYPED)
  await bank.verify()
  await arrived(page, at.autopay)
  await liveOnTo(product.url, borrower, 'MICRO_DEPOSITS')
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/bank/deposits', heading: 'What were the two small deposits?' })
  expect(await axeViolations(page)).toEqual([])
  const [statement] = await mailsFor(product.url, 'statement-of-smallbank@bank.sandbox.test')
  const [first, second] = [...statement!.body.matchAll(/\$0\.(\d\d)/g)].map(([, cents]) => cents!) as [string, string]
  const enter = async (one: string, other: string) => {
    await page.getByLabel('One deposit').fill(one)
    await page.getByLabel('The other deposit').fill(other)
    await page.getByRole('button', { name: 'Verify account' }).click()
  }
  await enter(first, first)
  await expect(page.getByText('The amounts didn’t match')).toBeVisible()
  await enter(second, first)
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/bank/deposits'), { timeout: 30_000 })
})

test('Bankfraud corrects the account that failed', { tag: '@soak' }, async ({ page, product }) => {
  const { bank } = await atBank(page, product.url, 'Bankfraud')
  await bank.toNumbers()
  await bank.type(TYPED)
  await bank.verify()
  await arrived(page, { path: '/bank/disburse', heading: 'Which account should we use instead?', error: /couldn’t verify your account/ })
  await expect(page.getByText('You have 2 more tries.')).toBeVisible()
  await bank.toNumbers()
  await bank.type(OWN_ACCOUNT)
  await bank.verify()
  await arrived(page, at.autopay)
})

test('payments come from another account, which is typed, and everything is confirmed masked', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const { bank, borrower } = await atBank(page, product.url)
  await bank.linkAt('Harbor Bank')
  await arrived(page, at.autopay)
  await page.getByRole('radio', { name: 'Automatic payments' }).check()
  await page.getByRole('radio', { name: 'Another account' }).check()
  await page.getByRole('button', { name: 'Enter account numbers instead' }).click()
  await bank.type(TYPED)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Automatic payments from Harbor Bank, checking, ending in 6789')).toBeVisible()
  await expect(page.getByText(TYPED.accountNumber)).toBeHidden()
  await bank.authorize()
  await arrived(page, { path: '/identity' })
  const { disburseAccount, autopayAccount } = await borrower.read<Record<'disburseAccount' | 'autopayAccount', { uuid: string }>>(
    `/service-application/api/v1/application/heloc/${borrower.uuid}`,
  )
  expect(autopayAccount.uuid).not.toBe(disburseAccount.uuid)
})

test.describe('an operator', () => {
  test.use({ alone: true })

  test('reviews Bankreview’s account by its last digits, its holder and the match', { tag: '@soak' }, async ({
    page,
    product,
    browser,
  }) => {
    test.setTimeout(120_000)
    const { bank, borrower } = await atBank(page, product.url, 'Bankreview')
    await bank.toNumbers()
    await bank.type(TYPED)
    await bank.verify()
    await arrived(page, at.autopay)
    await liveOnTo(product.url, borrower, 'CONDITIONS_OPEN')
    const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
    await desk.signIn()
    await desk.open(borrower.uuid)
    const review = desk.part('Bank account under review')
    await expect(review).toContainText('ending in 6789')
    await expect(review).toContainText('Bankreview Family Trust')
    await expect(review).toContainText('Another name')
    await expect(desk.page.getByText(TYPED.accountNumber)).toBeHidden()
    await desk.accept('The trust is the borrower’s own; the bank confirmed it')
    await expect.poll(() => borrower.step()).not.toBe('CONDITIONS_OPEN')
    await desk.page.close()
  })
})

test('a second tab hears that another account was given meanwhile, and its own is not used', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(90_000)
  const { bank, borrower } = await atBank(page, product.url)
  await bank.toNumbers()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await arrived(second, { path: '/bank/manual-disburse' })
  await bank.type(OWN_ACCOUNT)
  await bank.verify()
  await arrived(page, at.autopay)
  const other = new Bank(second)
  await other.type({ routingNumber: '021000021', accountNumber: '000123458888' })
  await expect(second.getByText('JPMorgan Chase Bank')).toBeVisible()
  expectProblems(second, /status of 412/)
  await other.verify()
  await expect(second.getByText('What you entered here was not saved')).toBeVisible({ timeout: 20_000 })
  await arrived(second, at.autopay)
  await expect(second.getByText('What you entered here was not saved')).toBeVisible()
  expect(JSON.stringify(await borrower.application())).not.toContain('021000021')
})

test('a tab that asks again how to pay hears that it was answered in another, and its own choice does not count', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Bankfraud' })
  await liveTo(product.url, borrower, 'CONDITIONS_OPEN')
  const reason = 'The bank knows no such account.'
  await settleWait(
    product.url,
    borrower.uuid,
    'conditions',
    { decided: [{ condition: 'BANK_ACCOUNT', outcome: 'REFUSED', reason }] },
    reason,
  )
  await borrower.answer('disbursement-account', { ...OWN_ACCOUNT, institution: 'Harbor Bank', accountType: 'CHECKING' })
  await borrower.untilStep('VERIFIED_AUTOPAY_ACCOUNT')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, at.autopay)
  await expect(page.getByText('Why we ask this again')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await arrived(second, at.autopay)
  await second.getByRole('radio', { name: 'I pay each month myself' }).check()
  await second.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(second.getByText('You pay yourself')).toBeVisible()
  await page.bringToFront()
  await new Bank(page).payAutomatically()
  await arrived(page, { path: '/signing/intro' })
  await second.bringToFront()
  expectProblems(second, /status of 4(12|09)/)
  await second.getByRole('button', { name: 'Confirm', exact: true }).click()
  await arrived(second, { path: '/signing/intro' })
  await expect(second.getByText('What you entered here was not saved')).toBeVisible()
  expect(await borrower.application()).toMatchObject({ payType: 'AUTOPAY' })
})

test('the third account that fails is told of where the borrower goes on', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(90_000)
  const { bank } = await atBank(page, product.url, 'Bankfraud')
  for (const accountNumber of ['000777000111', '000777000222', '000777000333']) {
    await bank.toNumbers()
    await bank.type({ routingNumber: '121000358', accountNumber })
    await bank.verify()
    if (!accountNumber.endsWith('333'))
      await arrived(page, {
        path: '/bank/disburse',
        heading: 'Which account should we use instead?',
        error: /couldn’t verify your account/,
      })
  }
  await expect(page.getByText('Our team is looking at the account for your money')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('no money goes there until it is verified')).toBeVisible()
})
