import { describe, expect, it } from 'vitest'
import { describeFee } from './describe-fee.ts'

const fee = { cents: 18_000, keptFrom: '2026-12-17' }

describe('the fee for a valuation, before the visit is ordered', () => {
  it('is named with the day until which it is refunded, or from which it may be charged', () => {
    expect(describeFee({ fee: { ...fee, terms: 'REFUNDABLE' } })).toEqual({
      amount: '$180',
      when: expect.stringContaining('not before Thursday, December 17. Until then you can decide not to open the line and pay nothing'),
    })
    expect(describeFee({ fee: { ...fee, terms: 'NONREFUNDABLE' } }).when).toContain('not before Thursday, December 17. It isn’t refunded')
  })

  it('is said to be none where the lender pays', () => {
    expect(describeFee({}).amount).toBe('No charge')
  })
})
