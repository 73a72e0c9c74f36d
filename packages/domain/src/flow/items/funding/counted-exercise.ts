/** A notice of rescission as it counts by what is known of the money: a payment that had left before it may be told of later. */
import type { Known } from '../../item.ts'
import { payoffs } from './payoffs.ts'
import { type RescissionExercise, rescissionExercise } from './rescission-exercise.ts'

/** Payments of the team that left before the notice, and that were recorded after it. What earlier releases recorded so stands as it was. */
export const lateMoney = (known: Known) => (known(payoffs)?.paid ?? []).filter(({ isLate }) => isLate)

/** What no money was known of is, with such a payment, a notice after money had left: one that the team recorded takes two persons (record 0106). */
export function countedExercise(known: Known): RescissionExercise | undefined {
  const exercised = known(rescissionExercise)?.exercised
  if (exercised === undefined || exercised.money !== undefined || lateMoney(known).length === 0) return exercised
  return { ...exercised, money: 'SENT', ...(exercised.way !== 'HERE' && { takesTwo: true }) }
}
