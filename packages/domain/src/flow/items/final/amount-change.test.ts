import { describe, expect, it } from 'vitest'
import { type Facts, FLOW, factsUpTo, type Item, type ItemId, revisionOf, standing } from '../../../index.ts'
import { actionTime } from '../../action-time.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { choiceInForce, termsInForce } from './choice-in-force.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const SMALLER = { ...exampleChoice, drawCents: 6_000_000 }

const itemOf = (id: ItemId): Item => (FLOW as readonly Item[]).find((item) => item.id === id)!

/** Facts with the item answered as the server would keep it. */
function answer(facts: Facts, id: ItemId, data: unknown): Facts {
  const { walk } = standing(facts)
  const item = itemOf(id)
  const kept = item.keeps ? item.keeps(walk.known, data, facts.results[id]?.data) : data
  return { ...facts, results: { ...facts.results, [id]: { data: kept, basis: walk.bases[id]!, settledAt: NOW } } }
}
const asked = (facts: Facts) => answer(facts, 'amount-change', { wanted: true })
const takenBack = (facts: Facts) => answer(facts, 'amount-change', { wanted: false })
const at = (facts: Facts) => {
  const { step, subDecision, walk } = standing(facts)
  return [step, walk.frontier?.item.id, subDecision]
}

describe.each(['final-offer', 'note-signing'] as const)('whoever wants another amount at %s', (place) => {
  const before = factsUpTo(place, NOW)

  it('is led back to the offers as VERIFIED_OFFER, and what they chose stands', () => {
    const now = asked(before)
    expect(at(now)).toEqual(['OFFER_SELECTION', 'final-revised-offer', 'VERIFIED_OFFER'])
    const { known } = standing(now).walk
    expect(choiceInForce(known)).toMatchObject(exampleChoice)
    expect(termsInForce(known)).toEqual(termsInForce(standing(before).walk.known))
  })

  it('is told of no change that we made, and has no counteroffer to answer', () => {
    const now = asked(before)
    expect(revisionOf(standing(now).walk, now)).toBeUndefined()
    expect(actionTime(standing(now), now)).toBeUndefined()
  })

  it('goes on as before when they take it back', () => {
    expect(at(takenBack(asked(before)))).toEqual(at(before))
  })

  it('is asked once, however often they press', () => {
    const twice = asked(asked(before))
    expect(at(takenBack(twice))).toEqual(at(before))
  })

  it('has the terms made again for the new amount', () => {
    const changed = answer(asked(before), 'final-revised-offer', SMALLER)
    expect(at(changed).slice(0, 2)).toEqual(['GEN_CLOSING_DISCLOSURE', 'closing-terms'])
    expect(choiceInForce(standing(changed).walk.known)).toMatchObject({ drawCents: 6_000_000 })
  })

  it('who keeps the same amount loses nothing that was made for it', () => {
    const same = answer(asked(before), 'final-revised-offer', { ...exampleChoice })
    expect(at(same).slice(0, 2)).toEqual(at(before).slice(0, 2))
  })
})

describe('an amount that was changed', () => {
  const before = factsUpTo('final-offer', NOW)
  const changed = answer(asked(before), 'final-revised-offer', SMALLER)

  it('can be changed again, and taking that back leaves the first change', () => {
    const again = asked(changed)
    expect(at(again)).toEqual(['OFFER_SELECTION', 'final-revised-offer', 'VERIFIED_OFFER'])
    expect(choiceInForce(standing(again).walk.known)).toMatchObject({ drawCents: 6_000_000 })
    expect(choiceInForce(standing(takenBack(again)).walk.known)).toMatchObject({ drawCents: 6_000_000 })
    expect(at(takenBack(again))).toEqual(at(changed))
  })

  it('is asked for as a revised offer where prices moved meanwhile', () => {
    const moved = asked(before)
    const decision = moved.results['final-decision']!
    const offers = exampleDecision.offers.map((offer) => ({
      ...offer,
      rate: '9.999',
      discounts: offer.discounts.map((discount) => ({ ...discount, rateWithDiscount: '9.749' })),
    }))
    const results = { ...moved.results, 'final-decision': { ...decision, data: { ...exampleDecision, offers } } }
    expect(at({ ...moved, results })[0]).toBe('REVISED_OFFER_SELECTION')
  })
})

it('is nothing that can be taken back where nothing was asked', () => {
  const { known } = standing(factsUpTo('final-offer', NOW)).walk
  expect(itemOf('amount-change').fits!(known, { wanted: false }, '2026-11-20')).toEqual([
    { path: 'wanted', message: expect.stringContaining('as you chose it') },
  ])
})
