/** What is calculated hundreds of times for a decision is calculated in whole numbers or doubles: to the cent what fifty digits say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawTotal } from '../../loan/draw-total.ts'
import { Exact } from '../../loan/exact.ts'
import { levelPayment } from '../../loan/monthly-payment.ts'
import { fromCents, toCents } from '../../values/money.ts'
import { totalOf } from './draw-bounds.ts'
import { largestLine, linePayment } from './qualifying-payment.ts'
import { fromMills } from './rate.ts'

const cents = fc.integer({ min: 0, max: 200_000_000 })
const terms = fc.constantFrom(5, 10, 15, 20, 30)
const rates = fc.integer({ min: 1, max: 25_000 })

const exactPayment = (lineCents: number, mills: number, years: number) =>
  levelPayment(new Exact(lineCents), new Exact(fromMills(mills)).div(1200), years * 12)
    .toDecimalPlaces(0, Exact.ROUND_HALF_EVEN)
    .toNumber()

describe('a draw with its fee', () => {
  it('equals drawTotal, with and without a cap', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), fc.option(cents, { nil: undefined }), (drawCents, feeBps, feeCapCents) => {
        const cap = feeCapCents === undefined ? undefined : fromCents(feeCapCents)
        expect(totalOf(drawCents, { feeBps, feeCapCents })).toBe(toCents(drawTotal(fromCents(drawCents), feeBps / 100, cap)))
      }),
      { numRuns: 2000 },
    )
  })

  it('rounds a half cent to the even cent', () => {
    // 0.50 at 1 %: half a cent; the total is 0.505 and 1.515.
    expect([totalOf(50, { feeBps: 100 }), totalOf(150, { feeBps: 100 })]).toEqual([50, 152])
  })

  it('refuses what drawTotal refuses', () => {
    expect(() => totalOf(-1, { feeBps: 100 })).toThrow(RangeError)
    expect(() => totalOf(1.5, { feeBps: 100 })).toThrow(RangeError)
    expect(() => totalOf(100, { feeBps: -1 })).toThrow(RangeError)
    expect(() => totalOf(Number.NaN, { feeBps: 1 })).toThrow(RangeError)
  })

  it('is exact beyond what a double counts', () => {
    expect(totalOf(8_000_000_000_001, { feeBps: 9_999 })).toBe(toCents(drawTotal(fromCents(8_000_000_000_001), 99.99)))
  })
})

describe('the payment of a line', () => {
  it('matches a fifty-digit calculation to the cent', () => {
    fc.assert(
      fc.property(cents, rates, terms, (lineCents, mills, years) => {
        expect(linePayment(lineCents, mills, years)).toBe(exactPayment(lineCents, mills, years))
      }),
      { numRuns: 2000 },
    )
  })

  it('is so even as near to half a cent as whole cents allow', () => {
    for (const [mills, years] of [
      [8_600, 20],
      [9_375, 30],
    ] as const) {
      const factor = levelPayment(new Exact(1), new Exact(fromMills(mills)).div(1200), years * 12)
      const fromHalf = (line: number) => factor.times(line).mod(1).minus('0.5').abs().toNumber()
      const nearest = Array.from({ length: 20_000 }, (_, index) => 1_500_000 + index).toSorted((a, b) => fromHalf(a) - fromHalf(b))
      for (const line of nearest.slice(0, 50)) expect(linePayment(line, mills, years)).toBe(exactPayment(line, mills, years))
    }
  })
})

describe('the largest line that a payment limit allows', () => {
  it('is the last whole step whose payment fits', () => {
    const STEP = 5_000
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), rates, terms, (room, mills, years) => {
        const line = largestLine(room, mills, years, STEP)
        expect(line % STEP).toBe(0)
        expect(exactPayment(line, mills, years)).toBeLessThanOrEqual(room)
        expect(exactPayment(line + STEP, mills, years)).toBeGreaterThan(room)
      }),
      { numRuns: 500 },
    )
  })
})
