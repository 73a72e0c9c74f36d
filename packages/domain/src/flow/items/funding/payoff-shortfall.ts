/**
 * The creditors ask for more than the draw has. No debt is paid in part, because a lien and a closed-end debt stay as they are until the last cent:
 * nothing is paid until the borrower has paid the difference, and the creditor has quoted anew.
 */
import { formatExactCents } from '../../../values/money.ts'
import { foldInto, type Known, wait } from '../../item.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import {
  exampleQuotes,
  lettersOf,
  markUnusual,
  type PayoffQuotes,
  payoffQuotes,
  payoffQuotesAnswer,
  payoffQuotesData,
  QUOTE_LABELS,
  quotedDebts,
  quotedDebtsShown,
  quoteMisfits,
  shortOfQuotesCents,
} from './payoff-quotes.ts'

const paidIn = (quotes: PayoffQuotes | undefined) => (quotes?.quotes ?? []).filter(({ paidCents }) => paidCents !== undefined)

/** What was paid stays as it was paid, whatever is quoted for the others. */
export const keepPaid = (before: PayoffQuotes | undefined, anew: PayoffQuotes): PayoffQuotes => ({
  quotes: [...paidIn(before), ...anew.quotes.filter(({ debt }) => !paidIn(before).some((paid) => paid.debt === debt))],
})

const unpaidDebts = (known: Known) => reportedDebts(known).filter(({ id }) => !paidIn(known(payoffQuotes)).some(({ debt }) => debt === id))

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
  keeps: markUnusual,
  decidedAs: () => 'QUOTED',
  labels: QUOTE_LABELS,
  exampleFor: (known, on) => exampleQuotes(unpaidDebts(known), on),
  example: { quotes: [] },
})
