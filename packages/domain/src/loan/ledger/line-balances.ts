import { compareLocalDates, type LocalDate } from '../../values/local-date.ts'
import type { DailyBalance } from '../interest-convention.ts'
import type { LedgerAccount, PostedEntry } from './chart-of-accounts.ts'

/** What an account stands at: the sum of its entries, and nothing that is kept beside them. */
export const balanceOf = (entries: readonly PostedEntry[], account: LedgerAccount, draw?: number): number =>
  entries
    .filter((entry) => entry.account === account && (draw === undefined || entry.draw === draw))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Principal that is with the borrower, or was spent for them: what bears interest. */
const BEARING: readonly LedgerAccount[] = ['PRINCIPAL', 'UNDISBURSED']

/** Days of which a draw bears no interest begin and end with these, whatever else is told of those days. */
const STOPS = { INTEREST_STOPPED: 1, INTEREST_RESUMED: -1 } as const

const stopOf = ({ kind }: PostedEntry): number => (kind in STOPS ? STOPS[kind as keyof typeof STOPS] : 0)

/** What of a draw bears interest at the end of each day on which that changes; none before its first entry. */
export function bearingBalances(entries: readonly PostedEntry[], draw: number): readonly DailyBalance[] {
  const byDay = new Map<LocalDate, { readonly cents: number; readonly stops: number }>()
  for (const entry of entries) {
    if (entry.draw !== draw || !BEARING.includes(entry.account)) continue
    const { cents, stops } = byDay.get(entry.effectiveOn) ?? { cents: 0, stops: 0 }
    const stop = stopOf(entry)
    byDay.set(entry.effectiveOn, { cents: cents + (stop === 0 ? entry.amountCents : 0), stops: stops + stop })
  }
  let owedCents = 0
  let stops = 0
  return [...byDay]
    .sort(([one], [other]) => compareLocalDates(one, other))
    .map(([from, day]) => {
      owedCents += day.cents
      stops += day.stops
      // A correction that counts from an earlier day may leave a day below nothing: it bears no interest, and earns none.
      return { from, balanceCents: stops > 0 ? 0 : Math.max(owedCents, 0) }
    })
}
