import { describe, expect, it } from 'vitest'
import { STATE_CODES } from '../../facts/state-codes.ts'
import { recordingTaxEnds, recordingTaxRule } from '../../loan/exact-recording-tax.ts'
import { recordingTaxes2026123 } from '../../loan/recording-taxes/2026-12-3.ts'
import { recordingFeeCents } from './recording-fees.ts'
import { recordingFeeRange, recordingTaxRange } from './recording-ranges.ts'

const most = (state: string): number => {
  const rows = recordingTaxes2026123.rows.filter((row) => row.state === state)
  const counties = [undefined, ...rows.flatMap((row) => row.counties ?? [])]
  return Math.max(
    ...counties.map((county) => {
      const line = { state, ...(county && { county }), lineCents: 10_000_000, termMonths: 240, on: '2026-12-31' }
      return recordingTaxEnds(recordingTaxRule(recordingTaxes2026123, line), line).mostCents / 100
    }),
  )
}
describe('the range that a lender discloses', () => {
  it('of recording taxes is that of the states it serves, as the tables have it', () => {
    for (const state of STATE_CODES)
      expect([state, recordingTaxRange([state])]).toEqual([state, { least: 0, most: Math.min(Math.ceil(most(state)), 1_400) }])
    expect(recordingTaxRange(['AZ', 'GA'])).toEqual({ least: 0, most: 300 })
  })

  it('of recording fees too, and of a lender that serves all states the standard one', () => {
    expect(recordingFeeRange(['AZ', 'NM'])).toEqual({ least: 30, most: 90 })
    expect([recordingFeeRange(undefined), recordingTaxRange(undefined)]).toEqual([
      { least: 0, most: 315 },
      { least: 0, most: 1_400 },
    ])
    for (const state of STATE_CODES) expect(recordingFeeCents(state)).toBeLessThanOrEqual(31_500)
  })
})
