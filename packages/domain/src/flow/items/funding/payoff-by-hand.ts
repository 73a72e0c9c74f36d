/**
 * The processor does not pay a creditor, as files for a bank that know no address: the team pays it by its own check or wire and records that, or has
 * the creditor asked for another way to be paid.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { foldInto, type Known, type Misfit, wait } from '../../item.ts'
import { payoffLetters } from './payoff-letters.ts'
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
  const since = known(payoffLetters)?.on
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
      ...(on > today ? [{ path: `payments.${index}.on`, message: 'This day has not come yet' }] : []),
      ...(since && on < since
        ? [{ path: `payments.${index}.on`, message: `Its letter was made on ${since}. Nothing was paid before` }]
        : []),
    ]),
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
    of: (known) => ({
      refused: refusedOf(known).map(({ debt, creditor, because }) => {
        const letter = letterOf(known, debt)
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
  /** What was paid is what the letter says. */
  keeps: (known, { next, payments = [] }) => ({
    next,
    payments: payments.map(({ debt, reference, on }) => {
      const letter = letterOf(known, debt)
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
