/** What the states' law is known to ask: the operators' page of it, and an offer whose recording tax no one knows yet. */
import { Console } from '../pages/console.ts'
import { Offer } from '../pages/offer.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

test('an operator reads what is checked and what is not; a borrower reads that the recording tax is not known yet, never that there is none', {
  tag: '@soak',
}, async ({ page, product, browser }) => {
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn()
  // Past the day from which the law's second version counts.
  await desk.moveTime(3)
  await desk.page.getByRole('button', { name: 'State law' }).click()
  const law = desk.page.getByRole('dialog', { name: 'State law' })
  await expect(law).toContainText('Decisions made today do not test the APR half')
  await law.getByText('Texas', { exact: true }).click()
  await expect(law).toContainText('all fees together at most 2% of the line')
  await expect(law).toContainText('7 TAC 153.5')
  await law.getByText('Ohio', { exact: true }).click()
  await expect(law.getByText('not checked', { exact: true }).filter({ visible: true })).not.toHaveCount(0)
  await law.getByRole('button', { name: 'Close' }).click()
  await desk.page.close()

  // The sandbox lends a small town its own name for a county, which no row names.
  const borrower = await borrowerOf(product.url, { place: { city: 'Rock Hall', state: 'MD', zip: '21661' } })
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const offer = new Offer(page)
  await offer.open(borrower.uuid)
  await arrived(page, at.offer)
  await expect(offer.summary()).toContainText('Not known yet')
  await expect(offer.summary()).toContainText('Cash to you, at least')
  await offer.summary().getByText('Recording tax', { exact: true }).click()
  await expect(page.getByText('The recording tax for your home in MD is not known yet.')).toBeVisible()
  await expect(page.getByText('No recording tax is due')).toHaveCount(0)
})
