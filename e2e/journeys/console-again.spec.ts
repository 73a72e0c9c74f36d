/** What an operator reads of what a provider answered, and of an account that has come again. */

import { Console } from '../pages/console.ts'
import { borrowerOf, exampleAnswer } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo, showIncome } from '../support/live-to.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

test('of a payroll account in another name an operator reads name and amounts before saying whose it is', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await borrowerOf(product.url)
  await liveTo(product.url, borrower, 'INCOME_VERIFICATION')
  await showIncome(product.url, borrower, 'user_other')
  const desk = new Console(page)
  await desk.signIn()
  await desk.open(borrower.uuid)
  const account = page.getByRole('group', { name: /^Payroll account, Ana Reyes/ })
  await expect(account.getByRole('row', { name: /Name on the account/ })).toContainText('Jordan Marsh')
  await expect(account.getByRole('row', { name: /Comes to/ })).toContainText(/Harbor Foods: .*\$\d/)
  await expect(account.getByRole('row', { name: /Answered by/ })).toContainText('sandbox')
  await expect(account).toContainText('Gross pay, year to date')
})

test('an account that failed and is given again is said to be the same, and which one payments are drawn from', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bankfraud' })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'CONDITIONS_OPEN')
  for (const item of ['disbursement-account', 'payment-method']) {
    const { example } = await borrower.read<{ example: unknown }>(
      `/service-application/api/v1/application/heloc/${borrower.uuid}/items/${item}`,
    )
    await borrower.answer(item, await exampleAnswer(borrower, item, example))
  }
  await expect.poll(async () => (await borrower.application()).openItem).toBe('conditions')
  const desk = new Console(page)
  await desk.signIn()
  await desk.open(borrower.uuid)
  await expect(desk.part('Bank account under review')).toContainText('The same account as the one under review.')
  await page.keyboard.press('r')
  await desk.reason().fill('The bank knows no such account.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.part-decided')).toContainText('Refused. The bank knows no such account.')
  const payments = desk.part('Steps').locator('details', { hasText: 'Payments are drawn from' })
  await payments.locator('summary').click()
  await expect(payments).toContainText(/The account for the money: .+, checking, ending in \d{4}/)
})
