import type { LedgerAccount, LedgerEntry } from './chart-of-accounts.ts'

/** An amount that belongs to one of the draws. */
export interface OfDraw {
  readonly draw: number
  readonly cents: number
}

/** What happens to a line, in cents. Each posts the same entries whatever came before it, so that the order in which banks tell things moves no cent. */
export type LedgerEvent =
  /** A draw is owed: its fee, what is paid for the borrower out of it, and what is to be sent to them. */
  | {
      readonly kind: 'DRAW'
      readonly draw: number
      readonly feeCents: number
      readonly costCents: number
      readonly payOffCents: number
      readonly cashCents: number
    }
  /** Handed to the bank. */
  | ({ readonly kind: 'SENT' } & OfDraw)
  /** The day of the transfer came: the lender's account is debited. */
  | { readonly kind: 'SETTLED'; readonly cents: number }
  /** It arrived after the day that was planned: until it did it was not with the borrower, and bears no interest. Counted from the planned day. */
  | ({ readonly kind: 'SETTLED_LATE' } & OfDraw)
  /** The day on which it did arrive. */
  | ({ readonly kind: 'SETTLED_LATE_ENDED' } & OfDraw)
  /** The borrower's bank did not take it: the money is back, and the draw waits to be sent again. Counted from the day on which it was sent. */
  | ({ readonly kind: 'RETURNED' } & OfDraw)
  /** Stopped before a bank had it: nothing left, and the draw waits to be sent. */
  | ({ readonly kind: 'WITHDRAWN' } & OfDraw)
  | { readonly kind: 'PAYOFFS_PAID'; readonly cents: number }
  /** A creditor sent its payment back: the money is here again, and waits to be sent. */
  | { readonly kind: 'PAYOFF_RETURNED'; readonly cents: number }
  /** What a creditor sent back, sent to the borrower instead. */
  | { readonly kind: 'PAYOFF_TO_BORROWER'; readonly cents: number }
  /** What a creditor sent back is with nobody: it bears no interest, counted from the day on which it was sent. */
  | ({ readonly kind: 'PAYOFF_HELD' } & OfDraw)
  /** It leaves again, for the creditor or for the borrower: from that day on it bears interest. */
  | ({ readonly kind: 'PAYOFF_HELD_ENDED' } & OfDraw)
  /** What a creditor was paid too little by our fault: from the lender's own money, never from the line. */
  | { readonly kind: 'PAYOFF_SHORT_PAID'; readonly cents: number }
  | { readonly kind: 'COSTS_PAID'; readonly cents: number }
  /** Of some days; negative where what was accrued is less than thought. */
  | { readonly kind: 'INTEREST'; readonly draws: readonly OfDraw[] }
  /** What came in, and what of it was used for interest and principal. */
  | {
      readonly kind: 'PAYMENT' | 'PAYMENT_RETURNED'
      readonly cents: number
      readonly interest: readonly OfDraw[]
      readonly principal: readonly OfDraw[]
    }
  /** An owner rescinded: what stood on these accounts is taken off them, and what left the lender is to be given back. Calculated by `rescissionDue`. */
  | {
      readonly kind: 'RESCINDED'
      readonly cleared: readonly { readonly account: LedgerAccount; readonly draw: number | null; readonly cents: number }[]
      /** paid out of the draw to others than creditors: the lender's loss */
      readonly costCents: number
      /** paid in by the borrower: to be returned */
      readonly paymentCents: number
    }
  /** The owners gave back what had left for them. */
  | { readonly kind: 'GIVEN_BACK'; readonly cents: number }
  /** What they gave back too much was sent back to them. */
  | { readonly kind: 'EXCESS_RETURNED'; readonly cents: number }
  /** From this day on a draw bears no interest, whatever is told of it later; until it is resumed. The amount is what bore interest when it was posted. */
  | { readonly kind: 'INTEREST_STOPPED' | 'INTEREST_RESUMED'; readonly draws: readonly OfDraw[] }

const sumOf = (amounts: readonly OfDraw[]): number => amounts.reduce((sum, { cents }) => sum + cents, 0)

/** The entries of what happened; none where no cent moves. Throws RangeError for amounts that are no whole cents. */
export function postingOf(event: LedgerEvent): readonly LedgerEntry[] {
  const entries = rowsOf(event)
    .map(([account, amountCents, draw]) => ({ account, draw: draw ?? null, amountCents }))
    .filter(({ amountCents }) => amountCents !== 0)
  if (entries.some(({ amountCents }) => !Number.isSafeInteger(amountCents))) throw new RangeError('A ledger knows whole cents alone')
  return entries
}

type Row = readonly [account: LedgerAccount, amountCents: number, draw?: number]

function rowsOf(event: LedgerEvent): readonly Row[] {
  switch (event.kind) {
    case 'DRAW': {
      const { draw, feeCents, costCents, payOffCents, cashCents } = event
      return [
        ['PRINCIPAL', feeCents + costCents + payOffCents + cashCents, draw],
        ['ORIGINATION_FEE_INCOME', -feeCents],
        ['CLOSING_COST_CLEARING', -costCents],
        ['PAYOFF_CLEARING', -payOffCents],
        ['UNDISBURSED', -cashCents, draw],
      ]
    }
    case 'SENT':
      return moved('UNDISBURSED', 'ACH_CLEARING', event.cents, event.draw)
    case 'SETTLED':
      return moved('ACH_CLEARING', 'CASH', event.cents)
    case 'SETTLED_LATE':
      return moved('UNDISBURSED', 'ACH_CLEARING', -event.cents, event.draw)
    case 'SETTLED_LATE_ENDED':
      return moved('UNDISBURSED', 'ACH_CLEARING', event.cents, event.draw)
    case 'RETURNED':
      return [
        ['CASH', event.cents],
        ['UNDISBURSED', -event.cents, event.draw],
      ]
    case 'WITHDRAWN':
      return moved('UNDISBURSED', 'ACH_CLEARING', -event.cents, event.draw)
    case 'PAYOFFS_PAID':
    case 'PAYOFF_TO_BORROWER':
      return moved('PAYOFF_CLEARING', 'CASH', event.cents)
    case 'PAYOFF_RETURNED':
      return moved('CASH', 'PAYOFF_CLEARING', event.cents)
    case 'PAYOFF_HELD':
      return [
        ['PAYOFF_CLEARING', event.cents],
        ['UNDISBURSED', -event.cents, event.draw],
      ]
    case 'PAYOFF_HELD_ENDED':
      return [
        ['UNDISBURSED', event.cents, event.draw],
        ['PAYOFF_CLEARING', -event.cents],
      ]
    case 'PAYOFF_SHORT_PAID':
      return moved('PAYOFF_LOSSES', 'CASH', event.cents)
    case 'COSTS_PAID':
      return moved('CLOSING_COST_CLEARING', 'CASH', event.cents)
    case 'INTEREST':
      return [...event.draws.map(({ draw, cents }): Row => ['ACCRUED_INTEREST', cents, draw]), ['INTEREST_INCOME', -sumOf(event.draws)]]
    case 'PAYMENT':
      return paid(event)
    case 'PAYMENT_RETURNED':
      return paid(event).map(([account, amountCents, draw]): Row => [account, -amountCents, draw])
    case 'RESCINDED':
      return rescinded(event)
    case 'GIVEN_BACK':
      return moved('CASH', 'RESCISSION_RECEIVABLE', event.cents)
    case 'EXCESS_RETURNED':
      return moved('RESCISSION_RECEIVABLE', 'CASH', event.cents)
    case 'INTEREST_STOPPED':
      return event.draws.flatMap(stopped)
    case 'INTEREST_RESUMED':
      return event.draws.flatMap(({ draw, cents }) => stopped({ draw, cents: -cents }))
  }
}

const stopped = ({ draw, cents }: OfDraw): readonly Row[] => [
  ['INTEREST_STOP', cents, draw],
  ['UNDISBURSED', -cents, draw],
]

const moved = (to: LedgerAccount, from: LedgerAccount, cents: number, draw?: number): readonly Row[] => [
  [to, cents, draw],
  [from, -cents],
]

/** What left is what stood on the accounts, less the costs, and what was paid in. */
const rescinded = ({ cleared, costCents, paymentCents }: Extract<LedgerEvent, { kind: 'RESCINDED' }>): readonly Row[] => [
  ...cleared.map(({ account, draw, cents }): Row => [account, -cents, draw ?? undefined]),
  ['RESCISSION_LOSSES', costCents],
  ['RESCISSION_PAYABLE', -paymentCents],
  ['RESCISSION_RECEIVABLE', cleared.reduce((sum, { cents }) => sum + cents, 0) - costCents + paymentCents],
]

const paid = ({ cents, interest, principal }: Extract<LedgerEvent, { kind: 'PAYMENT' | 'PAYMENT_RETURNED' }>): readonly Row[] => [
  ['CASH', cents],
  ...interest.map(({ draw, cents: used }): Row => ['ACCRUED_INTEREST', -used, draw]),
  ...principal.map(({ draw, cents: used }): Row => ['PRINCIPAL', -used, draw]),
  ['UNAPPLIED_PAYMENTS', -(cents - sumOf(interest) - sumOf(principal))],
]
