import { describe, expect, it } from 'vitest'
import type { Facts, Item, ItemId } from '../../../index.ts'
import { FLOW, factsUpTo, refusalOf, standing, walk } from '../../../index.ts'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import { fromMills, toMills } from '../../../underwriting/offer/rate.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { chosenOffer } from './chosen-offer.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const ITEMS = FLOW as readonly Item[]

const settle = (facts: Facts, id: ItemId, data: unknown): Facts => ({
  ...facts,
  results: { ...facts.results, [id]: { data, basis: walk(ITEMS, facts).bases[id]!, settledAt: NOW } },
})
const REVIEW: Partial<Decision> = { outcome: 'REVIEW', reviewReasons: ['NO_SCORE'] }

/** Up to the second decision, and that decision with what is different about it. */
function decided(change: Partial<Decision>, first: Partial<Decision> = {}): Facts {
  const before = factsUpTo('verified-decision', NOW, { 'first-decision': { ...exampleDecision, ...first } })
  return settle(before, 'verified-decision', { ...exampleDecision, ...change })
}
const openItem = (facts: Facts) => standing(facts).walk.frontier?.item.id

describe('The decision on verified facts', () => {
  it('that approves continues to the account', () => {
    expect(openItem(decided({}))).toBe('disbursement-account')
  })

  it.each([
    ['ASSETS', 'verified-assets', 'ASSETS_PREQUAL'],
    ['REQUALIFY', 'verified-requalify', 'CLTV_LIEN_POSITION_REQUALIFY'],
    ['REVIEW', 'verified-review', 'UNDERWRITING_REVIEW'],
  ] as const)('of %s is followed by %s', (outcome, item, step) => {
    const facts = decided({ outcome, offers: outcome === 'REVIEW' ? exampleDecision.offers : [] })
    expect([openItem(facts), standing(facts).step]).toEqual([item, step])
  })

  it('that still offers what was chosen, but at another rate or without its discount, has it chosen again', () => {
    const at = (mills: number) =>
      exampleDecision.offers.map((offer) => ({ ...offer, rate: fromMills(toMills(offer.rate) + mills), discounts: [] }))
    const withoutDiscounts = { ...chosenOffer.example, discounts: [] }
    const after = (offers: Decision['offers'], choice: unknown) => {
      const before = factsUpTo('verified-decision', NOW, { 'chosen-offer': choice })
      return openItem(settle(before, 'verified-decision', { ...exampleDecision, offers }))
    }
    expect(after(at(125), withoutDiscounts)).toBe('revised-offer')
    expect(after(at(0), withoutDiscounts)).toBe('disbursement-account')
    expect(after(at(-125), withoutDiscounts)).toBe('revised-offer')
    expect(after(at(0), chosenOffer.example)).toBe('revised-offer')
  })

  it('is made again, like the first, when the borrower takes an approval path', () => {
    const facts = decided({ outcome: 'REQUALIFY', offers: [] })
    const placed = settle(facts, 'line-preference', { payOffFirstLien: true })
    expect(walk(ITEMS, placed).ready.map((work) => work.id)).toContain('first-decision')
    expect(standing(placed).step).toBe('WAITING_FOR_INITIAL_OFFERS')
  })

  it('does not ask a person twice about the same grounds, but does about new ones', () => {
    expect(openItem(decided(REVIEW, REVIEW))).toBe('disbursement-account')
    expect(openItem(decided({ ...REVIEW, reviewReasons: ['NO_SCORE', 'NO_PRICE'] }, REVIEW))).toBe('verified-review')
  })

  it('continues when the reviewer accepts, and ends with their reasons when not', () => {
    const facts = decided(REVIEW)
    expect(openItem(settle(facts, 'verified-review', { outcome: 'ACCEPTED', reason: 'Explained.' }))).toBe('disbursement-account')
    const refused = settle(facts, 'verified-review', { outcome: 'REFUSED', reason: 'Not enough.', reasonCodes: ['OTHER'] })
    expect(standing(refused)).toMatchObject({ step: 'DECLINED', decision: 'DECLINE' })
    expect(refusalOf(standing(refused).walk.known)).toMatchObject({ by: 'PERSON', item: 'verified-review' })
  })
})
