import { describe, expect, it } from 'vitest'
import { AporFileRefused, aporRowOn, aporWeekOf, comparableApor, readAporFile } from './apor.ts'

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

  it('answers for the seven days of its week and no longer', () => {
    const rows = readAporFile(`${row('11/23/2026', 6.1)}\n${row('11/16/2026', 6)}`)
    expect(aporRowOn(rows, '2026-11-15')).toBeUndefined()
    expect(aporRowOn(rows, '2026-11-22')?.from).toBe('2026-11-16')
    expect(aporRowOn(rows, '2026-11-23')?.from).toBe('2026-11-23')
    expect(aporRowOn(rows, '2026-11-29')?.from).toBe('2026-11-23')
    expect(aporRowOn(rows, '2026-11-30')).toBeUndefined()
  })

  it('compares a fixed rate with its term and a variable one with the shortest period', () => {
    const [fixed] = readAporFile(row('11/23/2026', 6))
    const [adjustable] = readAporFile(row('11/23/2026', 5))
    const week = aporWeekOf(fixed, adjustable)!
    expect(comparableApor(week, { type: 'FIXED', term: 30 })).toBe('6.29')
    expect(comparableApor(week, { type: 'FIXED', term: 5 })).toBe('6.04')
    expect(comparableApor(week, { type: 'FLOATING', term: 30 })).toBe('5.00')
    expect(aporWeekOf(fixed, undefined)).toBeUndefined()
  })
})
