/** Someone of this name at a step behind the chosen offer, in the browser, on the screen of that step. */
import type { Page } from '@playwright/test'
import { arrived } from './arrived.ts'
import { type Borrower, borrowerOf, signIn } from './borrower.ts'
import { liveOn } from './live-on.ts'
import { liveTo } from './live-to.ts'

export const AUSTIN = { city: 'Austin', state: 'TX', zip: '78701' }

export async function atStep(
  page: Page,
  url: string,
  lastName: string,
  step: string,
  path: string,
  place?: typeof AUSTIN,
): Promise<Borrower> {
  const borrower = await borrowerOf(url, { lastName, ...(place && { place }) })
  await liveTo(url, borrower, 'DISBURSEMENT_ACCOUNT')
  await liveOn(url, borrower, step)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path })
  return borrower
}
