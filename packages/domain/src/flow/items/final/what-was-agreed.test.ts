import { describe, expect, it } from 'vitest'
import { type Facts, FLOW, factsUpTo, type Item, type ItemId, revisionOf, standing } from '../../../index.ts'
import { fromMills, toMills } from '../../../underwriting/offer/rate.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const { expiresAt } = exampleDecision
const JUST_BEFORE = new Date(Date.parse(expiresAt) - 1).toISOString()

/** A quarter above the lowest rate, so that a discount counts. */
const dearer = {
  ...exampleDecision,
  offersDigest: 'dearer',
  offers: exampleDecision.offers.map((offer) => ({
    ...offer,
    rate: fromMills(toMills(offer.rate) + 250),
    discounts: offer.discounts.map((one) => ({ ...one, rateWithDiscount: offer.rate })),
  })),
}
const openAt = (facts: Facts, now: string): string | undefined => standing({ ...facts, now }).walk.frontier?.item.id
const fitOf = (id: ItemId, facts: Facts, answer: object) =>
  (FLOW as readonly Item[]).find((item) => item.id === id)!.fits?.(standing(facts).walk.known, answer, '2026-11-20')

describe('what was offered and not taken', () => {
  it('after verifying is offered for 30 days, and then priced again', () => {
    const facts = factsUpTo('revised-offer', NOW, { 'verified-decision': dearer })
    expect(openAt(facts, JUST_BEFORE)).toBe('revised-offer')
    expect(openAt(facts, expiresAt)).toBe('verified-decision')
  })

  it('after verifying stays as it was once the borrower has gone on with it', () => {
    expect(openAt(factsUpTo('payment-method', NOW), expiresAt)).toBe('payment-method')
  })

  it('before closing is good for 30 days until it is signed, and for good afterwards', () => {
    const confirmed = factsUpTo('note-signing', NOW)
    expect(openAt(confirmed, JUST_BEFORE)).toBe('note-signing')
    expect(openAt(confirmed, expiresAt)).toBe('final-decision')
    const signed = factsUpTo('co-owners', NOW)
    expect(openAt(signed, expiresAt)).toBe(openAt(signed, NOW))
  })
})

describe('an autopay discount', () => {
  const prices = { 'first-decision': dearer, 'verified-decision': dearer, 'final-decision': dearer }
  const byHand = factsUpTo('final-revised-offer', NOW, { ...prices, 'payment-method': { payType: 'MANUAL' } })

  it('is not kept by whoever pays each month themselves: they are asked again, with the rate without it', () => {
    expect(openAt(byHand, NOW)).toBe('final-revised-offer')
    const revision = revisionOf(standing(byHand).walk, byHand)!
    expect(toMills(revision.now!.rate) - toMills(revision.was!.rate)).toBe(250)
    expect(fitOf('final-revised-offer', byHand, exampleChoice)).toEqual([
      { path: 'discounts', message: expect.stringContaining('needs automatic payments') },
    ])
    expect(fitOf('final-revised-offer', byHand, { ...exampleChoice, discounts: [] })).toEqual([])
  })

  it('is kept with automatic payments', () => {
    expect(openAt(factsUpTo('closing-disclosure', NOW, prices), NOW)).toBe('closing-disclosure')
  })
})

describe('a recorded loan that no credit report has', () => {
  const title = {
    openLiens: [
      { id: 'recorded-1', kind: 'MORTGAGE', holder: 'Juniper Savings', originalCents: 30_000_000, position: 1, recordedOn: '2015-03-02' },
    ],
  }
  const said = (balanceCents: number) => ({
    'prequal-title': { ...exampleTitle(), ...title },
    'full-title': { ...exampleTitle(), ...title },
    'lien-verification': {
      liens: [{ id: 'recorded-1', kind: 'MORTGAGE', holder: 'Juniper Savings', balanceCents, position: 1, payOff: false }],
    },
  })

  it('counts with less than was recorded only after a person has seen the lender’s statement', () => {
    const facts = factsUpTo('conditions', NOW, said(1))
    const open = standing(facts).walk
    expect(open.frontier?.item.id).toBe('conditions')
    expect(open.frontier?.item.about?.of(open.known)).toMatchObject({
      balancesToProve: [{ holder: 'Juniper Savings', recordedCents: 30_000_000, statedCents: 1 }],
    })
  })

  it('is no condition where as much is owed as was recorded', () => {
    expect(openAt(factsUpTo('final-decision', NOW, said(30_000_000)), NOW)).toBe('final-decision')
  })
})

function exampleTitle(): object {
  return (FLOW as readonly Item[]).find(({ id }) => id === 'full-title')!.example as object
}
