/**
 * What each creditor is paid, and the letter that goes with it, before anything is paid: the letter and the amount of a payment are the same however
 * often the payment is tried. Where the draw does not reach for what is due by now there is no letter at all: no debt is paid in part.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { LENDER_ZONE, nextBusinessMoment } from '../../../policy/lender-day.ts'
import { startOfDay } from '../../../policy/state-zone.ts'
import { addDays, type LocalDate } from '../../../values/local-date.ts'
import { type Given, work } from '../../item.ts'
import { namedDebts } from './debts-to-pay-off.ts'
import { fundingDecision } from './funding-decision.ts'
import { fundingScreening } from './funding-screening.ts'
import { type PayoffQuotes, payoffQuotes } from './payoff-quotes.ts'
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

/**
 * SHORT: the draw has less than all creditors ask for by now. NO_PAYEE: a claim of the public records, of which no one was asked. LATE: what is due
 * by now is more than was approved by the quote, or the quote ended long ago.
 */
export const unpayable = z.object({
  debt: z.string(),
  creditor: z.string(),
  why: z.enum(['SHORT', 'NO_PAYEE', 'LATE']),
  dueCents: z.optional(cents),
})

interface Made {
  readonly on: LocalDate
  readonly letters: readonly DrawnLetter[]
}
/** A later item, as it is stored. */
interface Payments {
  readonly references: readonly string[]
  readonly paid?: readonly { readonly debt: string }[]
  readonly unpaid?: readonly { readonly why: string; readonly askAgain?: boolean }[]
}

/** From when on a creditor that is still to be paid asks for more than its letter has; undefined where none does, or where the team pays by its own check. */
function dearerFrom({ on, letters }: Made, given: Given): LocalDate | undefined {
  const { references = [], paid = [], unpaid = [] } = (given('payoffs') as Payments | undefined) ?? {}
  const isWithTeam = unpaid.some(({ why, askAgain }) => why === 'REFUSED' && !askAgain)
  // What earlier releases paid as one sum names no debt.
  if (isWithTeam || (references.length > 0 && paid.length === 0)) return undefined
  const quotes = (given('payoff-quotes') as PayoffQuotes | undefined)?.quotes ?? []
  return letters
    .filter(({ debt }) => !paid.some((one) => one.debt === debt))
    .flatMap(({ debt }) => quotes.find((quote) => quote.debt === debt && quote.perDiemCents > 0) ?? [])
    .map(({ goodThrough }) => addDays(goodThrough < on ? on : goodThrough, 1))
    .sort()[0]
}

export const payoffLetters = work('payoff-letters', {
  title: 'Paying off your debts',
  staffTitle: 'Payoff letters',
  steps: ['DIRECT_DEBT_PAYOFF'],
  // What was paid before letters were kept stands.
  notAfter: 'payoffs',
  beginsAt: (now) => nextBusinessMoment(now),
  // Their amounts are those of the day on which the money can leave: nothing that holds it is open.
  afterAll: true,
  after: [fundingScreening, sanctionsReview],
  applies: (known) => known(fundingDecision) !== undefined && namedDebts(known).length > 0,
  reads: (known) => {
    const quoted = known(payoffQuotes)
    return [namedDebts(known), known(fundingDecision), ...(quoted ? [quoted] : [])]
  },
  lapses: (made, _settledAt, given) => {
    const day = dearerFrom(made, given)
    return day && startOfDay(day, LENDER_ZONE)
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
