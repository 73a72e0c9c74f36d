/** Whether the owners may rescind now, and until when. */
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { rescission } from './items/funding/rescission.ts'
import { rescissionConfirmation } from './items/funding/rescission-confirmation.ts'
import { lastDayOfRescission, mayHaveRight, rescissionExercise } from './items/funding/rescission-exercise.ts'
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

/** Who canceled, where someone did. */
export const exercisedBy = (known: Known) => known(rescissionExercise)?.exercised

/** Whether it counts that nothing is owed (12 CFR 1026.15(d)(1)): at once, or when a second person confirmed a notice that came after money had left. */
export function isRescinded(known: Known): boolean {
  const exercised = exercisedBy(known)
  return exercised !== undefined && (!exercised.takesTwo || known(rescissionConfirmation)?.confirmed !== undefined)
}
