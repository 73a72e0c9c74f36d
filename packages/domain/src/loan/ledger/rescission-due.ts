import { LEDGER_ACCOUNTS, type LedgerAccount, type LedgerKind, type PostedEntry } from './chart-of-accounts.ts'
import { balanceOf } from './line-balances.ts'
import type { LedgerEvent } from './posting.ts'

/** Of a rescinded line nothing stands here: no amount is owed, the finance charge included (12 CFR 1026.15(d)(1)), and nothing of it was earned. */
const CLEARED = [
  'PRINCIPAL',
  'UNDISBURSED',
  'ACCRUED_INTEREST',
  'PAYOFF_CLEARING',
  'ORIGINATION_FEE_INCOME',
  'INTEREST_INCOME',
  'UNAPPLIED_PAYMENTS',
] as const satisfies readonly LedgerAccount[]

const PAYMENTS: ReadonlySet<LedgerKind> = new Set(['PAYMENT', 'PAYMENT_RETURNED'])

/**
 * What is still to be posted of a rescission; undefined where nothing is. Asked again after a bank or a creditor told something more, it gives what
 * that changed, so that the order in which things are told moves no cent.
 */
export function rescissionDue(entries: readonly PostedEntry[]): Extract<LedgerEvent, { kind: 'RESCINDED' }> | undefined {
  const cleared = CLEARED.flatMap((account) =>
    drawsOf(entries, account).flatMap((draw) => {
      const cents = balanceOf(entries, account, draw ?? undefined)
      return cents === 0 ? [] : [{ account, draw, cents }]
    }),
  )
  const sum = (account: LedgerAccount, isOf: (kind: LedgerKind) => boolean) =>
    entries.reduce((cents, entry) => (entry.account === account && isOf(entry.kind) ? cents + entry.amountCents : cents), 0)
  const posted = (account: LedgerAccount) => sum(account, (kind) => kind === 'RESCINDED')
  const costCents = 0 - sum('CLOSING_COST_CLEARING', (kind) => kind === 'DRAW') - posted('RESCISSION_LOSSES')
  const paymentCents = sum('CASH', (kind) => PAYMENTS.has(kind)) + posted('RESCISSION_PAYABLE')
  return cleared.length > 0 || costCents !== 0 || paymentCents !== 0 ? { kind: 'RESCINDED', cleared, costCents, paymentCents } : undefined
}

const drawsOf = (entries: readonly PostedEntry[], account: LedgerAccount): readonly (number | null)[] =>
  'byDraw' in LEDGER_ACCOUNTS[account]
    ? [...new Set(entries.filter((entry) => entry.account === account).map(({ draw }) => draw))].sort()
    : [null]
