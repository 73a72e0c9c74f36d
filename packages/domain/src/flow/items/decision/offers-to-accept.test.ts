import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { itemNamed } from '../../every-item.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { ItemId } from '../../flow.ts'
import type { ReviewOutcome } from '../review-outcome.ts'
import { exampleDecision } from './example-decision.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const REVIEWS = [
  ['underwriting-review', 'first-decision'],
  ['verified-review', 'verified-decision'],
  ['final-review', 'final-decision'],
] as const

const misfits = (review: ItemId, decision: ItemId, made: object, answer: ReviewOutcome) => {
  const { known, frontier } = standing(factsUpTo(review, NOW, { [decision]: { ...exampleDecision, ...made } })).walk
  expect(frontier?.item.id).toBe(review)
  return itemNamed(review)?.fits?.(known, answer, '2026-11-20') ?? []
}
const unpriced = { outcome: 'REVIEW', reviewReasons: ['NO_PRICE'], offers: [], maximumLineCents: 0, offersDigest: 'none' }
const accepted: ReviewOutcome = { outcome: 'ACCEPTED', reason: 'Looks fine' }

describe.each(REVIEWS)('%s', (review, decision) => {
  it('is not accepted where nothing could be priced: the borrower would have nothing to choose', () => {
    expect(misfits(review, decision, unpriced, accepted)).toEqual([
      { path: 'outcome', message: expect.stringContaining('There is no offer to accept') },
    ])
  })
  it('may be refused there, and is accepted where there are offers', () => {
    expect(misfits(review, decision, unpriced, { outcome: 'REFUSED', reason: 'No price', reasonCodes: ['OTHER'] })).toEqual([])
    expect(misfits(review, decision, { outcome: 'REVIEW', reviewReasons: ['NO_SCORE'] }, accepted)).toEqual([])
  })
})
