import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amortise } from '../../loan/amortise.ts'
import { totalOf } from '../offer/draw-bounds.ts'
import type { Offer } from '../offer/offer.ts'
import { quote } from '../offer/quote.ts'
import { fromMills, toMills } from '../offer/rate.ts'
import { anyApplicant, anyPrime, inputOf, ON } from '../pricing/any-applicant.fixture.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { pricingOn } from '../tables/pricing-on.ts'
import { termsOfLine } from './terms-of-line.ts'
import { underwrite } from './underwrite.ts'

const within = (mills: number, { floorRate, lifetimeCap }: Offer) => Math.min(Math.max(mills, toMills(floorRate)), toMills(lifetimeCap!))

function termsHold(person: Parameters<typeof inputOf>[0], percent: string, pick: number, share: number, isAuto: boolean): void {
  const index = { from: '2026-11-20', percent, source: 'the test', confirmed: true }
  const input = inputOf(person, { index })
  const decision = underwrite(input, { guideline: guidelineOn(ON), pricing: pricingOn(ON), primeRows: [index] })
  const offer = decision.offers[pick % Math.max(decision.offers.length, 1)]
  if (!offer) return
  const drawCents = offer.minDrawCents + Math.round((offer.maxDrawCents - offer.minDrawCents) * share)
  const discounts = isAuto ? (['AUTOPAY'] as const) : []
  const terms = termsOfLine({ input, decision }, { offer, drawCents, discounts, costs: [], payOffs: [] })
  const quoted = quote({ offer, drawCents, discounts, costs: [], liabilitiesPayOffCents: 0 })
  // What the screen shows is what is signed.
  expect(terms).toMatchObject({
    lineCents: totalOf(drawCents, offer),
    originationFeeCents: quoted.feeCents,
    monthlyPaymentCents: quoted.monthlyPaymentCents,
    ratePercent: fromMills(toMills(quoted.rate)),
  })
  // A fee that the law caps (Texas) is the fee of everything that follows from it.
  const feeCapCents = Math.floor(quoted.feeCents / 2)
  const capped = termsOfLine({ input, decision }, { offer: { ...offer, feeCapCents }, drawCents, discounts, costs: [], payOffs: [] })
  expect(capped).toMatchObject({ originationFeeCents: feeCapCents, lineCents: drawCents + feeCapCents, ratePercent: terms.ratePercent })
  // The offer has the tax in proportion between its draws; the terms have the tax itself, between the same two.
  const { mostCents } = terms.recordingTax
  expect(mostCents).toBeGreaterThanOrEqual(offer.minRecordingTaxCents)
  expect(mostCents).toBeLessThanOrEqual(offer.maxRecordingTaxCents)
  expect(terms.cashToBorrowerCents).toBe(quoted.cashToYouCents + quoted.recordingTaxCents - mostCents)
  // Today's later draw is the index and this margin, within the limits that the agreement names.
  expect(within(toMills(percent) + toMills(terms.laterMarginPercent), offer)).toBe(toMills(offer.otherRate))
  if (offer.type === 'FLOATING') expect(within(toMills(percent) + toMills(terms.marginPercent!), offer)).toBe(toMills(terms.ratePercent))
  const { rows } = amortise({ principalCents: terms.lineCents, annualRatePercent: terms.ratePercent, months: offer.term * 12 })
  expect([terms.payments, terms.lastPaymentCents]).toEqual([rows.length, rows.at(-1)!.paymentCents])
}

it('the terms of a line are the figures that were offered, for anyone, at any index, at any draw', () => {
  fc.assert(fc.property(anyApplicant, anyPrime, fc.nat(500), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), termsHold), {
    numRuns: Math.min(propertyRuns(), 200),
  })
})
