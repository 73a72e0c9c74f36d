import type { LocalDate } from '../../values/local-date.ts'
import type { PostedEntry } from './chart-of-accounts.ts'
import { balanceOf } from './line-balances.ts'
import type { LedgerEvent } from './posting.ts'

interface StopPosting {
  readonly event: LedgerEvent
  readonly effectiveOn: LocalDate
}

/**
 * The days from the first one on, and before the other, bear no interest, of any draw. Both sides at once: a line whose interest nobody resumes is not
 * left behind. None where no draw owes anything.
 */
export function stopInterest(entries: readonly PostedEntry[], stoppedOn: LocalDate, resumedOn: LocalDate): readonly StopPosting[] {
  const draws = [...new Set(entries.flatMap(({ draw }) => draw ?? []))]
    .sort((one, other) => one - other)
    .map((draw) => ({ draw, cents: balanceOf(entries, 'PRINCIPAL', draw) }))
    .filter(({ cents }) => cents > 0)
  if (draws.length === 0) return []
  return [
    { event: { kind: 'INTEREST_STOPPED', draws }, effectiveOn: stoppedOn },
    { event: { kind: 'INTEREST_RESUMED', draws }, effectiveOn: resumedOn },
  ]
}
