import { describe, expect, it } from 'vitest'
import { basisOf, type Facts, FLOW, factsUpTo, type Item, standing, walk } from '../../../index.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { applicationDisclosures } from './application-disclosures.ts'
import { propertyAddress } from './property-address.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const ITEMS = FLOW as readonly Item[]
const ready = (facts: Facts) => standing(facts).walk.ready.map(({ id }) => id)
const settle = (facts: Facts, id: string, data: unknown): Facts => {
  const basis = walk(ITEMS, facts).bases[id] ?? basisOf([])
  return { ...facts, results: { ...facts.results, [id]: { data, basis, settledAt: NOW } } }
}

/** As a release of before left it: no disclosures until an offer was chosen, and then a summary that rested on the choice. */
function asBefore(until: Parameters<typeof factsUpTo>[0]): Facts {
  const { results } = factsUpTo(until, NOW)
  const { 'application-disclosures': made, 'chosen-offer': chosen, ...others } = results
  if (!made || !chosen) return { now: NOW, results: others }
  const { given: _new, ...data } = made.data as typeof applicationDisclosures.example
  return {
    now: NOW,
    results: { ...others, 'chosen-offer': chosen, 'application-disclosures': { ...made, data, basis: basisOf([chosen.data]) } },
  }
}

describe('the disclosures of 12 CFR 1026.40', () => {
  it('are given before the bureau is asked, so before anything can refuse', () => {
    const created = factsUpTo('pre-soft-credit-disclosure', NOW)
    expect(ready(created)).toContain('application-disclosures')
    const authorized = settle(created, 'pre-soft-credit-disclosure', { documentId: 'a', sha256: 'b' })
    expect(ready(authorized)).not.toContain('soft-credit')
    expect(standing(authorized).step).toBe('GEN_APP_DISCLOSURES')
    expect(ready(settle(authorized, 'application-disclosures', applicationDisclosures.example))).toContain('soft-credit')
  })

  it('stand before every item that can refuse', () => {
    const place = (id: string) => ITEMS.findIndex((item) => item.id === id)
    const refusing = ['soft-credit', 'ownership-review', 'delinquency-review', 'first-decision', 'underwriting-review', 'verified-decision']
    for (const id of refusing) expect(place('application-disclosures'), id).toBeLessThan(place(id))
  })

  it('are given again for another home, beside what goes on', () => {
    const atOffer = factsUpTo('chosen-offer', NOW)
    const moved = settle(atOffer, 'property-address', { ...propertyAddress.example, state: 'CO', city: 'Denver', zip: '80202' })
    expect(ready(moved)).toContain('application-disclosures')
  })
})

describe('an application of before', () => {
  it('that had its summary after the choice keeps it: no step, no question and no document is repeated', () => {
    for (const until of ['about-you', 'submission', 'valuation-order', 'note-signing', 'complete'] as const) {
      const facts = asBefore(until)
      expect(facts.results['application-disclosures']!.data).not.toHaveProperty('given')
      expect(standing(facts).step, until).toBe(standing(factsUpTo(until, NOW)).step)
      expect(ready(facts), until).not.toContain('application-disclosures')
    }
  })

  it('that has not chosen is where it was, and is given the disclosures beside that', () => {
    for (const until of ['find-property', 'prequal-title', 'chosen-offer'] as const) {
      const facts = asBefore(until)
      expect(facts.results).not.toHaveProperty('application-disclosures')
      expect(standing(facts).walk.frontier?.item.id, until).toBe(until)
      expect(standing(facts).step, until).toBe(standing(factsUpTo(until, NOW)).step)
      expect(ready(facts), until).toContain('application-disclosures')
    }
  })

  it('that was refused stays refused', () => {
    const facts = asBefore('first-decision')
    const refused = settle(facts, 'first-decision', { ...exampleDecision, outcome: 'DECLINE' })
    expect(standing(refused).step).toBe('DECLINED')
  })
})
