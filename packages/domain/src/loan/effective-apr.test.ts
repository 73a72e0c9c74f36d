import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveApr, effectiveCost } from './effective-apr.ts'
import { monthlyPayment } from './monthly-payment.ts'

describe('the effective annual percentage rate', () => {
  it('gives the regulation’s own examples', () => {
    // Appendix J(b)(9): $1000 repaid by 36 monthly payments of $33.61.
    expect(effectiveApr({ amountFinanced: 1000, payment: 33.61, periods: 36, periodsPerYear: 12 }).toFixed(2)).toBe('12.83')
    // One payment a year later: the year's interest itself.
    expect(effectiveApr({ amountFinanced: 1000, payment: 1100, periods: 1, periodsPerYear: 1 })).toBeCloseTo(10, 12)
  })

  it('inverts the monthly payment', () => {
    const rate = fc.integer({ min: 1, max: 6_000_000 }).map((units) => units / 100_000)
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 400_000 }), rate, fc.integer({ min: 1, max: 40 }), (principal, annualRatePercent, years) => {
        const payment = monthlyPayment({ principal, annualRatePercent, years })
        const found = effectiveApr({ amountFinanced: principal, payment, periods: years * 12, periodsPerYear: 12 })
        expect(Math.abs(found - annualRatePercent)).toBeLessThan(1e-8)
      }),
      { numRuns: 60 },
    )
  })

  it('is zero without interest, and none when less is repaid or something is missing', () => {
    expect(effectiveApr({ amountFinanced: 1200, payment: 100, periods: 12, periodsPerYear: 12 })).toBe(0)
    expect(effectiveApr({ amountFinanced: 1200, payment: 99, periods: 12, periodsPerYear: 12 })).toBeNaN()
    for (const bad of [Number.NaN, 0, -1, Number.POSITIVE_INFINITY]) {
      expect(effectiveApr({ amountFinanced: bad, payment: 100, periods: 12, periodsPerYear: 12 })).toBeNaN()
      expect(effectiveApr({ amountFinanced: 1000, payment: bad, periods: 12, periodsPerYear: 12 })).toBeNaN()
    }
    expect(effectiveApr({ amountFinanced: 1000, payment: 100, periods: 11.5, periodsPerYear: 12 })).toBeNaN()
  })

  it('finds extreme rates too', () => {
    expect(effectiveApr({ amountFinanced: 1, payment: 1000, periods: 360, periodsPerYear: 12 })).toBeCloseTo(1_200_000, 3)
    expect(effectiveApr({ amountFinanced: 1e-300, payment: 1e300, periods: 360, periodsPerYear: 12 })).toBeNaN()
  })

  it('is above the note rate as soon as there is a fee', () => {
    const note = { total: 52_495, annualRatePercent: 8.25, months: 180 }
    expect(effectiveCost({ ...note, draw: 52_495 })).toBeCloseTo(8.25, 2)
    expect(effectiveCost({ ...note, draw: 50_000 })).toBeGreaterThan(9)
  })
})
