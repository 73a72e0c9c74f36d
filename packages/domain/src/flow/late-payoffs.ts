/** Debts that the team was to pay by its own check or wire when an owner rescinded: one may have left before, and nobody had recorded it yet. */
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { payoffByHand } from './items/funding/payoff-by-hand.ts'
import { payoffLetters } from './items/funding/payoff-letters.ts'
import { type Payoffs, payoffs } from './items/funding/payoffs.ts'
import { exercisedBy } from './rescission-right.ts'

const SOMEONE_ELSE = 'Someone else on the team must record the payment.'

/** Whoever recorded the notice, or said what the creditors ask for, does not say alone that it was paid. The database has the same list (0051). */
export const apartFromLatePayment: Readonly<Record<string, string>> = {
  'rescission-exercise': `You recorded the notice. ${SOMEONE_ELSE}`,
  'payoff-quotes': `You entered the payoff quotes. ${SOMEONE_ELSE}`,
}

export interface LatePayoff {
  readonly debt: string
  readonly payee: string
  readonly amountCents: number
  /** the day of the letter that goes with it: no payment left before */
  readonly letterOn: LocalDate
}

/** None where nobody rescinded, and none without a letter: it says what was paid. */
export function latePayoffs(known: Known): readonly LatePayoff[] {
  const letterOn = known(payoffLetters)?.on
  if (!exercisedBy(known) || letterOn === undefined) return []
  return payoffByHand
    .about!.of(known)
    .refused.flatMap(({ debt, payee, amountCents }) => (amountCents === undefined ? [] : [{ debt, payee, amountCents, letterOn }]))
}

interface LatePayment {
  readonly debt: string
  readonly reference: string
  readonly on: LocalDate
  /** a copy of the check or wire */
  readonly copy: string
}

/** What was paid, with one of `latePayoffs` by what its letter says: it counts among what is given back, once the notice does. */
export function withLatePayment(known: Known, { debt, reference, on, copy }: LatePayment): Payoffs {
  const kept = payoffByHand.keeps!(known, { next: 'PAID_BY_US', payments: [{ debt, reference, on }] }, undefined, on)
  const { paid = [], ...folded } = payoffByHand.answers!.fold(known(payoffs), kept) as Payoffs
  return { ...folded, paid: paid.map((one) => (one.debt === debt ? { ...one, copy, isLate: true } : one)) }
}
