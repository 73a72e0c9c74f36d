import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PrimeRow, primeRows } from '../../policy/prime-rate.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { pricingOn } from '../tables/pricing-on.ts'
import { historicalExample } from './historical-example.ts'
import { fromMills } from './rate.ts'

/** A plan that meets every limit within the fifteen years: repaid in ten, never below 6 % nor above 10 %. */
const plan = { marginPercent: '2.50', floorPercent: '6.00', lifetimeCapPercent: '10.00', termYears: 10 }
const ON = '2026-11-24'

/** Whole cents, half to even, of a fraction of integers. */
function cents(numerator: bigint, denominator: bigint): bigint {
  const twice = (numerator % denominator) * 2n
  const up = twice > denominator || (twice === denominator && (numerator / denominator) % 2n === 1n)
  return numerator / denominator + (up ? 1n : 0n)
}

/** All months are equally long (comment 40(d)(12)(xi)-8.ii): 365/12 days each. Balance x APR x days/365, in cents. */
const interestOfMonth = (balance: bigint, aprMills: bigint): bigint => cents(balance * aprMills * 365n, 365n * 12n * 100_000n)

/** What each year's payment would be by arithmetic of this test's own. */
function paymentsOf(aprs: readonly string[], termYears: number): (number | undefined)[] {
  let balance = 1_000_000n
  return aprs.map((apr, place) => {
    const months = (termYears - place) * 12
    if (months <= 0 || balance === 0n) return undefined
    const perMonth = (Number(apr) / 100 / 365) * (365 / 12)
    const payment = BigInt(Math.round((Number(balance) * perMonth) / (1 - (1 + perMonth) ** -months)))
    for (let month = 1; month <= 12; month++) {
      const owed = balance + interestOfMonth(balance, BigInt(apr.replace('.', '')))
      balance = owed <= payment || month === months ? 0n : owed - payment
    }
    return Number(payment)
  })
}

describe('the historical example of 1026.40(d)(12)(xi)', () => {
  it('charges balance x APR x days/365 and repays what is left in the months that are left, for any plan, to the cent', () => {
    const anyPlan = fc.record({
      margin: fc.integer({ min: -1_000, max: 6_000 }),
      floor: fc.integer({ min: 3_000, max: 9_000 }),
      aboveFloor: fc.integer({ min: 0, max: 9_000 }),
      termYears: fc.constantFrom(5, 10, 15, 20, 30),
      year: fc.integer({ min: 2024, max: 2026 }),
    })
    fc.assert(
      fc.property(anyPlan, ({ margin, floor, aboveFloor, termYears, year }) => {
        const limits = { floorPercent: fromMills(floor), lifetimeCapPercent: fromMills(floor + aboveFloor) }
        const { years } = historicalExample(primeRows, { ...limits, marginPercent: fromMills(margin), termYears }, `${year}-11-24`)
        expect(years).toHaveLength(15)
        for (const { aprPercent, indexPercent } of years) {
          const plain = Math.round(Number(indexPercent) * 1000) + margin
          expect(aprPercent).toBe((Math.min(Math.max(plain, floor), floor + aboveFloor) / 1000).toFixed(3))
        }
        expect(years.map(({ paymentCents }) => paymentCents)).toEqual(
          paymentsOf(
            years.map(({ aprPercent }) => aprPercent),
            termYears,
          ),
        )
      }),
      { numRuns: Math.min(propertyRuns(), 100) },
    )
  })

  it('is the one calculated by hand for an advance of 10,000 over ten years', () => {
    const { years } = historicalExample(primeRows, { ...plan, floorPercent: '5.00' }, ON)
    // Index on July 1 + 2.50. 5.75 % over 120 months: 10,000 x 0.0047916667 / (1 - 1.0047916667^-120) = 109.77, and 9,237.89 is left after
    // twelve payments; each later year repays what is left in the months that are left: 6,670.80 at 6.00 % over 72 months is 110.55, and so on.
    expect(years.map(({ year, indexPercent, aprPercent, paymentCents }) => [year, indexPercent, aprPercent, paymentCents])).toEqual([
      [2012, '3.25', '5.750', 10_977],
      [2013, '3.25', '5.750', 10_977],
      [2014, '3.25', '5.750', 10_977],
      [2015, '3.25', '5.750', 10_977],
      [2016, '3.50', '6.000', 11_055],
      [2017, '4.25', '6.750', 11_256],
      [2018, '5.00', '7.500', 11_421],
      [2019, '5.50', '8.000', 11_505],
      [2020, '3.25', '5.750', 11_246],
      [2021, '3.25', '5.750', 11_245],
      [2022, '4.75', '7.250', undefined],
      [2023, '8.25', '10.000', undefined],
      [2024, '8.50', '10.000', undefined],
      [2025, '7.50', '10.000', undefined],
      [2026, '6.75', '9.250', undefined],
    ])
  })

  it('says where a limit of the plan set the rate, also after the advance is repaid', () => {
    const { years } = historicalExample(primeRows, plan, ON)
    const limited = (year: number) => years.find((row) => row.year === year)
    expect(limited(2012)).toMatchObject({ aprPercent: '6.000', limitedBy: 'FLOOR' })
    expect(limited(2023)).toMatchObject({ aprPercent: '10.000', limitedBy: 'LIFETIME_CAP' })
    expect(limited(2025)).not.toHaveProperty('limitedBy')
    expect(limited(2016)).not.toHaveProperty('limitedBy')
  })

  it('is made of the price table in force and of published index values, each with its source', () => {
    const { floorRate, lifetimeCap, marginByPosition } = pricingOn(ON)
    const terms = { marginPercent: marginByPosition[2], floorPercent: floorRate, lifetimeCapPercent: lifetimeCap, termYears: 30 }
    const { years } = historicalExample(primeRows, terms, ON)
    expect(years).toHaveLength(15)
    // Nearly all years lie below the floor; 8.25 + 0.35 in 2023: 8,505.33 left over 228 months at 8.60 % is 75.84.
    expect(years[0]).toMatchObject({ year: 2012, aprPercent: '7.600', paymentCents: 7061, limitedBy: 'FLOOR', confirmed: true })
    expect(years[11]).toMatchObject({ year: 2023, aprPercent: '8.600', paymentCents: 7584 })
    expect(years[14]).toMatchObject({ year: 2026, confirmed: false, source: expect.stringContaining('Inferred') })
  })

  it('begins a year earlier until the chosen day has come', () => {
    const yearsOn = (on: string) => historicalExample(primeRows, plan, on).years.map(({ year }) => year)
    expect(yearsOn('2026-06-30')).toEqual(Array.from({ length: 15 }, (_, place) => 2011 + place))
    expect(yearsOn('2026-07-01').at(-1)).toBe(2026)
  })

  it('goes back as far as the index does where it is younger than fifteen years', () => {
    const young: PrimeRow[] = [{ from: '2024-01-02', percent: '5.00', source: 'the test', confirmed: true }]
    expect(historicalExample(young, plan, ON).years.map(({ year, paymentCents }) => [year, paymentCents])).toEqual([
      [2024, 11_870],
      [2025, 11_870],
      [2026, 11_870],
    ])
    expect(() => historicalExample(young, plan, '2023-12-31')).toThrow('No year has an index value')
    expect(() => historicalExample(young, plan, ON, { month: 2, day: 30 })).toThrow('has no day 30')
  })
})
