/** What a changed table would make of an application that is decided already. */
import type { Tables } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import type { Decision, Outcome } from './decision.ts'
import { replay } from './replay.ts'

export type DecisionSummary = {
  readonly outcome: Outcome
  readonly maximumLineCents: number
  /** the lowest rate offered before discounts, percent; null without an offer */
  readonly bestRate: string | null
}

export const summaryOfDecision = ({ outcome, maximumLineCents, offers }: Decision): DecisionSummary => ({
  outcome,
  maximumLineCents,
  // All have three decimals and a rate of 10 % or more one digit more: compared as numbers, kept as written.
  bestRate: offers.reduce<string | null>((best, { rate }) => (best === null || Number(rate) < Number(best) ? rate : best), null),
})

export type TableComparison = {
  /** whether its own versions still answer as it is stored: only then does a difference come from the changed table */
  readonly reproduced: boolean
  readonly before: DecisionSummary
  readonly after: DecisionSummary
  /** outcome, any limit's verdict, or any offer: also what the summary does not show */
  readonly changed: boolean
}

/** The stored decision beside the same facts, day, index and other versions under the changed tables. */
export function compareTables(
  input: UnderwritingInput,
  stored: Decision,
  changed: Pick<Partial<Tables>, 'guideline' | 'pricing'>,
): TableComparison {
  const again = replay(input, stored)
  const other = replay(input, stored, changed)
  return {
    reproduced: verdictOf(again) === verdictOf(stored),
    before: summaryOfDecision(stored),
    after: summaryOfDecision(other),
    changed: verdictOf(again) !== verdictOf(other),
  }
}

const verdictOf = ({ outcome, offersDigest, limits }: Decision): string =>
  [outcome, offersDigest, ...limits.map(({ limit, passed }) => `${limit}:${passed}`)].join(' ')
