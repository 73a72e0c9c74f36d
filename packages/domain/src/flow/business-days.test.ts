/** The county records, and the lender pays, on a business day: what is due on a weekend begins on the next one, which the borrower is told. */
import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, type ItemId, keyDates, walk } from '../index.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'

/** Pacific Time, noon. */
const FRIDAY = '2026-12-04T20:00:00Z'
const SATURDAY = '2026-12-05T20:00:00Z'
const MONDAY = '2026-12-07T08:00:00.000Z'
const DEBT = { 'chosen-offer': { ...chosenOffer.example, cashPreference: 'DEDUCT', payOffTradelineIds: ['card-1'] } }

/** A second home: there is no right to cancel, so that nothing but the day holds it. */
const at = (now: string, until: ItemId, given: Record<string, unknown> = {}) => {
  const address = { ...propertyAddress.example, occupancyType: 'SECOND_HOME' }
  const facts = factsUpTo(until, now, { 'property-address': address, ...given })
  const walked = walk(FLOW as readonly Item[], facts)
  return { walked, lines: keyDates(walked, facts) }
}
const due = (now: string, item: ItemId, given?: Record<string, unknown>) => at(now, item, given).walked.ready.find(({ id }) => id === item)

describe('what is due on a weekend', () => {
  it.each([
    ['recording', {}],
    ['payoff-letters', DEBT],
    ['payoffs', DEBT],
    ['disbursement', {}],
  ] as const)('begins on the next business day, and at once on one: %s', (item, given) => {
    expect(due(FRIDAY, item, given)).toEqual({ id: item, basis: expect.any(String) })
    expect(due(SATURDAY, item, given)).toEqual({ id: item, basis: expect.any(String), beginsAt: MONDAY })
    expect(at(SATURDAY, item, given).walked.wakeAt).toBe(MONDAY)
  })

  it('is the county’s day for the deed, where the home is', () => {
    const inNewYork = { 'property-address': { ...propertyAddress.example, occupancyType: 'SECOND_HOME', state: 'NY' } }
    // Still Friday for the lender, and half an hour into Saturday there.
    expect(due('2026-12-05T05:30:00Z', 'recording', inNewYork)?.beginsAt).toBe('2026-12-07T05:00:00.000Z')
    expect(due('2026-12-05T05:30:00Z', 'disbursement', inNewYork)?.beginsAt).toBeUndefined()
  })

  it('is told with that very day', () => {
    const detail = (item: ItemId, label: string) => at(SATURDAY, item).lines.find((line) => line.label === label)?.detail
    expect(detail('recording', 'Deed recorded with the county')).toBe('As early as Monday, December 7')
    expect(detail('disbursement', 'Money sent to your account')).toBe('As early as Monday, December 7')
  })
})
