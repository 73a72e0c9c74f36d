/** What was told or sent is corrected and replaced by its borrower: from the summary by keyboard, in two tabs, and while a specialist reviews it. */
import type { Page } from '@playwright/test'
import { ApplicationForms } from '../pages/application-forms.ts'
import { Bank, OWN_ACCOUNT } from '../pages/bank.ts'
import { Identity } from '../pages/identity.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { settleWait } from '../support/operator.ts'
import { tabTo } from '../support/tab-to.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function atStep(page: Page, url: string, lastName: string, step: string, path: string): Promise<Borrower> {
  const borrower = await borrowerOf(url, { lastName })
  await liveTo(url, borrower, step)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}${path}`)
  return borrower
}

test('an answer is corrected from the summary by keyboard alone, left once, then confirmed, and comes back to the summary', {
  tag: '@soak',
}, async ({ page, product }) => {
  test.setTimeout(120_000)
  const borrower = await atStep(page, product.url, 'Okafor', 'APP_SUBMISSION', '/start/app-summary')
  await arrived(page, at.summary)
  await tabTo(page, /^Change: For sale$/)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Correct: For sale')
  await expect(heading(page)).toBeFocused()
  // A question with two answers, of which the one given before is chosen.
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await tabTo(page, /^(Yes, or it will be soon|No)$/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Yes, or it will be soon' })).toBeChecked()
  await tabTo(page, /^See what this changes$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('With this change, we could not offer you this line')).toBeVisible()
  await tabTo(page, /^Leave it as it was$/)
  await page.keyboard.press('Enter')
  await arrived(page, at.summary)

  await tabTo(page, /^Change: Your income before tax, a year$/)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await tabTo(page, /^Annual income before tax/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('150000')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Here is what this changes')
  await tabTo(page, /^Confirm this correction$/)
  await page.keyboard.press('Enter')
  await expect.poll(async () => new URL(page.url()).pathname).toMatch(/\/(start\/app-summary|product\/select)$/)
  expect(
    JSON.stringify(await borrower.read(`/service-application/api/v1/application/heloc/${borrower.uuid}/items/annual-income`)),
  ).toContain('15000000')
})

test('a second tab that still offers to submit is led on when it is returned to, and knows what was read', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  await atStep(page, product.url, 'Okafor', 'APP_SUBMISSION', '/start/app-summary')
  await arrived(page, at.summary)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await arrived(second, at.summary)
  await page.bringToFront()
  await new ApplicationForms(page).readDocuments()
  await expect(second.getByText('Not read yet')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /I submit my application$/ }).check()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await arrived(page, at.income)
  await second.bringToFront()
  await second.evaluate(() => window.dispatchEvent(new Event('focus')))
  await arrived(second, at.income)
  await second.close()
})

test('photos that a specialist reviews are replaced from the open conditions', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  await atStep(page, product.url, 'Idreview', 'CONDITIONS_OPEN', '/conditions')
  await arrived(page, { path: '/conditions' })
  await tabTo(page, /^Send new photos$/)
  await page.keyboard.press('Enter')
  await arrived(page, { path: '/identity' })
  const identity = new Identity(page)
  await identity.show()
  await expect(
    page
      .getByText('Our team is reviewing the photos you sent')
      .or(heading(page).getByText(/review/i))
      .first(),
  ).toBeVisible({
    timeout: 30_000,
  })
})

test('photos that a specialist refuses are asked for again, from the dashboard’s own button', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const borrower = await atStep(page, product.url, 'Idreview', 'CONDITIONS_OPEN', '/conditions')
  await expect(page.getByText('If you like, you can replace what is listed below.')).toBeVisible()
  await expect(page.getByText('There is nothing you need to do')).toHaveCount(0)
  const decided = [{ condition: 'IDENTITY', outcome: 'REFUSED', reason: 'The photos show another person.' }]
  await settleWait(product.url, borrower.uuid, 'conditions', { decided }, 'The photos show another person.')
  // The open page hears of it by itself.
  await expect(heading(page)).toHaveText('Replace what we couldn’t accept', { timeout: 30_000 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Replace what we couldn’t accept' }).click()
  await arrived(page, { path: '/conditions' })
  await page.getByRole('link', { name: 'Send new photos' }).click()
  await arrived(page, { path: '/identity', heading: 'Send new photos' })
  await expect(page.getByText('We couldn’t use the photos you sent')).toBeVisible()
  await expect(page.getByText('Photo uploaded')).toHaveCount(0)
  // New ones are reviewed. The same once more are named as those, where they stand, and none of it counts.
  const identity = new Identity(page)
  await identity.show()
  await arrived(page, { path: '/conditions' })
  await settleWait(product.url, borrower.uuid, 'conditions', { decided }, 'The photos show another person.')
  await page.goto(`/account/heloc/${borrower.uuid}/identity`)
  await identity.giveAll()
  expectProblems(page, /status of 422/)
  await identity.verify()
  await expect(identity.part('front').getByText('These are the photos that we couldn’t use.')).toBeVisible()
  expect((await borrower.application()).openItem).toBe('conditions')
})

test('a bank account that failed three times is replaced from the open conditions', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  const borrower = await atStep(page, product.url, 'Bankfraud', 'DISBURSEMENT_ACCOUNT', '/bank/disburse')
  const bank = new Bank(page)
  for (const accountNumber of ['000777000111', '000777000222', '000777000333']) {
    await bank.toNumbers()
    await bank.type({ routingNumber: '121000358', accountNumber })
    await bank.verify()
    await expect(heading(page)).not.toHaveText('Where should the money go?', { timeout: 20_000 })
    if (accountNumber.endsWith('333')) break
    await arrived(page, { path: '/bank/disburse', heading: 'Which account should we use instead?', error: /couldn’t verify your account/ })
  }
  await liveOn(product.url, borrower, 'CONDITIONS_OPEN')
  await page.goto(`/account/heloc/${borrower.uuid}/conditions`)
  await expect(page.getByText('We couldn’t verify your bank account')).toBeVisible()
  await tabTo(page, /^Use another account$/)
  await page.keyboard.press('Enter')
  await arrived(page, { path: '/bank/disburse' })
  await bank.toNumbers()
  await bank.type(OWN_ACCOUNT)
  await bank.verify()
  await expect.poll(() => borrower.step(), { timeout: 30_000 }).not.toBe('CONDITIONS_OPEN')
})
