/** A saved plan in words: its day, and what came of it. Pure. */
import { formatLocalDate, lenderDay } from '@hearthline/domain'
import type { Plan } from './decision-query.ts'

/** 'We look again on Tuesday, 24 November and write to you.' */
export const lookAgainWords = (checkOn: string): string => `We look again on ${formatLocalDate(checkOn)} and write to you.`

export interface PlanWords {
  readonly heading: string
  readonly detail: string
}

/** undefined for a plan that was dropped. */
export function planWords({ state, checkOn, checkedAt, explanation }: Plan): PlanWords | undefined {
  if (state === 'DROPPED') return undefined
  const checked = checkedAt ? `We looked again on ${formatLocalDate(lenderDay(checkedAt))}.` : 'We looked again.'
  // The explanation names its day itself.
  const found = explanation ?? checked
  if (state === 'WOULD_PASS') return { heading: 'Your plan would pass now', detail: found }
  if (state === 'WOULD_NOT_PASS') return { heading: 'Your plan would not pass yet', detail: found }
  return { heading: 'Your plan is saved', detail: lookAgainWords(checkOn) }
}
