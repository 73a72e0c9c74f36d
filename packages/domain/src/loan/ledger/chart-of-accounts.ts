/** The accounts in which a line is kept, as data. Amounts are whole cents; a debit is positive and a credit negative, so that each transaction sums to zero. */

interface LedgerAccountOf {
  /** as staff reads it */
  readonly title: string
  /** CLEARING: zero when everything that was begun is settled */
  readonly kind: 'ASSET' | 'CLEARING' | 'LIABILITY' | 'INCOME' | 'EXPENSE'
  /** each draw has its own */
  readonly byDraw?: true
}

export const LEDGER_ACCOUNTS = {
  PRINCIPAL: { title: 'Principal', kind: 'ASSET', byDraw: true },
  /** Of a draw, what has not left for the borrower, or came back: it is part of the draw, and bears no interest. So does a payoff that its creditor sent back. */
  UNDISBURSED: { title: 'Drawn, not with the borrower', kind: 'CLEARING', byDraw: true },
  ACCRUED_INTEREST: { title: 'Accrued interest', kind: 'ASSET', byDraw: true },
  CASH: { title: 'Cash', kind: 'ASSET' },
  /** Sent to the bank, and not settled by it yet. */
  ACH_CLEARING: { title: 'Transfers on their way', kind: 'CLEARING' },
  PAYOFF_CLEARING: { title: 'Debts to pay off', kind: 'CLEARING' },
  CLOSING_COST_CLEARING: { title: 'Closing costs to pay', kind: 'CLEARING' },
  PAYOFF_LOSSES: { title: 'Payoffs paid by the lender', kind: 'EXPENSE' },
  /** The two sides of a stop of the interest (`INTEREST_STOPPED`): zero, for both are posted together. */
  INTEREST_STOP: { title: 'Days without interest', kind: 'CLEARING', byDraw: true },
  ORIGINATION_FEE_INCOME: { title: 'Origination fees', kind: 'INCOME' },
  INTEREST_INCOME: { title: 'Interest income', kind: 'INCOME' },
  /** Paid in, above all that was owed. */
  UNAPPLIED_PAYMENTS: { title: 'Payments to be applied', kind: 'LIABILITY' },
  /** Of a rescinded line, what left the lender for the borrower and their creditors: the owners give it back (12 CFR 1026.15(d)(3)). */
  RESCISSION_RECEIVABLE: { title: 'To be given back after the cancellation', kind: 'ASSET' },
  /** What the borrower had paid in: the lender returns it (12 CFR 1026.15(d)(2)). */
  RESCISSION_PAYABLE: { title: 'Payments to return after the cancellation', kind: 'LIABILITY' },
  /** Costs that were paid out of the draw: nobody owes them to the lender anymore. */
  RESCISSION_LOSSES: { title: 'Costs of a canceled line', kind: 'EXPENSE' },
} as const satisfies Readonly<Record<string, LedgerAccountOf>>

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS

export interface LedgerEntry {
  readonly account: LedgerAccount
  /** 1 for the first; null of an account that all draws share. */
  readonly draw: number | null
  /** debit positive, credit negative, never zero */
  readonly amountCents: number
}

/** What stands in the ledger, with the day from which it counts. */
export interface PostedEntry extends LedgerEntry {
  readonly kind: LedgerKind
  readonly effectiveOn: string
}

/** What a transaction may be. The names are stored: add one, never rename one. */
export const LEDGER_KINDS = [
  'DRAW',
  'SENT',
  'SETTLED',
  'RETURNED',
  'WITHDRAWN',
  'PAYOFFS_PAID',
  'PAYOFF_RETURNED',
  'PAYOFF_TO_BORROWER',
  'PAYOFF_HELD',
  'PAYOFF_HELD_ENDED',
  'PAYOFF_SHORT_PAID',
  'COSTS_PAID',
  'INTEREST',
  'PAYMENT',
  'PAYMENT_RETURNED',
  'RESCINDED',
  'GIVEN_BACK',
  'INTEREST_STOPPED',
  'INTEREST_RESUMED',
  'EXCESS_RETURNED',
  'SETTLED_LATE',
  'SETTLED_LATE_ENDED',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]
