import { describe, expect, it } from 'vitest'
import { primeRows } from '../../policy/prime-rate.ts'
import { historicalExample } from '../offer/historical-example.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { disclosedPlan, type PlanTerms } from './disclosed-plan.ts'

const TERMS: PlanTerms = {
  on: '2026-12-07',
  state: 'CO',
  occupancy: 'HOME',
  organization: defaultOrganizationTerms,
  primeRows,
}
const plan = (more: Partial<PlanTerms> = {}) => disclosedPlan({ ...TERMS, ...more })

describe('the plan that is disclosed with an application (12 CFR 1026.40(d))', () => {
  it('has the margin, the limits and the lifetime cap of the price table in force', () => {
    // 0.350 behind one mortgage, 0.625 for 740 at 75 % of the value, nothing for thirty years.
    expect(plan()).toMatchObject({ marginPercent: '0.975', lowestPercent: '7.60', lifetimeCapPercent: '17.20', recentPercent: '7.725' })
    expect(plan({ organization: { ...defaultOrganizationTerms, marginBps: 50 } }).marginPercent).toBe('1.475')
    expect(plan({ occupancy: 'INVESTMENT' }).marginPercent).toBe('1.225')
    expect(plan({ state: 'TX' }).marginPercent).toBe('1.100')
  })

  it('goes no higher than the state lets its largest line go: in Alaska 10 percent where no line is above 25,000', () => {
    const small = { ...defaultOrganizationTerms, maximumLineCents: 2_500_000 }
    const capped = { lifetimeCapPercent: '10', highestAtStartPercent: '10' }
    expect(plan({ state: 'AK', organization: small })).toMatchObject(capped)
    expect(plan({ state: 'AK' })).toMatchObject({ lifetimeCapPercent: '17.20', highestAtStartPercent: '17.20' })
    expect(plan({ organization: small })).toMatchObject({ lifetimeCapPercent: '17.20' })
  })

  it('shows what 10,000 costs a month at a recent rate and at the highest, by the annuity formula', () => {
    // 10,000 at 7.725 / 1200 a month over 360 months, and at 17.20 / 1200.
    const payment = (percent: number, months: number) => {
      const monthly = percent / 1200
      return Math.round((1_000_000 * monthly) / (1 - (1 + monthly) ** -months))
    }
    const { recentPayments, highestPayments } = plan()
    expect(recentPayments.map(({ paymentCents }) => paymentCents)).toEqual([60, 120, 180, 240, 360].map((months) => payment(7.725, months)))
    expect(highestPayments.map(({ paymentCents }) => paymentCents)).toEqual([60, 120, 180, 240, 360].map((months) => payment(17.2, months)))
    expect(recentPayments.map(({ months }) => months)).toEqual([60, 120, 180, 240, 360])
  })

  it('has the historical example of the same margin, floor and cap, over the index as the lender counts it', () => {
    const own = [...primeRows, { from: '2026-06-01', percent: '9.00', source: 'H.15', confirmed: true }]
    const expected = historicalExample(
      own,
      { marginPercent: '0.975', floorPercent: '7.60', lifetimeCapPercent: '17.20', termYears: 30 },
      TERMS.on,
    )
    expect(plan({ primeRows: own }).historical).toEqual(expected)
    expect(plan({ primeRows: own }).historical.years.at(-1)).toMatchObject({ year: 2026, indexPercent: '9.00', aprPercent: '9.975' })
    expect(plan({ primeRows: own }).recentPercent).toBe('9.975')
  })

  it('offers the terms, fees and lines of the organization', () => {
    const organization = {
      ...defaultOrganizationTerms,
      termChoicesYears: [20, 10] as (10 | 20)[],
      feeChoicesBps: [0, 299],
      feeCapCents: 300_000,
    }
    expect(plan({ organization })).toMatchObject({
      termsYears: [10, 20],
      originationFees: [
        { feeBps: 0, points: '0' },
        { feeBps: 299, points: '0.75' },
      ],
      originationFeeCapCents: 300_000,
      minimumLineCents: 1_500_000,
      maximumLineCents: 40_000_000,
    })
    expect(plan({ state: 'TX' })).toMatchObject({ minimumLineCents: 3_500_000, minimumDrawCents: 400_000 })
  })

  it('says of the recording tax what is known of the state, before the county is', () => {
    expect(plan({ state: 'FL' }).thirdParty.recordingTax).toMatchObject({ basis: 'EXACT', onSmallest: { mostCents: 8250 } })
    expect(plan({ state: 'MD' }).thirdParty.recordingTax.basis).toBe('NOT_KNOWN')
    expect(plan({ state: 'MD' }).thirdParty.recordingTax.onLargest.mostCents).toBeGreaterThan(0)
  })

  it('lists the origination fees that the state’s cap lets some line have, and no others', () => {
    const fees = (more: Partial<PlanTerms> = {}) => plan(more).originationFees.map(({ feeBps }) => feeBps)
    expect(fees()).toEqual([0, 99, 150, 199, 299, 499])
    // By share alone 1.99 % of a draw is within 2 % of the line; with 370 of other fees only from a line of some 757,700 on.
    expect(fees({ state: 'TX' })).toEqual([0, 99, 150])
    expect(fees({ state: 'TX', occupancy: 'SECONDARY' })).toEqual([0, 99, 150, 199, 299, 499])
    const larger = { ...defaultOrganizationTerms, maximumLineCents: 80_000_000 }
    expect(fees({ state: 'TX', organization: larger })).toEqual([0, 99, 150, 199])
    // A fee that is capped in dollars is small beside a large line; the share of the rate alone decides which are offered at all.
    expect(fees({ state: 'TX', organization: { ...larger, feeCapCents: 100_000 } })).toEqual([0, 99, 150, 199])
    expect(fees({ organization: { ...defaultOrganizationTerms, feeChoicesBps: [299, 0, 123] } })).toEqual([0, 299])
    // Before the table of states' law the guideline had the cap.
    expect(fees({ state: 'TX', on: '2026-11-20' })).toEqual([0, 99, 150, 199])
  })

  it('has the notary in person with the fee that the lender charges, and whether the deed needs one', () => {
    expect(plan({ state: 'CA' }).thirdParty).toMatchObject({ notary: 'MANUAL', notaryCents: 30_000 })
    expect(plan().thirdParty).toMatchObject({ notary: 'ONLINE', notaryCents: 30_000 })
    const organization = { ...defaultOrganizationTerms, thirdPartyFees: { valuationCents: 18_000, manualNotaryCents: 12_500 } }
    expect(plan({ organization }).thirdParty.notaryCents).toBe(12_500)
  })

  it('says the state’s lower cap on small lines beside the highest rate of the others', () => {
    const { smallLines } = plan({ state: 'AK' })
    expect(smallLines).toMatchObject({ upToLineCents: 2_500_000, lifetimeCapPercent: '10' })
    // 10,000 at 10 / 1200 a month over 60 months
    expect(smallLines?.highestPayments[0]).toMatchObject({ years: 5, paymentCents: 21_247 })
    expect(plan()).not.toHaveProperty('smallLines')
    // Every line of the plan is a small one, or none is: then one highest rate says all.
    expect(plan({ state: 'AK', organization: { ...defaultOrganizationTerms, maximumLineCents: 2_500_000 } })).not.toHaveProperty(
      'smallLines',
    )
    expect(plan({ state: 'AK', organization: { ...defaultOrganizationTerms, minimumLineCents: 2_500_100 } })).not.toHaveProperty(
      'smallLines',
    )
  })

  it('claims no lifetime cap under a table that did not set one', () => {
    const before = plan({ on: '2026-11-20' })
    expect(before).not.toHaveProperty('lifetimeCapPercent')
    expect(before.highestPayments).toEqual([])
  })
})
