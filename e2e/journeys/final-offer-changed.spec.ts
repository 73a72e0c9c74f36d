/** “Change my amount” in the browser: back to the offers, kept as it is or chosen again, and the final offer of the new amount. */

import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { liveOn } from '../support/live-on.ts'
import { liveTo } from '../support/live-to.ts'
import { expect, test } from '../support/test.ts'

test('whoever wants another amount keeps their offer, or chooses again and accepts that', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Reyes' })
  await liveTo(product.url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(product.url, borrower, 'FINAL_OFFER')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, at.finalOffer)
  const cash = page.getByText('First draw').locator('..')
  const before = await cash.innerText()

  await page.getByRole('button', { name: 'Change my amount' }).click()
  await arrived(page, at.offer)
  await expect(page.getByText('It stands until you confirm another choice')).toBeVisible()
  await page.getByRole('button', { name: 'Keep my offer as it is' }).click()
  await arrived(page, at.finalOffer)
  expect(await cash.innerText()).toBe(before)

  await page.getByRole('button', { name: 'Change my amount' }).focus()
  await page.keyboard.press('Enter')
  await arrived(page, at.offer)
  await page.getByLabel('Exact amount').fill('31000')
  await page.getByLabel('Exact amount').press('Tab')
  await page.getByRole('button', { name: 'Choose this offer' }).first().click()
  await arrived(page, at.confirm)
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, { ...at.finalOffer, timeout: 30_000 })
  await expect(cash).toContainText('$31,000')
  await page.getByLabel('I accept this offer').check()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await arrived(page, { path: '/signing/intro', heading: 'You’re ready to sign', timeout: 30_000 })
  await page.getByRole('link', { name: 'Read and sign' }).click()
  await arrived(page, { path: '/signing/sign' })
})
