/** Above the limit no one releases money alone. */
import type { LineTerms } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let other: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  other = await staff(app, 'operator')
})
afterAll(() => app.close())

const APPROVED = { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' }

describe('a line above the limit', () => {
  it('is funded by two persons: whoever gave the first approval cannot give the second', async () => {
    const borrower = await person(app, 'Reyes')
    await borrower.untilStep('OFFER_SELECTION')
    const offered = await borrower.offers()
    const large = offered.offers.find(({ type, minDraw, maxDraw }) => type === 'FIXED' && minDraw <= 160_000 && maxDraw >= 160_000)!
    const choice = { ...firstOffer({ offers: [large] }), drawCents: 16_000_000 }
    await borrower.answer('chosen-offer', choice)
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    expect((await operator.resultOf<LineTerms>(borrower, 'closing-terms')).lineCents).toBeGreaterThan(15_000_000)
    expect((await borrower.application()).openItem).toBe('funding-first-approval')
    expect((await operator.decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(409)
    expect((await operator.decide(borrower.uuid, 'funding-first-approval', APPROVED)).statusCode).toBe(200)
    const again = await operator.decide(borrower.uuid, 'funding-decision', APPROVED)
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('You gave the first approval'),
    ])
    expect((await borrower.application()).openItem).toBe('funding-decision')
    expect((await other.decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
    expect((await borrower.untilStep('COMPLETE')).step).toBe('COMPLETE')
  })
})

it('a line up to the limit is funded by one', async () => {
  const borrower = await personAt(app, operator, 'FUNDING_DECISION')
  expect((await borrower.application()).openItem).toBe('funding-decision')
  expect((await operator.decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
})
