import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, type ItemId, walk, yourDates } from '../index.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { exampleDecision } from './items/decision/example-decision.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const dates = (until: ItemId | 'complete', given: Record<string, unknown> = {}) => {
  const facts = factsUpTo(until, NOW, given)
  return yourDates(walk(FLOW as readonly Item[], facts), facts)
}
const current = (until: ItemId, given?: Record<string, unknown>) => dates(until, given).find((line) => line.state === 'current')

const REVIEW = { ...exampleDecision, outcome: 'REVIEW', reviewReasons: ['NO_SCORE'] } as const

describe('Your dates', () => {
  it('say that an offer is to be chosen only when there is one to choose, and who is waited for', () => {
    expect(current('soft-credit')).toMatchObject({ label: 'Your offers', detail: 'We are working on it' })
    expect(current('underwriting-review', { 'first-decision': REVIEW })).toMatchObject({
      label: 'Your offers',
      detail: 'A person here is looking at it',
    })
    expect(current('chosen-offer')).toMatchObject({ label: 'Choose your offer', detail: 'Waiting for you' })
  })

  it('say that the offer is looked at again while it is', () => {
    const lower = { 'verified-decision': { ...exampleDecision, offers: [] } }
    expect(current('revised-offer', lower)).toMatchObject({ label: 'Confirm your offer', detail: 'Waiting for you' })
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

  it('call the identity verified only where the check verified it', () => {
    const check = (status: string) => ({ 'identity-check': { status, reasons: [], reference: 'x' } })
    const label = (status: string) => dates('conditions', check(status)).find(({ label: each }) => each.startsWith('Identity'))?.label
    expect([label('VERIFIED'), label('FAILED'), label('PENDING_REVIEW')]).toEqual([
      'Identity verified',
      'Identity checked',
      'Identity checked',
    ])
  })

  it('keep Texas’s twelve days between the application and the signing, before and after it is submitted', () => {
    const texas = { 'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' } }
    for (const until of ['about-you', 'attorney-review'] as const) {
      const lines = dates(until, texas)
      expect(lines.find(({ label }) => label === 'Waiting period of your state')?.detail).toBe('Until Wednesday, 2 December')
      expect(lines.find(({ label }) => label === 'Sign with the notary')?.detail).toBe('As early as Thursday, 3 December')
    }
    expect(dates('about-you').map(({ label }) => label)).not.toContain('Waiting period of your state')
  })

  it('say on which day the right to cancel ended, though nobody ended it', () => {
    const signed = factsUpTo('rescission', NOW)
    const later = { ...signed, now: '2026-12-05T18:30:00.000Z' }
    const lines = yourDates(walk(FLOW as readonly Item[], later), later)
    expect(lines.find((line) => line.label === 'Right to cancel ended')).toMatchObject({ state: 'done' })
    expect(lines.find((line) => line.state === 'current')?.label).toBe('Money in your account')
  })

  it('never promise the money for a day that is past', () => {
    const signed = factsUpTo('rescission', NOW)
    const later = { ...signed, now: '2026-12-05T18:30:00.000Z' }
    const lines = yourDates(walk(FLOW as readonly Item[], later), later)
    expect(lines.find(({ label }) => label === 'Money in your account')?.detail).toContain('Monday, 7 December')
  })

  it('promise nothing more once it has ended', () => {
    const facts = { ...factsUpTo('about-you', NOW), cancelledAt: '2026-11-21T18:30:00.000Z' }
    const lines = yourDates(walk(FLOW as readonly Item[], facts), facts)
    expect(lines.every((line) => line.state === 'done')).toBe(true)
    expect(lines.at(-1)).toEqual({ label: 'Withdrawn by you', detail: 'Saturday, 21 November', state: 'done' })
    const declined = dates('chosen-offer', { 'first-decision': { ...exampleDecision, outcome: 'DECLINE', offers: [] } })
    expect(declined.map((line) => line.state)).not.toContain('next')
  })
})
