import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { underwrite } from '../decision/underwrite.ts'
import { drawRange, offerAt } from '../offer/draw-range.ts'
import { findOffer } from '../offer/find-offer.ts'
import { fromWireOffer } from '../offer/from-wire-offer.ts'
import { type Offer, offer as offerSchema } from '../offer/offer.ts'
import { quote } from '../offer/quote.ts'
import { rateFor } from '../offer/rate-for.ts'
import { toWireOffer } from '../offer/to-wire-offer.ts'
import { qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'

const offersOf = (...input: Parameters<typeof qualifiedApplicant>): Offer[] => underwrite(qualifiedApplicant(...input)).offers
// Value 742,000, mortgage 350,000: with a line of 87,541.50 the CLTV is 437,541.50 / 742,000 = 58.97 %, the band up to 60.
const offers = offersOf({ mortgageDollars: 350_000, mortgagePaymentDollars: 2_100 })
const chosen = (draw: number, feeBps = 299, term = 20) =>
  offerAt(drawRange(offers, { type: 'FIXED', term: term as 20, feeBps })!, draw * 100)!

describe('an offer', () => {
  it('prices a good borrower with 85,000 over 20 years at 2.99 % at 8.60, with autopay at 8.35', () => {
    // prime 6.75 + second position 2.50 + grid(740, 60 %) 0.35 + 20 years -0.25 + 50 to 200 thousand 0 - points for 2.99 % 0.75 = 8.60
    expect(chosen(85_000)).toMatchObject({ rate: '8.600', baseRate: '9.250', otherRate: '9.350' })
    expect(rateFor(chosen(85_000), ['AUTOPAY'])).toBe('8.350')
    expect(rateFor(chosen(85_000), ['AUTOPAY', 'CREDIT_UNION'])).toBe('8.100')
  })

  it('costs more below a line of 50,000: the line with its fee counts, not the draw', () => {
    // 48,548.39 x 1.0299 = 49,999.99 and 48,548.40 x 1.0299 = 49,999.997, which is 50,000.00 to the cent.
    expect(chosen(48_548.39).rate).toBe('9.100')
    expect(chosen(48_548.4).rate).toBe('8.600')
  })

  it('has no recording tax in California and Tennessee tax on what exceeds 2,000', () => {
    expect(chosen(85_000)).toMatchObject({ minRecordingTaxCents: 0, maxRecordingTaxCents: 0 })
    const inTennessee = offersOf({ state: 'TN' }).find((each) => each.feeBps === 0)!
    // (15,000 - 2,000) x 0.115 / 100 = 14.95
    expect(inTennessee).toMatchObject({ minDrawCents: 1_500_000, minRecordingTaxCents: 1_495 })
  })

  it('never charges more than 2 % of the line in fees in Texas, and stays within 80 % of the value', () => {
    const texan = underwrite(qualifiedApplicant({ state: 'TX', mortgageDollars: 400_000 }))
    expect([...new Set(texan.offers.map((each) => each.feeBps))]).toEqual([0, 99, 150, 199])
    // 742,000 x 80 % - 400,000 = 193,600, in steps of 500: 193,500
    expect(texan.maximumLineCents).toBe(19_350_000)
    expect(Math.min(...texan.offers.map((each) => each.minCents))).toBe(3_500_000)
  })

  it('is offered over no other years than the organization’s own', () => {
    const theirs = offersOf({}, { organization: { ...defaultOrganizationTerms, termChoicesYears: [10, 20] } })
    expect(new Set(theirs.map((each) => each.term))).toEqual(new Set([10, 20]))
  })

  it('leaves no cent between the ranges of one term and fee while equity, not income, is the limit', () => {
    for (const feeBps of defaultOrganizationTerms.feeChoicesBps) {
      const range = drawRange(offers, { type: 'FIXED', term: 30, feeBps })!
      expect(range.minDrawCents).toBe(1_500_000)
      for (const [index, each] of range.offers.entries())
        if (index > 0) expect(each.minDrawCents).toBe(range.offers[index - 1]!.maxDrawCents + 1)
    }
  })

  it('stops discounts at 7.60 and lets ALL_IN replace the others', () => {
    const discounts = [
      { type: 'ALL_IN', rateWithDiscount: '8.000', stackable: false },
      { type: 'AUTOPAY', rateWithDiscount: '7.600', stackable: true },
      { type: 'QUORUM', rateWithDiscount: '7.600', stackable: true },
      { type: 'VALLEY_STRONG_NON_FFA', rateWithDiscount: '7.625', stackable: false },
    ] as const
    const cheap = { rate: '7.750', floorRate: '7.600', discounts: [...discounts] }
    expect(rateFor(cheap, [])).toBe('7.750')
    expect(rateFor(cheap, ['AUTOPAY', 'QUORUM'])).toBe('7.600')
    expect(rateFor(cheap, ['AUTOPAY', 'ALL_IN'])).toBe('8.000')
    expect(rateFor(cheap, ['VALLEY_STRONG_NON_FFA'])).toBe('7.625')
    expect(() => rateFor(cheap, ['CREDIT_UNION'])).toThrow('no CREDIT_UNION discount')
  })

  it('holds its largest draw with the fee, its rates within 7.60 and 17.20, whoever applies', () => {
    const anyone = fc.record({
      score: fc.integer({ min: 640, max: 850 }),
      valueDollars: fc.integer({ min: 90_000, max: 1_500_000 }),
      mortgageDollars: fc.integer({ min: 0, max: 600_000 }),
      incomeDollars: fc.integer({ min: 20_000, max: 900_000 }),
      state: fc.constantFrom('CA', 'TX', 'FL', 'TN'),
    })
    fc.assert(
      fc.property(anyone, fc.constantFrom('HOME', 'SECONDARY', 'INVESTMENT'), (person, occupancy) => {
        for (const each of offersOf(person, { occupancy })) {
          offerSchema.parse(each)
          // In ten-thousandths of a cent, so that the product is exact.
          if (each.maxDrawCents * (10_000 + each.feeBps) > each.maxCents * 10_000)
            throw new Error(`draw above line: ${JSON.stringify(each)}`)
          if (each.minDrawCents > each.maxDrawCents || each.minCents > each.maxCents) throw new Error('an upside down range')
          for (const rate of [each.rate, ...each.discounts.map((discount) => discount.rateWithDiscount)])
            if (Number(rate) < 7.6 || Number(rate) > 17.2) throw new Error(`rate ${rate}`)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a quote', () => {
  it('reads as the offer screen does: fee, total, payment and cash', () => {
    const result = quote({
      offer: chosen(85_000),
      drawCents: 8_500_000,
      discounts: ['AUTOPAY'],
      liabilitiesPayOffCents: 1_218_000,
      costs: [],
    })
    // 85,000 x 2.99 % = 2,541.50; 87,541.50 at 8.35 / 12 over 240: 87,541.50 x 0.0085836... = 751.42; 85,000 - 12,180 = 72,820
    expect(result).toMatchObject({ rate: '8.350', apr: '8.350', feeCents: 254_150, totalCents: 8_754_150, cashToYouCents: 7_282_000 })
    expect(result.monthlyPaymentCents).toBe(75_142)
    expect(Number(result.effectiveCost)).toBeGreaterThan(8.35)
  })

  it('totals 52,495 for 50,000 at 4.99 %', () => {
    expect(
      quote({ offer: chosen(50_000, 499), drawCents: 5_000_000, discounts: [], liabilitiesPayOffCents: 0, costs: [] }).totalCents,
    ).toBe(5_249_500)
  })

  it('takes from the cash only what is paid from the draw, and refuses a draw outside the range', () => {
    const costs = [
      { amountCents: 18_000, paid: 'BEFORE' },
      { amountCents: 30_000, paid: 'FROM_DRAW' },
    ] as const
    const asked = { offer: chosen(85_000, 0), drawCents: 8_500_000, discounts: [], liabilitiesPayOffCents: 0, costs }
    expect(quote(asked)).toMatchObject({ cashToYouCents: 8_470_000, costsCents: 48_000, effectiveCost: quote(asked).rate })
    expect(() => quote({ ...asked, drawCents: 100 })).toThrow('outside the range')
    expect(() => quote({ ...asked, drawCents: 8_500_000.5 })).toThrow('whole cents')
  })
})

describe('choosing an offer', () => {
  const request = { type: 'FIXED', term: 20, originationFee: 2.99, amount: 80_000, discounts: ['AUTOPAY'] }
  const refused = (changes: object) => {
    const found = findOffer(offers, { ...request, ...changes })
    return 'refused' in found ? found : undefined
  }

  it('matches by type, term, fee and draw range', () => {
    expect(findOffer(offers, request)).toEqual({ offer: chosen(80_000), drawCents: 8_000_000, discounts: ['AUTOPAY'] })
  })

  it('says in words why a combination is refused', () => {
    expect(refused({ type: 'UNKNOWN' })).toMatchObject({ field: 'type' })
    expect(refused({ term: 12 })).toEqual({ refused: 'A term of 12 years is not among your offers.', field: 'term' })
    expect(refused({ originationFee: 3 })).toMatchObject({ refused: 'An origination fee of 3% over 20 years is not among your offers.' })
    // Line 742,000 x 85 % - 350,000 = 280,700 -> 280,500; / 1.0299 = 272,356.54 -> 272,000
    expect(refused({ amount: 5_000 })).toEqual({ refused: 'With this term and fee you can draw $15,000 to $272,000.', field: 'amount' })
    expect(refused({ amount: 80_000.123 })).toMatchObject({ field: 'amount' })
    expect(refused({ amount: Number.NaN })).toMatchObject({ field: 'amount' })
    expect(refused({ discounts: ['QUORUM'] })).toMatchObject({ field: 'discounts' })
  })

  it('shows an offer outside in dollars and percent', () => {
    expect(toWireOffer(chosen(85_000))).toMatchObject({
      type: 'FIXED',
      term: 20,
      originationFee: 2.99,
      rate: 8.6,
      min: 50_000,
      discountList: [
        { type: 'AUTOPAY', rateWithDiscount: 8.35, stackable: true },
        { type: 'CREDIT_UNION', rateWithDiscount: 8.35, stackable: true },
      ],
    })
  })

  it('loses nothing in a round trip: a browser works with the exact offer', () => {
    const capped = offersOf({ state: 'FL' }, { organization: { ...defaultOrganizationTerms, feeCapCents: 500_050 } })
    for (const each of [...offers, ...capped]) expect(fromWireOffer(JSON.parse(JSON.stringify(toWireOffer(each))))).toEqual(each)
  })
})
