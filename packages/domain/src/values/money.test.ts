import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCents, formatExactCents, formatMoney, fromCents, toCents } from './money.ts'
import { formatApr, formatPercent, formatPercentShort } from './rate.ts'

describe('money', () => {
  it('is shown in dollars without cents by default', () => {
    expect(formatMoney(80_000)).toBe('$80,000')
    expect(formatMoney(1234567.891, 2)).toBe('$1,234,567.89')
    expect(formatMoney(-1234.5, 2)).toBe('-$1,234.50')
    expect(formatMoney(999)).toBe('$999')
    expect(formatMoney(0)).toBe('$0')
    expect(formatMoney('100000.005', 2)).toBe('$100,000.00')
    expect(formatCents(-123_456)).toBe('-$1,234.56')
    expect([8_500_000, 123_456].map(formatExactCents)).toEqual(['$85,000', '$1,234.56'])
  })

  it('rounds half to even and has no negative nothing', () => {
    expect(formatMoney(2.5)).toBe('$2')
    expect(formatMoney(3.5)).toBe('$4')
    expect(formatMoney(1.005, 2)).toBe('$1.00')
    expect(formatMoney(-0.4)).toBe('$0')
  })

  it('is refused when it is not a number or the precision is negative', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 'abc', undefined, null, {}]) expect(() => formatMoney(bad as number)).toThrow()
    expect(() => formatMoney(1, -1)).toThrow(RangeError)
    expect(() => formatMoney(1, 1.5)).toThrow(RangeError)
  })

  it('agrees with the en-US format of the platform', () => {
    const usual = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        (cents) => void expect(formatCents(cents)).toBe(usual.format(cents / 100)),
      ),
    )
  })

  it('goes to cents and back unchanged', () => {
    expect(toCents(0.1 + 0.2)).toBe(30)
    expect(toCents(1.005)).toBe(100)
    expect(toCents(-0.001)).toBe(0)
    expect(() => toCents(1e15)).toThrow(RangeError)
    expect(() => fromCents(0.5)).toThrow(RangeError)
    fc.assert(fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (cents) => void expect(toCents(fromCents(cents))).toBe(cents)))
  })
})

describe('rates', () => {
  it('are shown with three decimals, one in the short form, two for an APR', () => {
    expect(formatPercent(8.25)).toBe('8.250%')
    expect(formatPercent(8.25, 0)).toBe('8%')
    expect(formatPercentShort(8.25)).toBe('8.2%')
    expect(formatApr(8.25)).toBe('8.25%')
    expect(formatApr('17.2')).toBe('17.20%')
    expect(() => formatApr(Number.NaN)).toThrow(RangeError)
  })
})
