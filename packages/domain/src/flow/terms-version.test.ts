import { describe, expect, it } from 'vitest'
import { exampleDecision } from './items/decision/example-decision.ts'
import { termsVersionOf } from './terms-version.ts'

const PRICED = '2026-11-01T12:00:00.000Z'
const EXPIRES = '2026-12-01T12:00:00.000Z'
const BEFORE = '2026-11-20T12:00:00.000Z'
const AFTER = '2026-12-01T12:00:00.000Z'
const made = { ...exampleDecision, pricedAt: PRICED, expiresAt: EXPIRES }
const settled = (data: unknown, settledAt = PRICED) => ({ data, basis: '0', settledAt })
const at = (now: string, results: Parameters<typeof termsVersionOf>[0]['results']) => termsVersionOf({ now, results }, 3)

describe('the version of the terms that price an application', () => {
  it('is the one that it began under, until it is priced', () => {
    expect(at(AFTER, {})).toBe(3)
    expect(termsVersionOf({ now: AFTER, results: {} }, undefined)).toBeUndefined()
  })

  it('stays that of its offers while they stand, and is the one in force when they have lapsed', () => {
    const results = { 'first-decision': settled({ ...made, brandVersion: 4 }) }
    expect(at(BEFORE, results)).toBe(4)
    expect(at(AFTER, results)).toBe('IN_FORCE')
    // A decision of an earlier release names none: the one that the application began under.
    expect(at(BEFORE, { 'first-decision': settled(made) })).toBe(3)
  })

  it('stays where an offer was chosen in time, and ends with the decision that followed it', () => {
    const chosen = { 'first-decision': settled({ ...made, brandVersion: 4 }), 'chosen-offer': settled({}, BEFORE) }
    expect(at(AFTER, chosen)).toBe(4)
    const verified = { ...made, brandVersion: 4, pricedAt: BEFORE, expiresAt: '2026-12-20T12:00:00.000Z' }
    expect(at(AFTER, { ...chosen, 'verified-decision': settled(verified, BEFORE) })).toBe(4)
    expect(at('2026-12-21T12:00:00.000Z', { ...chosen, 'verified-decision': settled(verified, BEFORE) })).toBe('IN_FORCE')
  })

  it('is the one in force for whatever is priced long after a refusal, which itself never lapses', () => {
    const refused = { 'first-decision': settled({ ...made, outcome: 'DECLINE', brandVersion: 4 }) }
    expect(at(BEFORE, refused)).toBe(4)
    expect(at(AFTER, refused)).toBe('IN_FORCE')
  })
})
