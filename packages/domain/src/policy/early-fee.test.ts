import { describe, expect, it } from 'vitest'
import { firstDayOfFee, refuseEarlyFee } from './early-fee.ts'

const shown = (on: string) => ({ on, by: 'SCREEN' }) as const
const both = (on: string) => ({ disclosures: shown(on), booklet: shown(on) })

describe('a nonrefundable fee before the line is opened (12 CFR 1026.40(h))', () => {
  it.each([
    ['a Monday', '2026-12-07', '2026-12-11'],
    ['a Friday, over the weekend', '2026-12-11', '2026-12-17'],
    ['the day before Thanksgiving', '2026-11-25', '2026-12-02'],
    ['the end of the year', '2026-12-30', '2027-01-06'],
    ['the end of February of a leap year', '2028-02-28', '2028-03-03'],
  ])('may be imposed when three business days have ended after %s', (_day, on, from) => {
    expect(firstDayOfFee(both(on))).toBe(from)
    expect(refuseEarlyFee(both(on), from)).toBeUndefined()
  })

  it('is refused to the last day, with the day from which it may be imposed', () => {
    expect(refuseEarlyFee(both('2026-12-07'), '2026-12-10')).toEqual({ from: '2026-12-11' })
    expect(refuseEarlyFee(both('2026-12-07'), '2026-12-07')).toEqual({ from: '2026-12-11' })
  })

  it('counts from the later of the two, and three business days more for what was mailed', () => {
    expect(firstDayOfFee({ disclosures: shown('2026-12-07'), booklet: shown('2026-12-09') })).toBe('2026-12-15')
    expect(firstDayOfFee({ disclosures: { on: '2026-12-07', by: 'MAIL' }, booklet: shown('2026-12-07') })).toBe('2026-12-16')
  })

  it('is never imposed before the disclosures were received at all', () => {
    expect(refuseEarlyFee(undefined, '2030-01-01')).toEqual({ from: undefined })
  })
})
