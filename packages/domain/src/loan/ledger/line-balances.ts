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

/** What of a draw bears interest at the end of each day on which that changes; none before its first entry. */
export function bearingBalances(entries: readonly PostedEntry[], draw: number): readonly DailyBalance[] {
  const byDay = new Map<LocalDate, number>()
  for (const entry of entries)
    if (entry.draw === draw && BEARING.includes(entry.account))
      byDay.set(entry.effectiveOn, (byDay.get(entry.effectiveOn) ?? 0) + entry.amountCents)
  let owedCents = 0
  return [...byDay]
    .sort(([one], [other]) => compareLocalDates(one, other))
    .map(([from, cents]) => {
      owedCents += cents
      // A correction that counts from an earlier day may leave a day below nothing: it bears no interest, and earns none.
      return { from, balanceCents: Math.max(owedCents, 0) }
    })
}
