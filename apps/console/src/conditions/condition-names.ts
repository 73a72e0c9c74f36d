/** What an operator reads of conditions: their categories, states and what they hold. Pure. */
import type { ChipTone } from '@hearthline/ui/status-chip'
import { formatCode } from '../words/format-code.ts'
import type { Outcome, StaffCondition } from './conditions-query.ts'

/** 'Heloc manual paystub upload' says nothing more than 'Manual paystub upload'. */
export const categoryName = (category: StaffCondition['categoryEnum']): string => formatCode(category.replace(/^HELOC_/, ''))

export const DUE_NAMES: Readonly<Record<StaffCondition['due'], string>> = { SIGNING: 'before signing', FUNDING: 'before funding' }

export const OUTCOME_NAMES: Readonly<Record<Outcome, { readonly verb: string; readonly done: string }>> = {
  CLEARED: { verb: 'Clear', done: 'Cleared' },
  REJECTED: { verb: 'Reject', done: 'Rejected' },
  WAIVED: { verb: 'Waive', done: 'Waived' },
}

const STATES: Readonly<Record<StaffCondition['state'], { readonly words: string; readonly tone: ChipTone }>> = {
  OPEN: { words: 'waits for an answer', tone: 'neutral' },
  IN_REVIEW: { words: 'to decide', tone: 'caution' },
  REJECTED: { words: 'rejected, waits for an answer', tone: 'critical' },
  CLEARED: { words: 'cleared', tone: 'positive' },
  WAIVED: { words: 'waived', tone: 'positive' },
  WITHDRAWN: { words: 'withdrawn: they no longer sign', tone: 'neutral' },
}

export const stateOf = ({ state, waiver }: Pick<StaffCondition, 'state' | 'waiver'>) =>
  waiver && state !== 'WITHDRAWN' ? ({ words: 'waiver waits for a second person', tone: 'caution' } as const) : STATES[state]

/** Of what someone else gave: the team reads it, and decides nothing on it. */
export const NOT_COUNTED_NAMES: Readonly<Record<NonNullable<StaffCondition['answers'][number]['notCounted']>, string>> = {
  TAKEN_OFF: 'Does not count: from before two of the team took this person off',
  FORMER_EMAIL: 'Does not count: from the former email, which was not theirs',
}

/** Who reads it: whether their roles waive, and the number of their account. */
export interface Decider {
  readonly mayWaive: boolean
  readonly id: string | undefined
}

/** Whoever asked for the waiver does not agree to it as well. @param id of their account */
export const isOwnWaiver = ({ waiver }: Pick<StaffCondition, 'waiver'>, id: string | undefined): boolean =>
  waiver !== null && id !== undefined && waiver.by.endsWith(`:${id}`)

/** What whoever reads it can record now: of what can be, a waiver is for those whose roles waive. */
export const offeredDecisions = (
  condition: Pick<StaffCondition, 'state' | 'part' | 'waiver'>,
  { mayWaive, id }: Decider,
): readonly Outcome[] => possibleDecisions(condition).filter((outcome) => outcome !== 'WAIVED' || (mayWaive && !isOwnWaiver(condition, id)))

/** Nothing was sent yet, so nothing is cleared or rejected: it is asked again by a message, or waived. What was rejected is not rejected again. */
export function possibleDecisions({ state, part }: Pick<StaffCondition, 'state' | 'part'>): readonly Outcome[] {
  if (part !== null || state === 'CLEARED' || state === 'WAIVED' || state === 'WITHDRAWN') return []
  if (state === 'OPEN') return ['WAIVED']
  return state === 'REJECTED' ? ['CLEARED', 'WAIVED'] : ['CLEARED', 'REJECTED', 'WAIVED']
}
