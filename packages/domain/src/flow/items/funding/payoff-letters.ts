/**
 * What each creditor is paid, and the letter that goes with it, before anything is paid: the letter and the amount of a payment are the same however
 * often the payment is tried. Where the draw does not reach for what is due by now there is no letter at all: no debt is paid in part.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { namedDebts } from './debts-to-pay-off.ts'
import { fundingDecision } from './funding-decision.ts'
import { fundingScreening } from './funding-screening.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { payoffRequest } from './payoff-requests.ts'
import { sanctionsReview } from './sanctions-review.ts'

export const drawnLetter = z.object({
  debt: z.string(),
  payee: z.string(),
  /** the address of the creditor's quote; absent where none was asked for */
  payTo: z.optional(z.string()),
  amountCents: cents,
  documentId: z.string(),
  sha256: z.string(),
})
export type DrawnLetter = z.infer<typeof drawnLetter>

/** SHORT: the draw has less than all creditors ask for by now. NO_PAYEE: a claim of the public records, of which no one was asked. */
export const unpayable = z.object({
  debt: z.string(),
  creditor: z.string(),
  why: z.enum(['SHORT', 'NO_PAYEE']),
  dueCents: z.optional(cents),
})

export const payoffLetters = work('payoff-letters', {
  title: 'Paying off your debts',
  staffTitle: 'Payoff letters',
  steps: ['DIRECT_DEBT_PAYOFF'],
  // What was paid before letters were kept stands.
  notAfter: 'payoffs',
  // Their amounts are those of the day on which the money can leave.
  after: [fundingScreening, sanctionsReview],
  applies: (known) => known(fundingDecision) !== undefined && namedDebts(known).length > 0,
  reads: (known) => {
    const quoted = known(payoffQuotes)
    return [namedDebts(known), known(fundingDecision), ...(quoted ? [quoted] : [])]
  },
  data: z.object({
    /** the lender's day by which the amounts are counted */
    on: localDate,
    letters: z.array(drawnLetter),
    unpayable: z.optional(z.array(unpayable)),
    /** the letters by which the creditors are asked anew */
    requests: z.optional(z.array(payoffRequest)),
  }),
  example: { on: '2026-11-30', letters: [] },
})
