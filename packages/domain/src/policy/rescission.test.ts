import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Known } from '../flow/item.ts'
import { notaryWaitingPeriod } from '../flow/items/notary/notary-waiting-period.ts'
import { addDays, dayOfWeek } from '../values/local-date.ts'
import { isBusinessDay, isCreditorBusinessDay, legalHolidayOn } from './business-day.ts'
import { rescissionEnd } from './rescission.ts'
import { texasEarliestClosing } from './waiting-period.ts'

describe('a business day', () => {
  it('is any day but Sundays and the legal holidays', () => {
    const holidays2026 = [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]
    for (const day of holidays2026) expect(isBusinessDay(day), day).toBe(false)
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
    expect(days.filter((day) => legalHolidayOn(day) !== undefined)).toEqual(holidays2026)
    expect(days.every((day) => isBusinessDay(day) === (dayOfWeek(day) !== 0 && !holidays2026.includes(day)))).toBe(true)
  })

  it('counts Saturdays, and the Monday or Friday on which a holiday is observed', () => {
    expect(isBusinessDay('2026-11-28')).toBe(true)
    expect(isBusinessDay('2026-07-03')).toBe(true)
    expect(isBusinessDay('2021-07-05')).toBe(true)
    expect(isBusinessDay('2022-12-26')).toBe(true)
  })

  it('was Juneteenth until 2021', () => {
    expect(isBusinessDay('2020-06-19')).toBe(true)
    expect(isBusinessDay('2021-06-19')).toBe(false)
    expect(isBusinessDay('2029-05-28')).toBe(false)
    expect(isBusinessDay('2027-05-31')).toBe(false)
  })

  it('is refused when the calendar has no such day', () => {
    expect(() => isBusinessDay('2026-02-30')).toThrow(RangeError)
  })

  it('of the creditor leaves out weekends and observed holidays', () => {
    for (const day of ['2026-11-28', '2026-11-29', '2026-07-03', '2022-12-26', '2026-11-26'])
      expect(isCreditorBusinessDay(day), day).toBe(false)
    expect(isCreditorBusinessDay('2026-11-24')).toBe(true)
  })
})

describe('the right to rescind', () => {
  const on = (opened: string, noticeDelivered = opened, disclosuresDelivered = opened) =>
    rescissionEnd({ opened, noticeDelivered, disclosuresDelivered })

  it.each([
    // Comment 15(a)(3)-1.ii, 2012 being a year in which June 1 is a Friday.
    ['opened on Friday, June 1, disclosures and notice given the day before', '2012-06-01', '2012-05-31', '2012-05-31', '2012-06-05'],
    ['opened and disclosed on Friday, June 1, the notice given on Monday, June 4', '2012-06-01', '2012-06-04', '2012-06-01', '2012-06-07'],
    // Comment 15(b)-4: three business days from May 15, which is a Tuesday in 2012.
    ['opened and disclosed on May 10, the notice given on May 15', '2012-05-10', '2012-05-15', '2012-05-10', '2012-05-18'],
  ])('ends as the commentary on 12 CFR 1026.15 has it: %s', (_case, opened, notice, disclosures, end) => {
    expect(on(opened, notice, disclosures)).toBe(end)
  })

  it('skips Thanksgiving and Sundays but not Saturdays', () => {
    expect(on('2026-11-24')).toBe('2026-11-28')
    expect(on('2026-11-27')).toBe('2026-12-01')
    expect(on('2026-06-17')).toBe('2026-06-22')
    expect(on('2026-07-01')).toBe('2026-07-06')
  })

  it('runs from the last of the three events, never fewer than three days nor more than seven', () => {
    const day = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('2022-01-01', days))
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        const last = [a, b, c].sort().at(-1)!
        const end = rescissionEnd({ opened: a, noticeDelivered: b, disclosuresDelivered: c })
        expect(end).toBe(rescissionEnd({ opened: last, noticeDelivered: last, disclosuresDelivered: last }))
        expect(end >= addDays(last, 3) && end <= addDays(last, 7)).toBe(true)
        expect(isBusinessDay(end)).toBe(true)
      }),
    )
  })

  it('does not expire while something is undelivered', () => {
    expect(() =>
      rescissionEnd({ opened: '2026-11-24', noticeDelivered: '2026-11-24', disclosuresDelivered: undefined as unknown as string }),
    ).toThrow(RangeError)
  })
})

describe('waiting', () => {
  it('the earliest meeting with a notary in Texas is at midnight at the start of the twelfth day, in the home’s time zone', () => {
    const known: Known = (item) => (item.id === 'submission-time' ? ({ at: '2026-11-03T05:30:00.000Z' } as never) : undefined)
    // In Texas it is still the second when it is the third in UTC; the clocks have changed the day before.
    expect(notaryWaitingPeriod.until?.(known)).toBe('2026-11-14T07:00:00.000Z')
  })

  it('Texas waits twelve days from the later of application and notice', () => {
    expect(texasEarliestClosing({ applied: '2026-03-01', noticeReceived: '2026-03-03' })).toBe('2026-03-15')
  })
})
