import { describe, expect, it } from 'vitest'
import { assembleDate, assertGregorian, splitDate } from './assemble-date.ts'

describe('a date in three boxes', () => {
  it('becomes one date', () => {
    expect(assembleDate({ month: '5', day: '17', year: '1984' })).toBe('1984-05-17')
  })
  it('knows the leap years', () => {
    expect(assembleDate({ month: '02', day: '29', year: '2024' })).toBe('2024-02-29')
    expect(assembleDate({ month: '02', day: '29', year: '2023' })).toBeNull()
    expect(assembleDate({ month: '02', day: '29', year: '1900' })).toBeNull()
    expect(assembleDate({ month: '02', day: '29', year: '2000' })).toBe('2000-02-29')
  })
  it('is undefined while it is incomplete or impossible', () => {
    for (const [month, day, year] of [
      ['', '1', '2000'],
      ['2', '31', '2000'],
      ['13', '1', '2000'],
      ['0', '1', '2000'],
      ['1', '0', '2000'],
      ['1', '1', '99'],
    ] as const) {
      expect(assembleDate({ month, day, year })).toBeNull()
    }
  })
  it('takes a whole date that is pasted, in both formats', () => {
    expect(splitDate('05/17/1984')).toEqual({ month: '05', day: '17', year: '1984' })
    expect(splitDate(' 1984-05-17 ')).toEqual({ month: '05', day: '17', year: '1984' })
    expect(splitDate('17 May 1984')).toBeNull()
  })
  it('is Gregorian only', () => {
    expect(() => assertGregorian('buddhist')).toThrow('Gregorian only')
    expect(() => assertGregorian('gregory')).not.toThrow()
  })
})
