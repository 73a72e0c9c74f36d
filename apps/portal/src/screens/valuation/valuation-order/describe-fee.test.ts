import { describe, expect, it } from 'vitest'
import { describeFee } from './describe-fee.ts'

const fee = { cents: 18_000, keptFrom: '2026-12-17' }

describe('the fee for a valuation, before the visit is ordered', () => {
  it('is named with the day until which it is refunded, or from which it may be charged', () => {
    expect(describeFee({ fee: { ...fee, terms: 'REFUNDABLE' } })).toEqual({
      amount: '$180',
      when: expect.stringContaining('Before Thursday, December 17 you can decide not to open the line and get the fee back in full'),
    })
    expect(describeFee({ fee: { ...fee, terms: 'NONREFUNDABLE' } }).when).toContain('We may charge it from Thursday, December 17 on')
  })

  it('is said to be none where the lender pays', () => {
    expect(describeFee({}).amount).toBe('No charge')
  })
})
