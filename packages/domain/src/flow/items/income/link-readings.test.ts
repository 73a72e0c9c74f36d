import { describe, expect, it } from 'vitest'
import { askedAgainAt, payrollReading } from './link-readings.ts'

const READ = '2026-11-20T18:00:00.000Z'
const before = (minutes: number) => new Date(Date.parse(READ) - minutes * 60_000).toISOString()
const again = (since: string | undefined, settled: Readonly<Record<string, string>> = {}, announced?: true) =>
  askedAgainAt(
    {
      ...payrollReading.example,
      ...(since && { waiting: [{ source: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11', since }] }),
      ...(announced && { announced }),
    },
    (id) => ({ 'payroll-reading': READ, ...settled })[id],
    'payroll-reading',
  )

describe('a report that others did not wait for', () => {
  it('is asked for again more and more slowly, at most every half hour, for a day', () => {
    expect(again(before(0))).toBe('2026-11-20T18:00:30.000Z')
    expect(again(before(10))).toBe('2026-11-20T18:05:00.000Z')
    expect(again(before(600))).toBe('2026-11-20T18:30:00.000Z')
    expect(again(before(24 * 60 + 1))).toBeUndefined()
  })
  it('is asked for at once when the provider announces it', () => expect(again(before(600), {}, true)).toBe(READ))
  it('changes nothing by itself once a decision rests on the others', () => {
    expect(again(before(1), { 'verified-decision': READ })).toBeUndefined()
    expect(again(before(1), { 'verified-decision': READ }, true)).toBeUndefined()
  })
  it('is none where every report is there', () => expect(again(undefined)).toBeUndefined())
})
