import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDeductible, isPreservable, payoffAmount } from './payoff.ts'

const dollars = fc.integer({ min: 0, max: 40_000_000 }).map((cents) => cents / 100)

describe('paying off other debts with the draw', () => {
  const amounts = { liabilities: 12_000, draw: 30_000, maxDraw: 50_000 }

  it('keeps the cash, takes it from the draw, or takes all there is', () => {
    expect(payoffAmount({ ...amounts, preference: 'PRESERVE' })).toBe(42_000)
    expect(payoffAmount({ ...amounts, maxDraw: 40_000, preference: 'PRESERVE' })).toBe(40_000)
    expect(payoffAmount({ ...amounts, preference: 'DEDUCT' })).toBe(30_000)
    expect(payoffAmount({ ...amounts, preference: 'MAXIMIZE' })).toBe(50_000)
    expect(payoffAmount({ liabilities: 0.1, draw: 0.2, maxDraw: 1, preference: 'PRESERVE' })).toBe(0.3)
    expect(() => payoffAmount({ ...amounts, preference: 'KEEP' as 'DEDUCT' })).toThrow(RangeError)
  })

  it('says which of these is possible', () => {
    expect(isPreservable({ liabilities: 0.1, draw: 0.2, maxDraw: 0.3 })).toBe(true)
    expect(isPreservable({ liabilities: 20_000.01, draw: 30_000, maxDraw: 50_000 })).toBe(false)
    expect(isDeductible(amounts)).toBe(true)
    expect(isDeductible({ ...amounts, draw: 11_999.99 })).toBe(false)
    expect(isDeductible({ ...amounts, draw: 50_000.01 })).toBe(false)
  })

  it('never preserves past the maximum, and preserves in full whenever it can', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (liabilities, draw, maxDraw) => {
        const amount = payoffAmount({ preference: 'PRESERVE', liabilities, draw, maxDraw })
        expect(amount).toBeLessThanOrEqual(maxDraw)
        if (isPreservable({ liabilities, draw, maxDraw })) expect(amount).toBeGreaterThanOrEqual(draw)
        else expect(amount).toBe(maxDraw)
      }),
    )
  })
})
