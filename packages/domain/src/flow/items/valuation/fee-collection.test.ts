import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Facts, FLOW, factsUpTo, type Item, standing } from '../../../index.ts'
import { applicationDisclosures } from '../apply/application-disclosures.ts'
import { valuationOrder } from './valuation-order.ts'

/** A Friday: three business days end with the Wednesday after it. */
const NOW = '2026-12-11T18:30:00.000Z'
const FEE_DAY = '2026-12-17T08:00:00.000Z'
const GIVEN = {
  'value-property': { asked: [] },
  'application-disclosures': {
    ...applicationDisclosures.example,
    given: { at: NOW, valuationFee: { cents: 18_000, terms: 'REFUNDABLE' } },
  },
}
const readyOf = (facts: Facts, now = facts.now) => standing({ ...facts, now }).walk.ready.map(({ id }) => id)
const collected = { status: 'COLLECTED', on: '2026-12-17', reference: 'fee-1' } as const

describe('the fee for the visit to the home (12 CFR 1026.40(h))', () => {
  it('is taken by itself on the first day that the law allows, and holds nothing up until then', () => {
    const facts = factsUpTo('final-offer', NOW, GIVEN)
    expect(standing(facts).walk.frontier?.item.id).toBe('final-offer')
    expect(readyOf(facts)).not.toContain('valuation-fee-collection')
    expect(standing(facts).walk.wakeAt! <= FEE_DAY).toBe(true)
    expect(readyOf(facts, '2026-12-17T07:59:59.999Z')).not.toContain('valuation-fee-collection')
    expect(readyOf(facts, FEE_DAY)).toContain('valuation-fee-collection')
  })

  it('is not taken before there is an opinion', () => {
    expect(readyOf(factsUpTo('broker-price-opinion', NOW, GIVEN), FEE_DAY)).not.toContain('valuation-fee-collection')
  })

  it('that was collected stands, whatever is answered or moved afterwards', () => {
    const facts = { ...factsUpTo('final-offer', NOW, GIVEN), now: FEE_DAY }
    const paid: Facts = {
      ...facts,
      results: { ...facts.results, 'valuation-fee-collection': { data: collected, basis: 'another', settledAt: FEE_DAY } },
    }
    expect(readyOf(paid)).not.toContain('valuation-fee-collection')
  })

  it('that the bank returned is asked for before recording, and tried again as another collection', () => {
    const facts = factsUpTo('valuation-fee-returned', NOW, {
      ...GIVEN,
      'valuation-fee-collection': { status: 'RETURNED', reason: 'R01, insufficient funds', on: '2026-12-17', reference: 'fee-1' },
    })
    const late = { ...facts, now: '2027-01-08T18:00:00.000Z' }
    const { frontier, bases, known } = standing(late).walk
    expect([frontier?.item.id, frontier?.step]).toEqual(['valuation-fee-returned', 'ADDITIONAL_QUESTION'])
    expect(frontier?.item.about?.of(known)).toEqual({ cents: 18_000, reason: 'R01, insufficient funds', triesLeft: 2 })
    expect(readyOf(late)).not.toContain('recording')
    const given = frontier!.item.answers!.fold(late.results['valuation-fee-account']?.data ?? { tries: 0 }, {})
    expect(given).toEqual({ tries: 1 })
    const again: Facts = {
      ...late,
      results: { ...late.results, 'valuation-fee-account': { data: given, basis: bases['valuation-fee-account']!, settledAt: NOW } },
    }
    expect(readyOf(again)).toContain('valuation-fee-collection')
    // Twice more, and then the lender bears it (Nacha Operating Rules 2.13.4).
    const third = { ...late.results, 'valuation-fee-account': { ...again.results['valuation-fee-account']!, data: { tries: 2 } } }
    expect(standing({ ...late, results: third }).walk.frontier?.item.id).not.toBe('valuation-fee-returned')
  })

  it('is debited from no account that someone only typed', () => {
    const { accepts, data } = (FLOW as readonly Item[]).find(({ id }) => id === 'valuation-fee-returned')!
    expect(z.safeParse(accepts ?? data, { account: { accountNumber: '000123456789' } }).success).toBe(false)
  })

  it('needs the borrower’s authorization with the order, and none where the visit costs nothing', () => {
    const { debitAgreed: _none, ...unauthorized } = valuationOrder.example
    const misfits = (given: Record<string, unknown>) =>
      valuationOrder.fits!(standing(factsUpTo('valuation-order', NOW, given)).walk.known, unauthorized, '2026-12-11')
    expect(misfits(GIVEN)).toEqual([{ path: 'debitAgreed', message: 'Check the box to allow the debit' }])
    const free = { ...applicationDisclosures.example, given: { at: NOW, valuationFee: { cents: 0, terms: 'REFUNDABLE' } } }
    expect(misfits({ ...GIVEN, 'application-disclosures': free })).toEqual([])
  })
})
