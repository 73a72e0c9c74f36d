/** Whether the owners may rescind now, and until when; and what the borrower may still do to end the application. */
import { isEnded, isPastCanceling, type Step } from '../routing/steps.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { countedExercise } from './items/funding/counted-exercise.ts'
import { rescission } from './items/funding/rescission.ts'
import { rescissionConfirmation } from './items/funding/rescission-confirmation.ts'
import { lastDayOfRescission, mayHaveRight, type RescissionExercise } from './items/funding/rescission-exercise.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import type { Walk } from './walk.ts'

/** OPEN: also while the notice is still to be delivered, for the days have not begun. ENDED: its midnight is past. */
export interface RescissionRight {
  readonly state: 'NONE' | 'OPEN' | 'ENDED'
  readonly lastDay: LocalDate | undefined
}

export function rescissionRight({ known }: Pick<Walk, 'known'>, now: string): RescissionRight {
  const lastDay = lastDayOfRescission(known)
  if (!mayHaveRight(known)) return { state: 'NONE', lastDay }
  const end = rescission.until?.(known)
  return { state: end === undefined || end > now ? 'OPEN' : 'ENDED', lastDay }
}

/** Who canceled, where someone did: a notice that a second person refused cancels nothing. */
export function exercisedBy(known: Known): RescissionExercise | undefined {
  const exercised = countedExercise(known)
  const refused = known(rescissionConfirmation)?.refused ?? []
  return refused.some(({ document }) => document === exercised?.document) ? undefined : exercised
}

/** Whether it counts that nothing is owed (12 CFR 1026.15(d)(1)): at once, or when a second person confirmed a notice that the team recorded. */
export function isRescinded(known: Known): boolean {
  const exercised = exercisedBy(known)
  return exercised !== undefined && (!exercised.takesTwo || known(rescissionConfirmation)?.confirmed !== undefined)
}

/** A notice stopped everything, and cancels nothing for good: a second person has yet to confirm or refuse it. */
export const isNoticeUnchecked = (known: Known): boolean => exercisedBy(known) !== undefined && !isRescinded(known)

/** CANCEL_LINE: what is signed is rescinded. WITHDRAW: an application that binds nobody yet. NONE: it holds, or it has ended. */
export const EXITS = ['WITHDRAW', 'CANCEL_LINE', 'NONE'] as const
export type Exit = (typeof EXITS)[number]

/** In the place of the step's own name, for staff: a line that an owner canceled was not withdrawn. */
export const RESCINDED = 'Canceled under the right to cancel'

/** What the borrower may do to end it now: the same for whoever offers it and for whoever takes it. */
export function exitOf(walk: Pick<Walk, 'known'>, step: Step, now: string): Exit {
  const { state } = rescissionRight(walk, now)
  // While the right runs it is there, whatever was approved or sent, and whatever is checked: a notice that is refused would have taken the days.
  if (state === 'OPEN' && step !== 'DECLINED' && (step !== 'CANCELLED' || isNoticeUnchecked(walk.known))) return 'CANCEL_LINE'
  const isBinding = state === 'ENDED' || isPastCanceling(step) || walk.known(deedSigning) !== undefined
  return isEnded(step) || isBinding ? 'NONE' : 'WITHDRAW'
}
