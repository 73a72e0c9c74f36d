/**
 * The processor does not pay a creditor, as files for a bank that know no address: the team pays it by its own check or wire and records that, or has
 * the creditor asked for another way to be paid.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { formatExactCents } from '../../../values/money.ts'
import { foldInto, type Known, type Misfit, wait } from '../../item.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { dueOn, isOutOfDate } from './payoff-amounts.ts'
import { payoffLetters } from './payoff-letters.ts'
import { payoffQuotes, shortOfQuotesCents } from './payoff-quotes.ts'
import { type PaidDebt, type Payoffs, payoffs } from './payoffs.ts'

const payment = {
  debt: z.string().max(100),
  reference: z.string().trim().min(3, 'Enter the number of the check or wire').max(120),
  on: localDate,
}
const byHandAnswer = z.object({
  next: z.enum(['PAID_BY_US', 'ASK_AGAIN']),
  payments: z.optional(z.array(z.object(payment)).max(30)),
})
/** With what the letter says of each payment. */
const byHandData = z.object({
  next: z.enum(['PAID_BY_US', 'ASK_AGAIN']),
  payments: z.optional(
    z
      .array(
        z.object({
          ...payment,
          payee: z.optional(z.string()),
          amountCents: z.optional(cents),
          letter: z.optional(z.string()),
        }),
      )
      .max(30),
  ),
})
type ByHand = z.infer<typeof byHandData>

const refusedOf = (known: Known) => (known(payoffs)?.unpaid ?? []).filter(({ why, askAgain }) => why === 'REFUSED' && !askAgain)

const letterOf = (known: Known, debt: string) => known(payoffLetters)?.letters.find((letter) => letter.debt === debt)

/**
 * What a payment of that day is: the letter's amount, and the creditor's interest since where it left later. Reads the letter alone where the approval
 * is older than quotes are.
 */
function paymentOn(known: Known, debt: string, on: LocalDate) {
  const letter = letterOf(known, debt)
  const quote = quoteOf(known, debt)
  if (!letter || !quote) return letter
  return { ...letter, amountCents: Math.max(letter.amountCents, dueOn(quote, on)) }
}

const quoteOf = (known: Known, debt: string) => known(payoffQuotes)?.quotes.find((quote) => quote.debt === debt)

/** What all creditors have then is more than the draw has for them. */
function shortCents(known: Known, payments: readonly { readonly debt: string; readonly on: LocalDate }[]): number {
  const quotes = known(payoffQuotes)?.quotes
  if (!quotes) return 0
  const paid = new Map(known(payoffs)?.paid?.map(({ debt, amountCents }) => [debt, amountCents]))
  for (const { debt, on } of payments) paid.set(debt, paymentOn(known, debt, on)?.amountCents ?? 0)
  return shortOfQuotesCents(known, { quotes: quotes.map(({ debt, amountCents }) => ({ amountCents: paid.get(debt) ?? amountCents })) })
}

/** Of the day on which one payment left. */
function dayMisfit(known: Known, { debt, on }: { readonly debt: string; readonly on: LocalDate }, today: LocalDate): string | undefined {
  const drawnOn = known(payoffLetters)?.on
  if (on > today) return 'This day has not come yet'
  if (drawnOn && on < drawnOn) return 'This is before the payoff letter was made'
  const quote = quoteOf(known, debt)
  const reported = reportedDebts(known).find(({ id }) => id === debt)
  return quote && reported && isOutOfDate(quote, reported.balanceCents, on)
    ? 'By this day the creditor asks for more than was approved. Ask for a new amount first'
    : undefined
}

const byHandShown = z.object({
  refused: z.array(
    z.object({
      debt: z.string(),
      payee: z.string(),
      payTo: z.optional(z.string()),
      amountCents: z.optional(cents),
      because: z.optional(z.string()),
      /** the letter that goes with the payment */
      letter: z.optional(z.string()),
    }),
  ),
})

function fitsByHand(known: Known, { next, payments = [] }: ByHand, today: string): Misfit[] {
  if (next === 'ASK_AGAIN') return []
  const refused = refusedOf(known)
  const short = shortCents(known, payments)
  const missing = refused.filter(({ debt }) => !payments.some((one) => one.debt === debt))
  return [
    ...(missing.length > 0
      ? [{ path: 'payments', message: `Enter a payment for each debt. Missing: ${missing.map(({ creditor }) => creditor).join(', ')}` }]
      : []),
    ...payments.flatMap(({ debt, on }, index): Misfit[] => [
      ...(refused.some((one) => one.debt === debt) ? [] : [{ path: `payments.${index}.debt`, message: 'This debt waits for no payment' }]),
      ...(payments.findIndex((one) => one.debt === debt) < index
        ? [{ path: `payments.${index}.debt`, message: 'This debt has a payment already' }]
        : []),
      ...[dayMisfit(known, { debt, on }, today) ?? []].flat().map((message) => ({ path: `payments.${index}.on`, message })),
    ]),
    ...(short > 0
      ? [
          {
            path: 'payments',
            message: `By then the creditors ask for ${formatExactCents(short)} more than the draw has. Ask for new amounts`,
          },
        ]
      : []),
  ]
}

function foldByHand(before: Payoffs | undefined, { next, payments = [] }: ByHand): Payoffs {
  const { references = [], paid = [], unpaid = [] } = before ?? {}
  if (next === 'ASK_AGAIN')
    return { references, paid, unpaid: unpaid.map((one) => (one.why === 'REFUSED' ? { ...one, askAgain: true as const } : one)) }
  const sent = payments.map(
    ({ debt, reference, on, payee = '', amountCents = 0, letter }): PaidDebt => ({
      ...{ debt, payee, amountCents, reference, on, by: 'TEAM' },
      ...(letter && { letter }),
    }),
  )
  const left = unpaid.filter(({ debt }) => !sent.some((one) => one.debt === debt))
  return {
    references: [...references, ...sent.map(({ reference }) => reference)],
    paid: [...paid, ...sent],
    ...(left.length > 0 && { unpaid: left }),
  }
}

export const payoffByHand = wait('payoff-by-hand', {
  title: 'Paying off your debts',
  staffTitle: 'Payoff that the processor does not pay',
  why: 'A payment to one of your creditors could not be sent the usual way. Our team is arranging it.',
  steps: ['DIRECT_DEBT_PAYOFF'],
  by: 'operator',
  applies: (known) => refusedOf(known).length > 0,
  reads: (known) => [refusedOf(known)],
  about: {
    data: byHandShown,
    of: (known, on) => ({
      refused: refusedOf(known).map(({ debt, creditor, because }) => {
        const letter = on ? paymentOn(known, debt, on) : letterOf(known, debt)
        return {
          ...{ debt, payee: letter?.payee ?? creditor, ...(because && { because }) },
          ...(letter && { amountCents: letter.amountCents, letter: letter.documentId, ...(letter.payTo && { payTo: letter.payTo }) }),
        }
      }),
    }),
  },
  answers: foldInto(payoffs, foldByHand),
  data: byHandData,
  accepts: byHandAnswer,
  fits: fitsByHand,
  /** What was paid is what the creditor asked for on that day. */
  keeps: (known, { next, payments = [] }) => ({
    next,
    payments: payments.map(({ debt, reference, on }) => {
      const letter = paymentOn(known, debt, on)
      return { debt, reference, on, ...(letter && { payee: letter.payee, amountCents: letter.amountCents, letter: letter.documentId }) }
    }),
  }),
  decidedAs: ({ next }) => next,
  labels: {
    next: {
      label: 'What happens now?',
      options: { PAID_BY_US: 'We paid by our own check or wire', ASK_AGAIN: 'The creditors are asked for another way to be paid' },
    },
    payments: {
      label: 'Payments by check or wire',
      each: {
        debt: 'Account, as listed under “Payments that could not be sent”',
        reference: 'Number of the check or wire',
        on: 'Sent on',
        payee: 'Paid to',
        amountCents: 'Amount',
        letter: 'Letter',
      },
    },
  },
  example: { next: 'ASK_AGAIN' },
})
