import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfEven, toFixedHalfEven } from './round-half-even.ts'

describe('rounding half to even', () => {
  it('takes a number for the decimal it is written as', () => {
    expect(roundHalfEven(1.005, 2)).toBe(1)
    expect(roundHalfEven(1.015, 2)).toBe(1.02)
    expect(roundHalfEven(1.025, 2)).toBe(1.02)
    expect(roundHalfEven(2.675, 2)).toBe(2.68)
    expect(roundHalfEven(0.5, 0)).toBe(0)
    expect(roundHalfEven(1.5, 0)).toBe(2)
    expect(roundHalfEven(-2.5, 0)).toBe(-2)
  })

  it('gives a string for a string, with all its decimals', () => {
    expect(roundHalfEven('1.005', 2)).toBe('1.00')
    expect(roundHalfEven('12345678901234567890.125', 2)).toBe('12345678901234567890.12')
    expect(roundHalfEven('.5', 1)).toBe('0.5')
    expect(roundHalfEven('7', 2)).toBe('7.00')
  })

  it('reads exponents', () => {
    expect(roundHalfEven(1e21, 2)).toBe(1e21)
    expect(roundHalfEven(5e-7, 6)).toBe(0)
    expect(roundHalfEven(1.5e-6, 6)).toBe(0.000002)
    expect(roundHalfEven('1.5e3', 0)).toBe('1500')
  })

  it('never gives a negative zero', () => {
    expect(roundHalfEven(-0, 2)).toBe(0)
    expect(roundHalfEven(-0.004, 2)).toBe(0)
    expect(roundHalfEven('-0.004', 2)).toBe('0.00')
  })

  it('refuses what is not a decimal', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => roundHalfEven(bad, 2)).toThrow(RangeError)
    for (const bad of ['', '.', '-', 'abc', '1,000', ' 1', '0x10', '1e999999999']) expect(() => roundHalfEven(bad, 2)).toThrow(RangeError)
    for (const decimals of [-1, 0.5, Number.NaN]) expect(() => roundHalfEven(1, decimals)).toThrow(RangeError)
  })

  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: -12, max: 3 }))
    .map(([digits, power]) => `${digits}e${power}`)

  it('is symmetric around zero', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 6 }), (text, decimals) => {
        const mirrored = text.startsWith('-') ? text.slice(1) : `-${text}`
        expect(toFixedHalfEven(mirrored, decimals).replace('-', '')).toBe(toFixedHalfEven(text, decimals).replace('-', ''))
      }),
    )
  })

  it('is never off by more than half a unit, and even when off by exactly half', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        const cents = Number(toFixedHalfEven(`${thousandths}e-3`, 2).replace('.', ''))
        const off = Math.abs(cents * 10 - thousandths)
        expect(off).toBeLessThanOrEqual(5)
        if (off === 5) expect(Math.abs(cents % 2)).toBe(0)
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (value) => {
        const once = roundHalfEven(value, 2)
        expect(roundHalfEven(once, 2)).toBe(once)
      }),
    )
  })
})
