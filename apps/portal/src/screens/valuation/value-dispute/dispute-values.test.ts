import { describe, expect, it } from 'vitest'
import { type Dispute, disputeOf, disputeProblems, disputeValues, placeOfDispute } from './dispute-values.ts'

const DISPUTE: Dispute = {
  reasons: ['WRONG_FACTS', 'BETTER_SALES', 'MISSED_IMPROVEMENTS', 'BIAS'],
  facts: 'The home has three bedrooms, not two.',
  sales: [{ address: '31 Alder Way, Sacramento', soldOn: '2026-08-14', priceCents: 79_500_000 }],
  improvements: 'The roof is new since 2024.',
  bias: 'The valuer made remarks about our family.',
}

describe('the form that asks to reconsider a value', () => {
  it('makes the answer that it was filled with, and nothing of a reason that was taken back', () => {
    expect(disputeProblems(disputeValues(DISPUTE))).toEqual([])
    expect(disputeOf(disputeValues(DISPUTE))).toEqual(DISPUTE)
    expect(disputeOf({ ...disputeValues(DISPUTE), reasons: ['BIAS'] })).toEqual({ reasons: ['BIAS'], bias: DISPUTE.bias })
  })

  it('asks for a reason, and for what each reason needs', () => {
    expect(disputeProblems(disputeValues({})).map(({ field }) => field)).toEqual(['reason-WRONG_FACTS'])
    const all = { ...disputeValues({}), reasons: DISPUTE.reasons! }
    expect(disputeProblems(all).map(({ field }) => field)).toEqual([
      'facts',
      'sale-0-address',
      'sale-0-sold',
      'sale-0-price',
      'improvements',
      'bias',
    ])
  })

  it('shows what the server refuses at its field', () => {
    expect(placeOfDispute('sales.1.soldOn')).toBe('sale-1-sold')
    expect(placeOfDispute('reasons')).toBe('reason-WRONG_FACTS')
    expect(placeOfDispute('facts')).toBe('facts')
  })
})
