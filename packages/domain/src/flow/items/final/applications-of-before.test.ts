/** Applications that releases of before have kept: no choice had its terms, and no decision was made before closing. */
import { describe, expect, it } from 'vitest'
import { basisOf, type Facts, FLOW, factsUpTo, type Item, readStored, standing, walk } from '../../../index.ts'
import { fromMills, toMills } from '../../../underwriting/offer/rate.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { chosenOffer, exampleChoice } from '../offer/chosen-offer.ts'
import { revisedOffer } from '../offer/revised-offer.ts'
import { choiceInForce, termsInForce } from './choice-in-force.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const LATER = '2026-12-20T18:30:00.000Z'
const ITEMS = FLOW as readonly Item[]
const FINAL = ['final-decision', 'final-review', 'final-revised-offer']

const dearer = {
  ...exampleDecision,
  offersDigest: 'dearer',
  offers: exampleDecision.offers.map((offer) => ({
    ...offer,
    rate: fromMills(toMills(offer.rate) + 250),
    discounts: offer.discounts.map((one) => ({ ...one, rateWithDiscount: fromMills(toMills(one.rateWithDiscount) + 250) })),
  })),
}

/** What a release of before would have kept: choices without terms, no final decision, and bases as it made them. */
function asBefore({ results }: Facts, now = LATER): Facts {
  const kept = Object.entries(results).filter(([id]) => !FINAL.includes(id))
  const old: Record<string, Facts['results'][string]> = {}
  for (const [id, result] of kept) {
    if (id !== chosenOffer.id && id !== revisedOffer.id) old[id] = result
    else {
      const { terms: _new, ...data } = result.data as typeof chosenOffer.example
      old[id] = { ...result, data }
    }
  }
  // Each rests on what that release read: the choices by their earlier reads, the rest by what it reads of choices without terms.
  for (const item of ITEMS) {
    const result = old[item.id]
    if (!result) continue
    const { known } = walk(ITEMS, { now: NOW, results: old })
    const reads = item.earlierReads ?? item.reads
    old[item.id] = { ...result, basis: basisOf(reads?.(known) ?? []) }
  }
  return { now, results: old }
}

describe('an application of before', () => {
  it('that is complete stays complete: nothing of it is decided, asked or sent again', () => {
    const facts = asBefore(factsUpTo('complete', NOW))
    expect(standing(facts).step).toBe('COMPLETE')
    expect(standing(facts).walk.ready).toEqual([])
  })

  it('that is complete on an offer that was chosen again stays so', () => {
    const facts = asBefore(factsUpTo('complete', NOW, { 'verified-decision': dearer, 'final-decision': dearer }))
    expect(facts.results[revisedOffer.id]!.data).not.toHaveProperty('terms')
    expect(standing(facts)).toMatchObject({ step: 'COMPLETE' })
    expect(standing(facts).walk.ready).toEqual([])
  })

  it('that has not signed is confirmed like any other, against what its choice came to when it was made', () => {
    const facts = asBefore(factsUpTo('closing-disclosure', NOW))
    const { walk: walked } = standing(facts)
    expect(walked.frontier?.item.id).toBe('final-decision')
    expect(termsInForce(walked.known)).toBeDefined()
    const decide = (made: object) => {
      const data = { ...made, pricedAt: LATER, expiresAt: '2027-01-19T18:30:00.000Z' }
      const settled = { data, basis: walked.bases['final-decision']!, settledAt: NOW }
      return standing({ ...facts, results: { ...facts.results, 'final-decision': settled } })
    }
    expect(decide(exampleDecision).walk.frontier?.item.id).toBe('closing-terms')
    expect(decide(dearer)).toMatchObject({ step: 'REVISED_OFFER_SELECTION' })
  })

  it('has its choice read as it was stored', () => {
    expect(readStored(chosenOffer as Item, 1, exampleChoice)).toEqual(exampleChoice)
    expect(choiceInForce(standing(asBefore(factsUpTo('about-you', NOW))).walk.known)).toEqual(exampleChoice)
  })
})
