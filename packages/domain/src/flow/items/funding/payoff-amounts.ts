/** What is paid to each creditor on a day, and what that leaves for the borrower. */

import type { LocalDate } from '../../../values/local-date.ts'
import { daysBetween } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { type PayoffQuotes, payoffQuotes, shortOfQuotesCents } from './payoff-quotes.ts'
import { payoffs } from './payoffs.ts'
import { recordingTrueUpCents } from './recording.ts'

type Quote = PayoffQuotes['quotes'][number]

/** Whole cents: after the last day of the quote with the creditor's interest for each day since. */
const dueOn = (quote: Quote, on: LocalDate): number =>
  quote.amountCents + quote.perDiemCents * Math.max(0, daysBetween(quote.goodThrough, on))

/**
 * Each debt that is still owed, with what is due on that day. @throws where the draw does not reach for it, or a debt has no quote: nothing is paid,
 * and a person has to look
 */
export function payoffsByQuote(known: Known, on: LocalDate): readonly Quote[] {
  const { quotes } = known(payoffQuotes) ?? { quotes: [] }
  const due = reportedDebts(known).map(({ id, creditor }) => {
    const quote = quotes.find(({ debt }) => debt === id)
    if (!quote) throw new Error(`There is no payoff quote of ${creditor}`)
    return { ...quote, amountCents: dueOn(quote, on) }
  })
  if (shortOfQuotesCents(known, { quotes: due }) > 0) throw new Error('The draw does not reach for what the creditors are owed by now')
  return due
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
