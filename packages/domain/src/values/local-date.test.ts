import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareLocalDates,
  dayOfWeek,
  daysBetween,
  isLocalDate,
  latestOf,
  localDateFromParts,
  parseLocalDate,
} from './local-date.ts'
import { formatLocalDate, formatLocalDateWithYear, formatMonthDay, formatShortDate, localDateIn } from './local-date-display.ts'

const anyDay = fc.integer({ min: 0, max: 200_000 }).map((days) => addDays('1600-01-01', days))

describe('a local date', () => {
  it('is a real calendar date', () => {
    for (const day of ['2024-02-29', '1900-01-01', '0050-03-01']) expect(isLocalDate(day)).toBe(true)
    for (const bad of [
      '2023-02-29',
      '2023-02-31',
      '1900-02-29',
      '2023-13-01',
      '2023-00-10',
      '2023-1-1',
      '02/29/2024',
      '',
      null,
      20240229,
      '0000-01-01',
    ]) {
      expect(isLocalDate(bad)).toBe(false)
    }
    expect(() => parseLocalDate('2023-02-31')).toThrow(RangeError)
    expect(localDateFromParts(2023, 2, 31)).toBeUndefined()
    expect(localDateFromParts(2024, 2, 29)).toBe('2024-02-29')
  })

  it('is counted in days and months', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2024-03-31', -13)).toBe('2023-02-28')
    expect(addYears('2024-02-29', 3)).toBe('2027-02-28')
    expect(dayOfWeek('2026-11-24')).toBe(2)
    expect(latestOf('2026-01-02', '2026-03-01', '2026-02-28')).toBe('2026-03-01')
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -5000, max: 5000 }),
        (day, days) => void expect(daysBetween(day, addDays(day, days))).toBe(days),
      ),
    )
    fc.assert(fc.property(anyDay, anyDay, (a, b) => void expect(compareLocalDates(a, b)).toBe(a < b ? -1 : a > b ? 1 : 0)))
  })

  it('reads as part of a sentence', () => {
    expect(formatLocalDate('2026-11-24')).toBe('Tuesday, November 24')
    expect(formatLocalDateWithYear('2026-01-03')).toBe('Saturday, January 3, 2026')
    expect(formatMonthDay('2026-01-03')).toBe('January 3')
    expect(['2026-01-03', '2026-09-30', '2027-05-01'].map(formatShortDate)).toEqual(['Jan 3, 2026', 'Sep 30, 2026', 'May 1, 2027'])
  })

  it('depends on the time zone of the moment', () => {
    expect(localDateIn('2026-11-24T03:00:00Z', 'America/Los_Angeles')).toBe('2026-11-23')
    expect(localDateIn('2026-11-24T03:00:00Z', 'America/New_York')).toBe('2026-11-23')
    expect(localDateIn('2026-11-24T05:00:00.000Z', 'America/New_York')).toBe('2026-11-24')
    expect(localDateIn('2026-07-04T23:30:00-10:00', 'Pacific/Honolulu')).toBe('2026-07-04')
    expect(() => localDateIn('2026-11-24', 'America/New_York')).toThrow(RangeError)
    expect(() => localDateIn('2026-11-24T03:00:00', 'America/New_York')).toThrow(RangeError)
    expect(() => localDateIn('2026-11-24T03:00:00Z', 'Nowhere/Atall')).toThrow(RangeError)
  })

  it('makes someone older on the birthday itself', () => {
    expect(ageOn('2000-05-10', '2018-05-09')).toBe(17)
    expect(ageOn('2000-05-10', '2018-05-10')).toBe(18)
    expect(ageOn('2004-02-29', '2022-02-28')).toBe(17)
    expect(ageOn('2004-02-29', '2022-03-01')).toBe(18)
  })
})
