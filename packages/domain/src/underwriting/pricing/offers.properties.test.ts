import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Evaluation } from '../limits/evaluate.ts'
import { totalOf } from '../offer/draw-bounds.ts'
import type { Offer } from '../offer/offer.ts'
import { linePayment } from '../offer/qualifying-payment.ts'
import { toMills } from '../offer/rate.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { paymentRoom } from '../situation/dti.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { anyApplicant, anyPrime, evaluated, rangesOf } from './any-applicant.fixture.ts'
import { cheaperThan, fail, paid } from './keeps-everything.fixture.ts'

const runs = { numRuns: propertyRuns() }

function leavesNoGap(offers: readonly Offer[]): void {
  for (const range of rangesOf(offers).values())
    for (const [index, offer] of range.entries())
      if (index > 0 && offer.minDrawCents !== range[index - 1]!.maxDrawCents + 1) fail('a gap', range[index - 1], offer)
}

function staysWithin({ situation, offers }: Evaluation): void {
  const { cltvLimitBps, dtiLimitBps, liensCents, input, monthlyDebtsCents } = situation
  for (const offer of offers) {
    const rates = [offer.rate, offer.otherRate, ...offer.discounts.map(({ rateWithDiscount }) => rateWithDiscount)].map(toMills)
    if (rates.some((mills) => mills < 7_600 || mills > 17_200)) fail('a rate outside floor and ceiling', offer)
    if (offer.lifetimeCap !== '17.200') fail('no lifetime cap', offer)
    if (totalOf(offer.maxDrawCents, offer) > offer.maxCents) fail('the line does not hold the draw', offer)
    if (offer.minCents < 1_500_000 || offer.maxCents > 40_000_000) fail('outside the lines of the organization', offer)
    if ((offer.maxCents + liensCents) * 10_000 > input.value.valueCents * cltvLimitBps) fail('above the CLTV limit', offer)
    const stress = offer.type === 'FLOATING' ? 2_000 : 0
    const payment = linePayment(totalOf(offer.maxDrawCents, offer), toMills(offer.rate) + stress, offer.term)
    if ((payment + monthlyDebtsCents) * 120_000 > input.income.primaryCents * dtiLimitBps) fail('above the DTI limit', offer)
  }
}

const sharesLines = (one: Offer, other: Offer) => one.minCents <= other.maxCents && other.minCents <= one.maxCents

/** All payments together come to less with the fee than without, and the lowest fee is missing only where the income does not bear it. */
function showsFeesThatPay({ situation, offers }: Evaluation): void {
  const ranges = rangesOf(offers)
  for (const [first] of ranges.values()) {
    const { type, term, feeBps, otherRate } = first!
    if (feeBps === 0 || ranges.has(`${type} ${term} 0`)) continue
    const stress = type === 'FLOATING' ? 2_000 : 0
    if (linePayment(situation.neededLineCents, toMills(otherRate) + stress, term) <= paymentRoom(situation))
      fail('no offer without a fee', first)
  }
  for (const offer of offers) {
    if (offer.feeBps === 0) continue
    if (offer.term === 5) fail('a fee over five years', offer)
    for (const draw of [offer.minDrawCents, offer.maxDrawCents])
      if (paid(offer, draw) >= linePayment(draw, toMills(offer.otherRate), offer.term)) fail('a fee that never pays', offer, draw)
    const cheaper = cheaperThan(offer, ranges)
    if (cheaper.some((one) => one.rate === offer.rate && one.otherRate === offer.otherRate && sharesLines(one, offer)))
      fail('a fee that buys nothing', offer)
  }
}

describe('the offers of anyone', () => {
  it('leave no draw out, stay within every limit, and show no fee that never pays, at any index from 3 to 12 percent', () => {
    let seen = 0
    fc.assert(
      fc.property(anyApplicant, anyPrime, (person, prime) => {
        const evaluation = evaluated(person, prime)
        seen += evaluation.offers.length
        leavesNoGap(evaluation.offers)
        staysWithin(evaluation)
        showsFeesThatPay(evaluation)
      }),
      runs,
    )
    expect(seen).toBeGreaterThan(10 * runs.numRuns)
  })

  it('leave no draw out either where a fee has a cap, an organization a margin, and debts are to be paid off', () => {
    const terms = fc.record({
      marginBps: fc.integer({ min: -300, max: 500 }),
      feeCapCents: fc.option(fc.integer({ min: 50_000, max: 1_500_000 }), { nil: undefined }),
      payOff: fc.boolean(),
    })
    fc.assert(
      fc.property(anyApplicant, anyPrime, terms, (person, prime, { payOff, ...own }) => {
        const organization = { ...defaultOrganizationTerms, ...own }
        const preference = payOff ? { payOffTradelineIds: ['card-1'] } : {}
        const { offers } = evaluated(person, prime, { organization, preference })
        leavesNoGap(offers)
        if (payOff && offers.some((offer) => offer.minDrawCents < 1_218_000)) fail('does not pay off what it must', offers)
      }),
      runs,
    )
  })
})
