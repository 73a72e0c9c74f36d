/**
 * The creditors ask for more than the draw has. No debt is paid in part, because a lien and a closed-end debt stay as they are until the last cent:
 * nothing is paid until the borrower has paid the difference, and the creditor has quoted anew.
 */
import { formatExactCents } from '../../../values/money.ts'
import { foldInto, type Known, wait } from '../../item.ts'
import {
  debtsNotPaid,
  exampleQuotes,
  keepPaid,
  lettersOf,
  markUnusual,
  payoffQuotes,
  payoffQuotesAnswer,
  payoffQuotesData,
  QUOTE_LABELS,
  quotedDebts,
  quotedDebtsShown,
  quoteMisfits,
  shortOfQuotesCents,
} from './payoff-quotes.ts'

const unpaidDebts = (known: Known) => debtsNotPaid(known, known(payoffQuotes))

export const payoffShortfall = wait('payoff-shortfall', {
  title: 'Your payoff costs more than your draw',
  staffTitle: 'Payoff quotes above the draw',
  why: 'Your creditors ask for more than your first draw can pay. Please pay them the difference, or call us. Nothing is paid until then.',
  steps: ['PAYOFF_REQUEST_PENDING'],
  by: 'operator',
  applies: (known) => {
    const quoted = known(payoffQuotes)
    return quoted !== undefined && shortOfQuotesCents(known, quoted) > 0
  },
  reads: (known) => [known(payoffQuotes)],
  about: { data: quotedDebtsShown, of: (known) => quotedDebts(known, known(payoffQuotes)) },
  answers: foldInto(payoffQuotes, keepPaid),
  data: payoffQuotesData,
  accepts: payoffQuotesAnswer,
  documents: lettersOf,
  fits: (known, answer, today) => {
    const shortCents = shortOfQuotesCents(known, keepPaid(known(payoffQuotes), answer))
    const short = `These quotes are still ${formatExactCents(shortCents)} more than the draw has. The borrower pays the difference first`
    return [...quoteMisfits(known, answer, today, unpaidDebts(known)), ...(shortCents > 0 ? [{ path: 'quotes', message: short }] : [])]
  },
  keeps: (known, answer) => markUnusual(known, answer, known(payoffQuotes)),
  decidedAs: () => 'QUOTED',
  labels: QUOTE_LABELS,
  exampleFor: (known, on) => exampleQuotes(unpaidDebts(known), on),
  example: { quotes: [] },
})
