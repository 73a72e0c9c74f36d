import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../underwriting/property-runs.fixture.ts'
import { addDays } from '../../values/local-date.ts'
import type { PostedEntry } from './chart-of-accounts.ts'
import { balanceOf, bearingBalances } from './line-balances.ts'
import { ACCOUNTS, history, LAST, lived, OPENED, type Told } from './random-histories.fixture.ts'
import { stopInterest } from './stop-interest.ts'

describe('a line that stood still for some days', () => {
  /** As of the day on which it goes on: what is told afterwards comes on top. */
  const still = (told: readonly Told[], from: number, days: number): PostedEntry[] => {
    const draws = [1, 2].map((draw) => ({ draw, cents: 1 }))
    const stops: Told[] = [
      { event: { kind: 'INTEREST_STOPPED', draws }, day: from, late: days },
      { event: { kind: 'INTEREST_RESUMED', draws }, day: from + days, late: 0 },
    ]
    return lived([...told, ...stops], { accrueOn: (today) => today < from || today >= from + days })
  }

  it('bears no interest for them, whatever banks and creditors tell of those days, and the same as ever for all others', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }), (told, from, days) => {
        const entries = still(told, from, days)
        expect(ACCOUNTS.reduce((sum, account) => sum + balanceOf(entries, account), 0)).toBe(0)
        expect(balanceOf(entries, 'INTEREST_STOP')).toBe(0)
        for (const draw of [1, 2]) {
          const on = (of: readonly PostedEntry[]) => {
            const balances = bearingBalances(of, draw)
            return (at: number) => balances.findLast((one) => one.from <= addDays(OPENED, at))?.balanceCents ?? 0
          }
          const [stopped, whole] = [on(entries), on(lived(told))]
          for (let at = 0; at <= LAST; at++) expect(stopped(at)).toBe(at >= from && at < from + days ? 0 : whole(at))
        }
      }),
      // Each compares every day of two lives.
      { numRuns: Math.ceil(Math.min(propertyRuns(), 30) / 3) },
    )
  })

  it('is stopped and resumed by what each draw owes, and where nothing is owed by nothing', () => {
    const draw = { kind: 'DRAW', draw: 1, feeCents: 100, costCents: 0, payOffCents: 0, cashCents: 900 } as const
    const draws = [{ draw: 1, cents: 1_000 }]
    expect(stopInterest(lived([{ event: draw, day: 0, late: 0 }]), '2026-12-15', '2026-12-18')).toEqual([
      { event: { kind: 'INTEREST_STOPPED', draws }, effectiveOn: '2026-12-15' },
      { event: { kind: 'INTEREST_RESUMED', draws }, effectiveOn: '2026-12-18' },
    ])
    expect(stopInterest([], '2026-12-15', '2026-12-18')).toEqual([])
  })
})
