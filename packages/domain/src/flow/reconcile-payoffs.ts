/** Compares what the ledger of a line has for creditors with the record of what they were paid, and of what became of it: each is kept apart. */
import type { LedgerAccount, LedgerKind, PostedEntry } from '../loan/ledger/chart-of-accounts.ts'
import { postingOf } from '../loan/ledger/posting.ts'
import type { LedgerDifference } from '../loan/ledger/reconcile-transfers.ts'
import type { Known } from './item.ts'
import { payoffs } from './items/funding/payoffs.ts'
import { payoffPostings } from './payoff-postings.ts'

const OF_PAYOFFS: ReadonlySet<LedgerKind> = new Set([
  'PAYOFFS_PAID',
  'PAYOFF_RETURNED',
  'PAYOFF_TO_BORROWER',
  'PAYOFF_HELD',
  'PAYOFF_HELD_ENDED',
  'PAYOFF_SHORT_PAID',
])
const COMPARED = ['PAYOFF_CLEARING', 'PAYOFF_LOSSES'] as const satisfies readonly LedgerAccount[]

type Amount = Pick<PostedEntry, 'account' | 'amountCents'>

/** Empty where both agree, and of what was paid as one sum, of which no record names a payment. Cents, debit positive. */
export function reconcilePayoffs(known: Known, entries: readonly PostedEntry[], drawnOn: string): readonly LedgerDifference[] {
  if (!known(payoffs)?.paid) return []
  const posted = entries.filter(({ kind }) => OF_PAYOFFS.has(kind))
  const recorded = payoffPostings(known, drawnOn).flatMap(({ event }) => postingOf(event))
  return COMPARED.flatMap((account) => {
    const sum = (amounts: readonly Amount[]) =>
      amounts.reduce((cents, entry) => (entry.account === account ? cents + entry.amountCents : cents), 0)
    const missingCents = sum(recorded) - sum(posted)
    if (missingCents === 0) return []
    const ledgerCents = sum(entries)
    return [{ account, ledgerCents, transfersCents: ledgerCents + missingCents }]
  })
}
