/** Compares the ledger of a line with the transfers that were made for it: two records of the same money, kept apart. */
import type { LedgerAccount, LedgerKind, PostedEntry } from './chart-of-accounts.ts'
import type { TransferState } from './transfer-state.ts'

interface Transfer {
  readonly state: TransferState
  readonly amountCents: number
}

/** One account of which the two say different amounts, in cents. */
export interface LedgerDifference {
  readonly account: LedgerAccount
  readonly ledgerCents: number
  readonly transfersCents: number
}

const sum = (amounts: readonly { readonly amountCents: number }[]): number =>
  amounts.reduce((cents, { amountCents }) => cents + amountCents, 0)

/** What puts money among what is drawn and not with the borrower, and takes it away, without a transfer: creditors are paid another way. */
const NO_TRANSFER: ReadonlySet<LedgerKind> = new Set(['DRAW', 'PAYOFF_HELD', 'PAYOFF_HELD_ENDED', 'RESCINDED'])

/** A transfer that is not there on its day is moved back among what is not with the borrower until it is: it bears no interest, and is on its way all the same. */
const LATE: ReadonlySet<LedgerKind> = new Set(['SETTLED_LATE', 'SETTLED_LATE_ENDED'])

/**
 * What is on its way is the transfers that were sent and have not settled; what is drawn and not with the borrower is what no transfer carries.
 * More than was drawn is never right: then they disagree, whatever the ledger says. Empty where both agree. Cents, debit positive.
 */
export function reconcileTransfers(entries: readonly PostedEntry[], transfers: readonly Transfer[]): readonly LedgerDifference[] {
  const ledger = (account: LedgerAccount) => sum(entries.filter((entry) => entry.account === account))
  const drawn = -sum(entries.filter(({ account, kind }) => account === 'UNDISBURSED' && NO_TRANSFER.has(kind)))
  const lateCents = 0 - sum(entries.filter(({ account, kind }) => account === 'UNDISBURSED' && LATE.has(kind)))
  const of = (...states: readonly TransferState[]) => sum(transfers.filter(({ state }) => states.includes(state)))
  const compared = [
    { account: 'ACH_CLEARING', transfersCents: lateCents - of('SENT'), mostCents: 0 },
    { account: 'UNDISBURSED', transfersCents: of('SENT', 'SETTLED') - drawn - lateCents, mostCents: 0 },
  ] as const
  return compared.flatMap(({ account, transfersCents, mostCents }) => {
    const ledgerCents = ledger(account)
    if (ledgerCents - transfersCents !== 0) return [{ account, ledgerCents, transfersCents }]
    return transfersCents > mostCents ? [{ account, ledgerCents, transfersCents: mostCents }] : []
  })
}
