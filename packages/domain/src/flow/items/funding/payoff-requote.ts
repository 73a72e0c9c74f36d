/**
 * After the approval: what the creditors are owed by now is more than the draw has, or one of them was never asked. The debts that are not paid yet
 * are quoted anew, and the new quotes are approved anew; what was paid stays paid.
 */
import { foldInto, type Known, wait } from '../../item.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import {
  exampleQuotes,
  lettersOf,
  markUnusual,
  type PayoffQuote,
  type PayoffQuotes,
  payoffQuotes,
  payoffQuotesAnswer,
  payoffQuotesData,
  QUOTE_LABELS,
  quotedDebts,
  quotedDebtsShown,
  quoteMisfits,
} from './payoff-quotes.ts'
import { payoffs } from './payoffs.ts'

const toAsk = (known: Known) => {
  const unpaid = (known(payoffs)?.unpaid ?? []).filter(({ why, askAgain }) => why !== 'REFUSED' || askAgain)
  return reportedDebts(known).filter(({ id }) => unpaid.some(({ debt }) => debt === id))
}

/** What was paid of those that were quoted: they are not asked again. */
const paidQuotes = (known: Known): readonly PayoffQuote[] =>
  (known(payoffQuotes)?.quotes ?? []).flatMap((quote) => {
    const paid = known(payoffs)?.paid?.find(({ debt }) => debt === quote.debt)
    return paid ? [{ ...quote, paidCents: paid.amountCents }] : []
  })

export const payoffRequote = wait('payoff-requote', {
  title: 'Arranging your payoff again',
  staffTitle: 'Payoff quotes, asked for anew',
  why: 'A creditor’s quote ended before it could be paid. We are asking for a new amount. Keep making your payments until then.',
  steps: ['PAYOFF_REQUEST_PENDING'],
  by: 'operator',
  applies: (known) => toAsk(known).length > 0,
  reads: (known) => [known(payoffs)?.unpaid],
  about: {
    data: quotedDebtsShown,
    of: (known) => {
      const asked = new Set(toAsk(known).map(({ id }) => id))
      const shown = quotedDebts(known, { quotes: [...paidQuotes(known)] })
      return { ...shown, debts: shown.debts.filter(({ debt, isPaid }) => isPaid || asked.has(debt)) }
    },
  },
  answers: foldInto(payoffQuotes, (_before: PayoffQuotes | undefined, anew: PayoffQuotes): PayoffQuotes => anew),
  data: payoffQuotesData,
  accepts: payoffQuotesAnswer,
  documents: lettersOf,
  fits: (known, answer, today) => quoteMisfits(known, answer, today, toAsk(known)),
  keeps: (known, anew) => ({ quotes: [...paidQuotes(known), ...markUnusual(known, anew, known(payoffQuotes)).quotes] }),
  decidedAs: () => 'QUOTED',
  labels: QUOTE_LABELS,
  exampleFor: (known, on) => exampleQuotes(toAsk(known), on),
  example: { quotes: [] },
})
