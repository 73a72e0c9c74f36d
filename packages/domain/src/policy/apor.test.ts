import { describe, expect, it } from 'vitest'
import { AporFileRefused, aporWeekOn, comparableApor, readAporFile as readOn } from './apor.ts'

const readAporFile = (text: string) => readOn(text, '2026-11-24')

const rates = (first: number) => Array.from({ length: 50 }, (_, index) => (first + index / 100).toFixed(2))
const row = (day: string, first: number, separator = '|') => [day, ...rates(first)].join(separator)

describe('the regulator’s table of average prime offer rates', () => {
  it('is read with bars or commas, with and without a line of headings', () => {
    const bars = readAporFile(`${row('11/16/2026', 6)}\r\n${row('11/23/2026', 6.1)}\r\n`)
    expect(bars.map(({ from }) => from)).toEqual(['2026-11-16', '2026-11-23'])
    expect(bars[1]?.rates).toHaveLength(50)
    expect(bars[1]?.rates[29]).toBe('6.39')
    const heading = ['Term of Loan in Years', ...Array.from({ length: 50 }, (_, index) => index + 1)].join(',')
    expect(readAporFile(`\uFEFF${heading}\n${row('1/5/2026', 6, ',')}`)[0]).toMatchObject({ from: '2026-01-05' })
  })

  it('is refused whole, naming the line, when a row is short, a rate or day is none, or a week comes twice', () => {
    const good = row('11/16/2026', 6)
    for (const [bad, says] of [
      [row('11/23/2026', 6).slice(0, -5), 'Line 2 has 49 rates'],
      [row('11/23/2026', 6).replace('6.10', 'n/a'), 'Line 2 has a rate that is no percentage: n/a'],
      [row('11/31/2026', 6), 'Line 2 does not begin with a day'],
      [row('2026-11-23', 6), 'Line 2 does not begin with a day'],
      [good, 'Line 2 gives the week of 2026-11-16 a second time'],
    ] as const)
      expect(() => readAporFile(`${good}\n${bad}`), says).toThrow(says)
    expect(() => readAporFile('\n\n')).toThrow(AporFileRefused)
    expect(() => readAporFile('Term of Loan in Years,1,2')).toThrow('no week')
  })

  it('is refused whole for a rate that no week had, and for a week that is no Monday from 2000 to a year ahead', () => {
    const good = row('11/16/2026', 6)
    for (const [bad, says] of [
      [row('11/23/2026', 6).replace('6.10', '0'), 'Line 2 has a rate that is not between 0.01 and 25 percent: 0'],
      [row('11/23/2026', 6).replace('6.10', '0.009'), 'Line 2 has a rate that is not between 0.01 and 25 percent: 0.009'],
      [row('11/23/2026', 6).replace('6.10', '99.9999'), 'Line 2 has a rate that is not between 0.01 and 25 percent: 99.9999'],
      [row('11/25/2026', 6), 'Line 2 gives the week of 2026-11-25, which does not begin on a Monday'],
      [row('01/01/0001', 6), 'Line 2 gives the week of 0001-01-01, which is not between 2000 and a year from now'],
      [row('12/27/1999', 6), 'Line 2 gives the week of 1999-12-27, which is not between 2000 and a year from now'],
      [row('11/29/2027', 6), 'Line 2 gives the week of 2027-11-29, which is not between 2000 and a year from now'],
    ] as const)
      expect(() => readAporFile(`${good}\n${bad}`), says).toThrow(new AporFileRefused(says))
    const edges = `${row('1/3/2000', 24.51)}\n${row('11/22/2027', 0.01)}`
    expect(readAporFile(edges).map(({ from }) => from)).toEqual(['2000-01-03', '2027-11-22'])
  })

  it('answers for the seven days of its week and no longer', () => {
    const rows = readAporFile(`${row('11/23/2026', 6.1)}\n${row('11/16/2026', 6)}`)
    const weekOn = (day: string) => aporWeekOn({ FIXED: rows, ADJUSTABLE: rows }, day)?.from
    expect(weekOn('2026-11-15')).toBeUndefined()
    expect(weekOn('2026-11-22')).toBe('2026-11-16')
    expect(weekOn('2026-11-23')).toBe('2026-11-23')
    expect(weekOn('2026-11-29')).toBe('2026-11-23')
    expect(weekOn('2026-11-30')).toBeUndefined()
  })

  it('is that of the newest week in both tables: a stray row in one of them hides nothing', () => {
    const [week] = readAporFile(row('11/23/2026', 6.1))
    const stray = { ...week!, from: '2026-11-25' }
    const both = (fixed: (typeof stray)[], adjustable: (typeof stray)[]) =>
      aporWeekOn({ FIXED: fixed, ADJUSTABLE: adjustable }, '2026-11-26')?.from
    expect(both([week!, stray], [week!])).toBe('2026-11-23')
    expect(both([week!], [stray, week!])).toBe('2026-11-23')
    expect(both([week!], [stray])).toBeUndefined()
    // Taken into both by an earlier release: it is no week of the regulator's.
    expect(both([week!, stray], [week!, stray])).toBe('2026-11-23')
    expect(both([week!], [])).toBeUndefined()
  })

  it('compares a fixed rate with its term and a variable one with the shortest period', () => {
    const [fixed] = readAporFile(row('11/23/2026', 6))
    const [adjustable] = readAporFile(row('11/23/2026', 5))
    const week = aporWeekOn({ FIXED: [fixed!], ADJUSTABLE: [adjustable!] }, '2026-11-23')!
    expect(comparableApor(week, { type: 'FIXED', term: 30 })).toBe('6.29')
    expect(comparableApor(week, { type: 'FIXED', term: 5 })).toBe('6.04')
    expect(comparableApor(week, { type: 'FLOATING', term: 30 })).toBe('5.00')
  })
})
