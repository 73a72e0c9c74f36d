import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, type ItemId, walk, yourDates } from '../index.ts'
import { exampleDecision } from './items/decision/example-decision.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const dates = (until: ItemId | 'complete', given: Record<string, unknown> = {}) => {
  const facts = factsUpTo(until, NOW, given)
  return yourDates(walk(FLOW as readonly Item[], facts), facts)
}
const current = (until: ItemId, given?: Record<string, unknown>) => dates(until, given).find((line) => line.state === 'current')?.label

describe('Your dates', () => {
  it('say that the offer is to be chosen only when there is one to choose', () => {
    expect(current('soft-credit')).toBe('Offers decided')
    expect(
      current('underwriting-review', { 'first-decision': { ...exampleDecision, outcome: 'REVIEW', reviewReasons: ['NO_SCORE'] } }),
    ).toBe('Offers decided')
    expect(current('chosen-offer')).toBe('Offer chosen')
  })

  it('give each thing done its day, and the choice its amount', () => {
    const chosen = dates('about-you').find((line) => line.label === 'Offer chosen')
    expect(chosen).toEqual({ label: 'Offer chosen', detail: 'Friday, 20 November. $85,000 over 20 years', state: 'done' })
    expect(dates('complete').every((line) => line.state === 'done')).toBe(true)
  })

  it('count the days to cancel from the earliest signing, Sundays and federal holidays left out', () => {
    // Signed on Monday the 23rd; Thanksgiving is the 26th.
    const rescission = dates('about-you').find((line) => line.label === 'Right to cancel ends')
    expect(rescission?.detail).toContain('Friday, 27 November at midnight')
  })
})
