import { describe, expect, it } from 'vitest'
import { formatLenderMoment, lenderDay } from './lender-day.ts'

describe("the lender's day", () => {
  it.each([
    ['2026-11-22T00:35:00Z', '2026-11-21'],
    ['2026-11-22T07:59:59.999Z', '2026-11-21'],
    ['2026-11-22T08:00:00Z', '2026-11-22'],
    ['2026-07-01T06:59:00Z', '2026-06-30'],
    ['2026-07-01T07:00:00Z', '2026-07-01'],
    ['2026-11-22T01:00:00+02:00', '2026-11-21'],
  ])('%s is on %s: it ends at midnight in California, in winter and in summer', (moment, day) => {
    expect(lenderDay(moment)).toBe(day)
  })

  it('is written with its hour where a document was made', () => {
    expect(formatLenderMoment('2026-11-24T01:00:00Z')).toBe('Nov 23, 2026, 5:00 PM PT')
    expect(formatLenderMoment('2026-07-04T19:05:30Z')).toBe('Jul 4, 2026, 12:05 PM PT')
  })
})
