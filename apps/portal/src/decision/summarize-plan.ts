/** A saved plan in words: its day, and what came of it. Pure. */
import { formatLocalDate, lenderDay } from '@hearthline/domain'
import type { Plan } from './decision-query.ts'

/** 'We’ll check again on Tuesday, November 24 and email you.' */
export const recheckSentence = (checkOn: string): string => `We’ll check again on ${formatLocalDate(checkOn)} and email you.`

export interface PlanSummary {
  readonly heading: string
  readonly detail: string
}

/** undefined for a plan that was dropped. */
export function summarizePlan({ state, checkOn, checkedAt, explanation }: Plan): PlanSummary | undefined {
  if (state === 'DROPPED') return undefined
  const checked = checkedAt ? `We checked again on ${formatLocalDate(lenderDay(checkedAt))}.` : 'We checked again.'
  // The explanation names its day itself.
  const found = explanation ?? checked
  if (state === 'WOULD_PASS') return { heading: 'You would qualify with your plan now', detail: found }
  if (state === 'WOULD_NOT_PASS') return { heading: 'You would not qualify with your plan yet', detail: found }
  return { heading: 'Your plan is saved', detail: recheckSentence(checkOn) }
}
