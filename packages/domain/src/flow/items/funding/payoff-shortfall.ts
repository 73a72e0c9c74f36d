/**
 * The creditors ask for more than the draw has. No debt is paid in part, because a lien and a closed-end debt stay as they are until the last cent:
 * nothing is paid until the borrower has paid the difference, and the creditor has quoted anew.
 */
import { formatExactCents } from '../../../values/money.ts'
import { foldInto, wait } from '../../item.ts'
import {
  type PayoffQuotes,
  payoffQuotes,
  payoffQuotesData,
  QUOTE_LABELS,
  quotedDebts,
  quotedDebtsShown,
  quoteMisfits,
  shortOfQuotesCents,
} from './payoff-quotes.ts'

export const payoffShortfall = wait('payoff-shortfall', {
  title: 'Your payoff costs more than your draw',
  staffTitle: 'Payoff quotes above the draw',
  why: 'Your creditors ask for more than your first draw can pay. Please pay them the difference, or call us. Nothing is paid until then.',
  steps: ['PAYOFF_REQUEST_PENDING'],
  by: 'operator',
  notAfter: 'funding-decision',
  applies: (known) => {
    const quoted = known(payoffQuotes)
    return quoted !== undefined && shortOfQuotesCents(known, quoted) > 0
  },
  reads: (known) => [known(payoffQuotes)],
  about: { data: quotedDebtsShown, of: (known) => quotedDebts(known, known(payoffQuotes)) },
  answers: foldInto(payoffQuotes, (_before: PayoffQuotes | undefined, anew: PayoffQuotes): PayoffQuotes => anew),
  data: payoffQuotesData,
  fits: (known, answer, today) => {
    const shortCents = shortOfQuotesCents(known, answer)
    const short = `These quotes are still ${formatExactCents(shortCents)} more than the draw has. The borrower pays the difference first`
    return [...quoteMisfits(known, answer, today), ...(shortCents > 0 ? [{ path: 'quotes', message: short }] : [])]
  },
  decidedAs: () => 'QUOTED',
  labels: QUOTE_LABELS,
  example: { quotes: [] },
})
