/** Worked examples under the tables in force from 2026-11-24; offers.test.ts holds those of before, which old decisions are replayed by. */
import { describe, expect, it } from 'vitest'
import { underwrite } from '../decision/underwrite.ts'
import { drawRange, offerAt } from '../offer/draw-range.ts'
import { fromWireOffer } from '../offer/from-wire-offer.ts'
import { toWireOffer } from '../offer/to-wire-offer.ts'
import { type Applicant, qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelineSchema } from '../tables/guideline.ts'
import { guideline202611 } from '../tables/guidelines/2026-11.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { type PricingTable, pricingTableSchema } from '../tables/pricing-table.ts'
import { ON, tablesAt } from './any-applicant.fixture.ts'

const decide = (applicant: Applicant, changes: Partial<UnderwritingInput> = {}, prime = '6.75', pricing: Partial<PricingTable> = {}) => {
  const tables = tablesAt(prime)
  const input = qualifiedApplicant(applicant, { on: ON, now: `${ON}T15:00:00Z`, ...changes })
  return underwrite(input, { ...tables, pricing: { ...tables.pricing, ...pricing } })
}
type Decided = ReturnType<typeof decide>
const rangeOf = ({ offers }: Decided, term: 5 | 10 | 20 | 30, feeBps = 0) => drawRange(offers, { type: 'FIXED', term, feeBps })
const rateAt = (decided: Decided, term: 5 | 10 | 20 | 30, dollars: number, feeBps = 0) =>
  offerAt(rangeOf(decided, term, feeBps)!, dollars * 100)?.rate
const rich = { incomeDollars: 900_000 }

describe('prices of today’s market', () => {
  it('come to 7.60 at 780 and 70 %, where the market asks 7.23 and the floor is 7.60', () => {
    // 1,000,000 x 70 % - 500,000 = a line of 200,000. 6.75 + 0.35 + 0.125 = 7.225, lifted to the floor
    const decided = decide({ ...rich, score: 780, valueDollars: 1_000_000, mortgageDollars: 500_000 })
    expect(rateAt(decided, 30, 200_000)).toBe('7.600')
  })

  it('come to 8.475 at 700 and 80 %, where the market asks 8.50', () => {
    // 400,000 x 80 % - 290,000 = a line of 30,000. 6.75 + 0.35 + 1.375 = 8.475; over 20 years 0.25 less
    const decided = decide({ ...rich, score: 700, valueDollars: 400_000, mortgageDollars: 290_000 })
    expect(decided.figures.cltvLimitBps).toBe(8_000)
    expect(rateAt(decided, 30, 30_000)).toBe('8.475')
    expect(rateAt(decided, 20, 30_000)).toBe('8.225')
  })

  it('follow the index that is given: at prime 8.50 the same 780 pays 8.975', () => {
    // 8.50 + 0.35 + 0.125
    const decided = decide({ ...rich, score: 780, valueDollars: 1_000_000, mortgageDollars: 500_000 }, {}, '8.50')
    expect(rateAt(decided, 30, 200_000)).toBe('8.975')
  })
})

describe('the floor', () => {
  it('prices what lies below it and drops nothing, whatever the score', () => {
    for (const score of [783, 803]) {
      const applicant = { ...rich, score, state: 'MO', valueDollars: 420_846, mortgageDollars: 0, mortgagePaymentDollars: 0 }
      // With every fee shown, as an organization may have it: from 15,000 to 357,719.10 in steps of 500, less the fee of 4.99 %.
      const range = rangeOf(decide(applicant, {}, '6.75', { feesThatNeverPay: 'SHOWN' }), 5, 499)!
      expect(range).toMatchObject({ minDrawCents: 1_500_000, maxDrawCents: 34_050_000 })
      for (const dollars of [47_624, 100_000, 300_632]) expect(offerAt(range, dollars * 100)?.rate).toBe('7.600')
    }
  })

  it('never makes the better score the dearer one', () => {
    const at = (score: number) => rateAt(decide({ ...rich, score, valueDollars: 742_000, mortgageDollars: 180_000 }), 20, 210_000)
    expect([at(780), at(800)]).toEqual(['7.600', '7.600'])
  })

  it('holds where the organization’s margin would leave no price at all', () => {
    const decided = decide({}, { organization: { ...defaultOrganizationTerms, marginBps: -500 } })
    expect(new Set(decided.offers.map((offer) => offer.rate))).toEqual(new Set(['7.600']))
  })
})

describe('the ceiling', () => {
  it('ends a range, and leaves no hole in it', () => {
    // 12.00 + 0.35 + 5.00 of margin = 17.35: over 30 years nothing; over 20 years 17.10 up to 65 %, and 17.225 above
    const organization = { ...defaultOrganizationTerms, marginBps: 500 }
    const decided = decide({ ...rich, score: 800, valueDollars: 400_000, mortgageDollars: 150_000 }, { organization }, '12.00')
    expect(rangeOf(decided, 30)).toBeUndefined()
    // 400,000 x 65 % - 150,000
    expect(rangeOf(decided, 20)).toMatchObject({ minDrawCents: 1_500_000, maxDrawCents: 11_000_000 })
    expect(rateAt(decided, 20, 110_000)).toBe('17.100')
  })

  it('leaves a reviewer where everything passes but the price', () => {
    const organization = { ...defaultOrganizationTerms, marginBps: 500, termChoicesYears: [30 as const], feeChoicesBps: [0] }
    const decided = decide({ ...rich, score: 800 }, { organization }, '12.00')
    expect(decided).toMatchObject({ outcome: 'REVIEW', reviewReasons: ['NO_PRICE'], offers: [] })
  })
})

describe('a fee that never pays within its term', () => {
  // 6.75 + 0.35 + 1.75 = 8.85 over 30 years, 8.60 over 20, 8.35 over 5 and 10
  const decided = decide({ ...rich, score: 660, valueDollars: 742_000, mortgageDollars: 180_000 })

  it('is not shown over five years', () => {
    // 2.99 % buys 0.75: 8.35 -> 7.60. On 1,000 over 60 months 20.444 a month without; 1,029.90 at 7.60 is 20.691: more each month.
    expect(rangeOf(decided, 5, 299)).toBeUndefined()
    expect([99, 150, 199, 499].map((feeBps) => rangeOf(decided, 5, feeBps))).toEqual([undefined, undefined, undefined, undefined])
    expect(rangeOf(decided, 5, 0)).toBeDefined()
  })

  it('is shown over twenty, where it does', () => {
    // On 1,000 over 240 months at 8.60 8.742 a month; 1,029.90 at 7.85 is 8.519.
    expect(rateAt(decided, 20, 85_000, 299)).toBe('7.850')
  })

  it('is not shown where a lower fee buys the same rate', () => {
    // 6.75 + 0.35 + 1.375 - 0.25 = 8.225 over 20 years at 75 %: 2.99 % buys the 0.625 down to the floor, and 4.99 % could buy no more.
    const atTheFloor = decide({ ...rich, score: 690, valueDollars: 310_000, mortgageDollars: 150_000 })
    expect([0, 199, 299].map((feeBps) => rateAt(atTheFloor, 20, 40_000, feeBps))).toEqual(['8.225', '7.725', '7.600'])
    expect(rangeOf(atTheFloor, 20, 299)!.maxDrawCents).toBeGreaterThanOrEqual(4_000_000)
    expect(atTheFloor.offers.filter(({ term, feeBps, rate }) => term === 20 && feeBps === 499 && rate === '7.600')).toEqual([])
  })

  it('is not shown where the floor leaves it too little to buy', () => {
    // 800 up to 65 %: 7.10 is the floor already, with or without a fee.
    const best = decide({ ...rich, score: 800, valueDollars: 742_000, mortgageDollars: 180_000 }, {}, '6.75')
    expect(rangeOf(best, 30, 499)?.minDrawCents).not.toBe(1_500_000)
    expect(best.offers.every((offer) => offer.feeBps === 0 || Number(offer.otherRate) > 7.6)).toBe(true)
  })
})

describe('a line', () => {
  it('carries the highest rate of its life on every offer, out and back over the wire', () => {
    const { offers } = decide({})
    for (const offer of offers) {
      expect(offer.lifetimeCap).toBe('17.200')
      expect(fromWireOffer(JSON.parse(JSON.stringify(toWireOffer(offer))))).toEqual(offer)
    }
  })

  it('has none on offers made before it was kept', () => {
    expect(underwrite(qualifiedApplicant({}, { on: '2026-11-21' })).offers[0]).not.toHaveProperty('lifetimeCap')
  })
})

describe('no score', () => {
  const none = { credit: { ...qualifiedApplicant().credit, scores: [] } }

  it('is read by the lowest row of the whole table, whatever the home is used for', () => {
    for (const occupancy of ['HOME', 'SECONDARY', 'INVESTMENT'] as const)
      expect(decide({}, { ...none, occupancy })).toMatchObject({
        outcome: 'REVIEW',
        reviewReasons: ['NO_SCORE'],
        figures: { cltvLimitBps: 6_000, dtiLimitBps: 4_500 },
      })
  })

  it('stays as it was in the versions before', () => {
    const before = underwrite(qualifiedApplicant({}, { ...none, occupancy: 'SECONDARY', on: '2026-11-21' }))
    expect(before.figures.cltvLimitBps).toBe(7_000)
  })
})

describe('a table without holes', () => {
  const { pricing } = tablesAt('6.75')
  const refusal = (schema: typeof pricingTableSchema | typeof guidelineSchema, table: unknown) =>
    schema.safeParse(table).error?.issues.map((issue) => issue.message)

  it('is refused where a larger line costs less, a later position costs less, or the floor is above the ceiling', () => {
    const falling = [
      { fromCents: 0, toCents: 4_999_999, points: '0.50' },
      { fromCents: 5_000_000, points: '0' },
    ]
    expect(refusal(pricingTableSchema, { ...pricing, size: falling })).toEqual(['A larger line must not cost less'])
    expect(refusal(pricingTableSchema, { ...pricing, size: falling, ranges: 'EACH_BY_ITSELF' })).toBeUndefined()
    expect(refusal(pricingTableSchema, { ...pricing, marginByPosition: { 1: '2', 2: '1', 3: '3' } })).toEqual([
      'A later position must not cost less',
    ])
    expect(refusal(pricingTableSchema, { ...pricing, floorRate: '18' })).toEqual(['Above the ceiling'])
  })

  it('has a guideline whose caps rise with the score', () => {
    const cltvCaps = [
      { from: 640, to: 700, capBps: 8_000 },
      { from: 701, to: 850, capBps: 7_500 },
    ]
    const HOME = { minimumScore: 640, cltvCaps, citation: 'house' }
    expect(refusal(guidelineSchema, { ...guideline202611, occupancies: { ...guideline202611.occupancies, HOME } })).toEqual([
      'A lower cap with a better score',
    ])
  })
})
