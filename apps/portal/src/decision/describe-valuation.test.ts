import { describe, expect, it } from 'vitest'
import { describeValuation } from './describe-valuation.ts'

const valued = {
  source: 'APPRAISAL',
  valueCents: 17_500_000,
  valuedOn: '2026-12-01',
  foundCents: 17_500_000,
  outcome: undefined,
  earlier: [
    { source: 'AVM', valueCents: 39_400_000, valuedOn: '2026-11-20' },
    { source: 'BPO', valueCents: 30_000_000, valuedOn: '2026-11-25' },
  ],
} as const

describe('the valuation that a line ended on', () => {
  it('names who visited the home, the value, its day, and each value of before', () => {
    expect(describeValuation({ ...valued, earlier: [...valued.earlier] })).toBe(
      'A licensed appraiser visited your home and valued it at $175,000 on Tuesday, December 1, 2026. Before that, we had an automated valuation (AVM) of $394,000 and a broker’s opinion of $300,000.',
    )
  })
  it('says of a model that no one visited, and names no value of before where there was none', () => {
    expect(describeValuation({ ...valued, source: 'AVM', earlier: [] })).toBe(
      'An automated valuation (AVM) put your home at $175,000. No one visited it.',
    )
  })
  it('says what a value was before it was reconsidered', () => {
    expect(describeValuation({ ...valued, outcome: 'CORRECTED', valueCents: 20_000_000, earlier: [] })).toContain(
      'We changed it from $175,000 to $200,000',
    )
  })
  it('is not told where there is no value', () => {
    expect(describeValuation({ ...valued, valueCents: undefined, earlier: [] })).toBeUndefined()
  })
})
