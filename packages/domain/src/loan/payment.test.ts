import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise } from './amortise.ts'
import { dailyInterest } from './daily-interest.ts'
import { drawTotal } from './draw-total.ts'
import { feeBreakEven } from './fee-break-even.ts'
import { interestOnlyStates } from './interest-only-states.ts'
import { monthlyPayment } from './monthly-payment.ts'

const cents = fc.integer({ min: 1, max: 100_000_000 })
const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)
const months = fc.integer({ min: 1, max: 360 })

describe('the monthly payment', () => {
  it('is the standard amortisation, not rounded', () => {
    expect(monthlyPayment({ principal: 100_000, annualRatePercent: 6, years: 30 })).toBeCloseTo(599.5505251527569, 9)
    expect(monthlyPayment({ principal: 52_495, annualRatePercent: 8.25, years: 15 })).toBeCloseTo(509.2752, 3)
  })

  it('is principal by months without interest', () => {
    expect(monthlyPayment({ principal: 12_000, annualRatePercent: 0, years: 10 })).toBe(100)
    expect(monthlyPayment({ principal: 12_000, annualRatePercent: 1e-60, years: 10 })).toBe(100)
    expect(monthlyPayment({ principal: 0, annualRatePercent: 8, years: 10 })).toBe(0)
  })

  it('is not a number on invalid input', () => {
    const sound = { principal: 1000, annualRatePercent: 8, years: 10 }
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, -1, '5', null, undefined]) {
      for (const key of ['principal', 'annualRatePercent', 'years']) expect(monthlyPayment({ ...sound, [key]: bad })).toBeNaN()
    }
    expect(monthlyPayment({ ...sound, years: 0 })).toBeNaN()
  })
})

describe('a schedule', () => {
  it('repays the principal to the cent', () => {
    fc.assert(
      fc.property(cents, rate, months, (principalCents, annualRatePercent, term) => {
        const { rows, totalInterestCents, totalPaidCents } = amortise({ principalCents, annualRatePercent, months: term })
        const sum = (key: 'principalCents' | 'interestCents' | 'paymentCents') => rows.reduce((total, row) => total + row[key], 0)
        expect(sum('principalCents')).toBe(principalCents)
        expect(sum('interestCents')).toBe(totalInterestCents)
        expect(sum('paymentCents')).toBe(totalPaidCents)
        expect(rows.at(-1)?.balanceCents).toBe(0)
        expect(rows.every((row) => row.principalCents >= 0 && row.balanceCents >= 0)).toBe(true)
        expect(rows.length).toBeLessThanOrEqual(term)
      }),
      { numRuns: 60 },
    )
  })

  it('has equal payments but for the last', () => {
    const { paymentCents, rows } = amortise({ principalCents: 5_249_500, annualRatePercent: '8.25', months: 180 })
    expect(paymentCents).toBe(50_928)
    expect(rows).toHaveLength(180)
    expect(rows[0]).toEqual({ month: 1, paymentCents: 50_928, principalCents: 14_838, interestCents: 36_090, balanceCents: 5_234_662 })
    expect(rows.slice(0, -1).every((row) => row.paymentCents === paymentCents)).toBe(true)
    expect(Math.abs(rows.at(-1)!.paymentCents - paymentCents)).toBeLessThan(200)
  })

  it('is refused without a principal, a rate or a term', () => {
    for (const bad of [
      { principalCents: 0 },
      { principalCents: 1.5 },
      { annualRatePercent: -1 },
      { annualRatePercent: Number.NaN },
      { months: 0 },
      { months: 12.5 },
    ]) {
      expect(() => amortise({ principalCents: 1000, annualRatePercent: 5, months: 12, ...bad })).toThrow(RangeError)
    }
  })
})

describe('daily interest', () => {
  it('is a twelfth of the year for a month, on 365.25 days', () => {
    expect(dailyInterest({ principal: 100_000, annualRatePercent: 8.25 })).toBe(687.5)
    expect(dailyInterest({ principal: 100_000, annualRatePercent: 8.25, days: 365.25 })).toBe(8250)
    expect(dailyInterest({ principal: 50_000, annualRatePercent: 9, days: 10 })).toBe(123.2)
    expect(dailyInterest({ principal: 50_000, annualRatePercent: 9, days: 0 })).toBe(0)
  })

  it('rounds half a cent to the even one', () => {
    expect(dailyInterest({ principal: 0.5, annualRatePercent: 12 })).toBe(0)
    expect(dailyInterest({ principal: 1.5, annualRatePercent: 12 })).toBe(0.02)
    expect(dailyInterest({ principal: 2.5, annualRatePercent: 12 })).toBe(0.02)
  })

  it('is not a number on invalid input', () => {
    expect(dailyInterest({ principal: Number.NaN, annualRatePercent: 8 })).toBeNaN()
    expect(dailyInterest({ principal: 1000, annualRatePercent: 8, days: -1 })).toBeNaN()
  })
})

describe('the total from a draw', () => {
  it('adds the origination fee', () => {
    expect(drawTotal(50_000, 4.99)).toBe(52_495)
    expect(drawTotal(50_000, 3)).toBe(51_500)
    expect(drawTotal(50_000, 0)).toBe(50_000)
  })

  it('caps the fee where there is a cap', () => {
    expect(drawTotal(50_000, 4.99, 1000)).toBe(51_000)
    expect(drawTotal(50_000, 4.99, 9000)).toBe(52_495)
    expect(drawTotal(50_000, 4.99, 0)).toBe(50_000)
  })

  it('rounds half a cent to the even one', () => {
    expect(drawTotal(0.5, 1)).toBe(0.5)
    expect(drawTotal(1.5, 1)).toBe(1.52)
  })

  it('throws on negative values and on what is not a number', () => {
    for (const bad of [Number.NaN, '50000', null, undefined, Number.POSITIVE_INFINITY]) {
      expect(() => drawTotal(bad as number, 3)).toThrow('The draw amount must be a number')
      expect(() => drawTotal(100, bad as number)).toThrow('The origination fee must be a number')
    }
    expect(() => drawTotal(-1, 3)).toThrow('The draw amount must not be negative')
    expect(() => drawTotal(1, -3)).toThrow('The origination fee must not be negative')
    expect(() => drawTotal(1, 3, Number.NaN)).toThrow('The maximum fee must be a number')
  })
})

describe('a higher fee', () => {
  const offer = {
    draw: 50_000,
    months: 240,
    lowerFee: { feePercent: 0, annualRatePercent: 10 },
    higherFee: { feePercent: 2.99, annualRatePercent: 9.25 },
  }

  it('pays for itself once interest saved exceeds it', () => {
    const month = feeBreakEven(offer)!
    // 1,495 of fee against about 20 a month saved: somewhat over six years, the fee bearing interest itself.
    expect(month).toBeGreaterThan(72)
    expect(month).toBeLessThan(120)
    const costAfter = (principalCents: number, annualRatePercent: number, paid: number) =>
      amortise({ principalCents, annualRatePercent, months: 240 })
        .rows.slice(0, paid)
        .reduce((cost, row) => cost + row.interestCents, principalCents - 5_000_000)
    expect(costAfter(5_149_500, 9.25, month)).toBeLessThanOrEqual(costAfter(5_000_000, 10, month))
    expect(costAfter(5_149_500, 9.25, month - 1)).toBeGreaterThan(costAfter(5_000_000, 10, month - 1))
  })

  it('never pays for itself without a lower rate', () => {
    expect(feeBreakEven({ ...offer, higherFee: { feePercent: 2.99, annualRatePercent: 10 } })).toBeUndefined()
  })

  it('costs nothing more when a cap swallows the difference', () => {
    expect(feeBreakEven({ ...offer, higherFee: { feePercent: 2.99, annualRatePercent: 9.25, maxFee: 0 } })).toBe(0)
  })
})

it('twenty-one states have an interest-only rule', () => {
  expect(new Set(interestOnlyStates).size).toBe(21)
})
