import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isRealDate, parseDateText, toIsoDate } from './calendar-date.ts'
import { type DateOfBirthOptions, dateOfBirth } from './date-of-birth.ts'

const said = (value: unknown, options: Partial<DateOfBirthOptions> = {}) =>
  z.safeParse(dateOfBirth({ today: '2026-11-21', ...options }), value).error?.issues.map(({ message }) => message)

describe('date of birth', () => {
  it.each([
    ['', 'Date of birth is required'],
    ['  ', 'Date of birth is required'],
    [undefined, 'Date of birth is required'],
    [null, 'Date of birth is required'],
    [{ day: '', month: '', year: '' }, 'Date of birth is required'],
    ['02/31/1984', 'Invalid date'],
    ['1984-02-31', 'Invalid date'],
    ['13/01/1984', 'Invalid date'],
    ['02/29/1983', 'Invalid date'],
    ['12/31/1899', 'Invalid date'],
    ['17.05.1984', 'Invalid date'],
    ['yesterday', 'Invalid date'],
    [{ day: 17, month: 5 }, 'Invalid date'],
    [{ day: 1.5, month: 5, year: 1984 }, 'Invalid date'],
    [19840517, 'Invalid date'],
    ['11/22/2008', 'Must be at least 18 years old'],
    ['01/01/2100', 'Must be at least 18 years old'],
  ])('%j says %j', (value, message) => expect(said(value)).toEqual([message]))

  it.each(['05/17/1984', '5/17/1984', '1984-05-17', { day: 17, month: 5, year: 1984 }, { day: '17', month: '05', year: '1984' }])(
    '%j is the same day',
    (value) => expect(z.parse(dateOfBirth({ today: '2026-11-21' }), value)).toEqual({ year: 1984, month: 5, day: 17 }),
  )

  it('passes on the birthday itself', () => {
    expect(said('11/21/2008')).toBeUndefined()
    expect(said('11/22/2008')).toEqual(['Must be at least 18 years old'])
  })

  it('asks for 19 where the state does', () => {
    expect(said('11/22/2007', { minimumAge: 19 })).toEqual(['Must be at least 19 years old'])
    expect(said('11/21/2007', { minimumAge: 19 })).toBeUndefined()
  })

  it('asks for 62 in the age-restricted variant', () => {
    expect(said('11/22/1964', { minimumAge: 62 })).toEqual(['Must be 62 years or older to apply for a loan'])
    expect(said('11/21/1964', { minimumAge: 62 })).toBeUndefined()
  })

  it('lets someone born on February 29 pass on March 1, and judges February 29 as any day', () => {
    expect(said('02/29/2008', { today: '2026-02-28' })).toEqual(['Must be at least 18 years old'])
    expect(said('02/29/2008', { today: '2026-03-01' })).toBeUndefined()
    expect(said('02/28/2006', { today: '2024-02-29' })).toBeUndefined()
    expect(said('03/01/2006', { today: '2024-02-29' })).toEqual(['Must be at least 18 years old'])
  })

  it('takes 1900 and another minimum year', () => {
    expect(said('01/01/1900')).toBeUndefined()
    expect(said('01/01/1920', { minimumYear: 1926 })).toEqual(['Invalid date'])
  })

  it('refuses an invalid clock', () => expect(() => said('05/17/1984', { today: 'today' })).toThrow(RangeError))
})

describe('a calendar date', () => {
  it('is written one way and read in both', () => {
    const day = { year: 1984, month: 5, day: 7 }
    expect(toIsoDate(day)).toBe('1984-05-07')
    expect([parseDateText('05/07/1984'), parseDateText('1984-05-07')]).toEqual([day, day])
  })
  it('knows leap years', () => {
    expect(isRealDate({ year: 2000, month: 2, day: 29 })).toBe(true)
    expect(isRealDate({ year: 1900, month: 2, day: 29 })).toBe(false)
  })
})
