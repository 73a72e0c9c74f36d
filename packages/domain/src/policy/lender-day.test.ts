import { describe, expect, it } from 'vitest'
import { formatLenderMoment, lenderDay, letterDay } from './lender-day.ts'

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

describe('the last day of a letter', () => {
  it.each([
    // Midnight in California is 08:00 UTC in winter, in Honolulu 10:00, on Adak 10:00, in New York 05:00.
    ['CA', '2026-12-01T07:59:59Z', '2026-11-30'],
    ['CA', '2026-12-01T08:00:00Z', '2026-12-01'],
    ['NY', '2026-12-01T05:00:00Z', '2026-11-30'],
    ['NY', '2026-12-01T07:59:59Z', '2026-11-30'],
    ['NY', '2026-12-01T08:00:00Z', '2026-12-01'],
    ['HI', '2026-12-01T08:00:00Z', '2026-11-30'],
    ['HI', '2026-12-01T09:59:59Z', '2026-11-30'],
    ['HI', '2026-12-01T10:00:00Z', '2026-12-01'],
    ['AK', '2026-12-01T09:59:59Z', '2026-11-30'],
    ['AK', '2026-12-01T10:00:00Z', '2026-12-01'],
    // Midnight in California is 07:00 UTC in summer, in Phoenix too.
    ['AZ', '2026-07-01T06:59:59Z', '2026-06-30'],
    ['AZ', '2026-07-01T07:00:00Z', '2026-07-01'],
    ['', '2026-12-01T07:59:59Z', '2026-11-30'],
  ])('is over for who lives in %s once it is over there and in California: at %s it is %s', (state, moment, day) => {
    expect(letterDay(moment, state)).toBe(day)
  })
})
