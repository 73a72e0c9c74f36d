import { describe, expect, it } from 'vitest'
import { describeFee } from './describe-fee.ts'

const fee = { cents: 18_000, keptFrom: '2026-12-17' }

describe('the fee for a valuation, before the visit is ordered', () => {
  it('is named with the day until which it is refunded, or from which it may be charged', () => {
    expect(describeFee({ fee: { ...fee, terms: 'REFUNDABLE' } })).toBe(
      'The visit costs $180. Before Thursday, December 17 you can decide not to open the line and get the fee back in full. From that day on, it isn’t refunded.',
    )
    expect(describeFee({ fee: { ...fee, terms: 'NONREFUNDABLE' } })).toContain(
      'We may charge it from Thursday, December 17 on. If you answer before that day, we save your answers and order the visit then.',
    )
  })
  it('is said to be none where nothing may be charged', () => expect(describeFee({})).toBe('There is no charge for the visit.'))
})
