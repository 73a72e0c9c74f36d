import { describe, expect, it } from 'vitest'
import { revisedFigures } from './revised-figures.ts'

const choice = { type: 'FIXED' as const, term: 20, originationFee: 2.99, amount: 85_000, discounts: [] }
const was = { rate: '8.500', monthlyPaymentCents: 75_970, feeCents: 254_150, totalCents: 8_754_150 }

describe('the terms that were agreed beside those of today', () => {
  it('say every figure exactly, and which of them moved', () =>
    expect(revisedFigures({ choice, was, now: { ...was, rate: '8.750', monthlyPaymentCents: 77_362 } })).toEqual([
      { what: 'Rate', was: '8.50%', is: '8.75%', moved: 'HIGHER' },
      { what: 'Monthly payment', was: '$759.70', is: '$773.62', moved: 'HIGHER' },
      { what: 'Origination fee', was: '$2,541.50', is: '$2,541.50', moved: 'SAME' },
      { what: 'Amount', was: '$85,000', is: '$85,000', moved: 'SAME' },
      { what: 'Total from this draw', was: '$87,541.50', is: '$87,541.50', moved: 'SAME' },
    ]))

  it('have nothing beside them where the choice is not offered any more', () =>
    expect(revisedFigures({ choice, was, now: null }).map(({ is }) => is)).toEqual(Array(5).fill(undefined)))
})
