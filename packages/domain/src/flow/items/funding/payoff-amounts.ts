/** What is paid to each creditor on a day, and what that leaves for the borrower. */

import { isImplausibleQuote, isUnusualQuote, PAYOFF_QUOTE_BOUNDS } from '../../../policy/payoff-quote-bounds.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { daysBetween } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { debtsToPayOff, reportedDebts } from './debts-to-pay-off.ts'
import { type PayoffQuote, type PayoffQuotes, payoffQuotes, shortOfQuotesCents } from './payoff-quotes.ts'
import { payoffs } from './payoffs.ts'
import { recordingTrueUpCents } from './recording.ts'

/** Whole cents: after the last day of the quote with the creditor's interest for each day since. */
export const dueOn = (quote: Omit<PayoffQuote, 'letter' | 'paidCents'>, on: LocalDate): number =>
  quote.amountCents + quote.perDiemCents * Math.max(0, daysBetween(quote.goodThrough, on))

/**
 * By then so much interest was added that the approval does not cover it, or the quote ended so long ago that no creditor stands by it: it is asked
 * anew, and what it says is approved anew.
 */
export function isOutOfDate(quote: Parameters<typeof dueOn>[0], reportedCents: number, on: LocalDate): boolean {
  const dueCents = dueOn(quote, on)
  return (
    // Where the creditor confirmed such a figure, two approved it as that.
    (isImplausibleQuote(dueCents, reportedCents) && quote.confirmedBy === undefined) ||
    (isUnusualQuote(dueCents, reportedCents) && !isUnusualQuote(quote.amountCents, reportedCents)) ||
    daysBetween(quote.goodThrough, on) > PAYOFF_QUOTE_BOUNDS.goodForDays
  )
}

export interface DuePayoff {
  readonly debt: string
  readonly payee: string
  /** what the credit report calls it */
  readonly creditor: string
  readonly last4?: string | undefined
  /** absent where no quote was asked for */
  readonly payTo?: string | undefined
  readonly amountCents: number
  readonly isOutOfDate?: boolean
}

export interface DuePayoffs {
  /** each debt that is still owed */
  readonly due: readonly DuePayoff[]
  /** what they exceed the draw by; 0 where it reaches */
  readonly shortCents: number
}

/**
 * By the quotes, or by the report where the approval is older than they are. @throws where a debt has no quote, or is in no report: nothing is paid,
 * and a person has to look
 */
export function payoffsDue(known: Known, on: LocalDate): DuePayoffs {
  const quoted = known(payoffQuotes)
  if (quoted) return dueByQuote(known, quoted, on)
  const due = debtsToPayOff(known).map(({ id, creditor, last4, balanceCents }) => ({
    ...{ debt: id, payee: creditor, creditor, ...(last4 && { last4 }), amountCents: balanceCents },
  }))
  return { due, shortCents: 0 }
}

function dueByQuote(known: Known, { quotes }: PayoffQuotes, on: LocalDate): DuePayoffs {
  const counted = reportedDebts(known).map(({ id, creditor, last4, balanceCents }) => {
    const quote = quotes.find(({ debt }) => debt === id)
    if (!quote) throw new Error(`There is no payoff quote of ${creditor}`)
    return { ...quote, creditor, last4, amountCents: dueOn(quote, on), isOutOfDate: isOutOfDate(quote, balanceCents, on) }
  })
  const due = counted.flatMap(({ debt, payee, creditor, last4, payTo, amountCents, paidCents, isOutOfDate: isLate }) =>
    paidCents === undefined
      ? [{ debt, payee, creditor, ...(last4 && { last4 }), payTo, amountCents, ...(isLate && { isOutOfDate: true }) }]
      : [],
  )
  return { due, shortCents: shortOfQuotesCents(known, { quotes: counted }) }
}

/** Debts and costs may take the whole draw: then nothing is sent to the borrower. false where the terms do not say. */
export function isNothingLeft(known: Known): boolean {
  const terms = known(closingTerms)
  return terms !== undefined && terms.cashToBorrowerCents + recordingTrueUpCents(known) + payoffTrueUpCents(known) <= 0
}

/**
 * What the creditors took less than the signed terms set aside for them: sent to the borrower with the money. Negative where they took more. In whole
 * cents; 0 where they were paid by the terms.
 */
export function payoffTrueUpCents(known: Known): number {
  const paid = known(payoffs)?.paid
  const terms = known(closingTerms)
  if (!paid || !terms) return 0
  const sumOf = (amounts: readonly { readonly amountCents: number }[]) => amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return sumOf(terms.payOffs) - sumOf(paid)
}
