/** What the rules weighed when they said no, or not yet: the ground on which ways and plans are worked out. */
import type { Decision, Known, UnderwritingInput } from '@hearthline/domain'
import { firstDecision, refusalOf, verifiedDecision } from '@hearthline/domain'
import { type DecisionContext, firstInput, verifiedInput } from './make-decision.ts'

export interface RefusedInput {
  readonly decision: Decision
  /** as of the day of the decision */
  readonly input: UnderwritingInput
}

/** Outcomes for which another way may be looked for. */
const WITHOUT_OFFERS: readonly Decision['outcome'][] = ['DECLINE', 'INELIGIBLE', 'ASSETS', 'REQUALIFY']

/** Undefined where there is nothing to look for: offers stand, a person said no, or nothing has been decided. */
export function refusedInput(
  known: Known,
  now: string,
  application: DecisionContext['application'],
  services: DecisionContext['services'],
): RefusedInput | undefined {
  if (refusalOf(known)?.by === 'PERSON') return undefined
  const verified = known(verifiedDecision)
  const decision = verified ?? known(firstDecision)
  if (!decision || !WITHOUT_OFFERS.includes(decision.outcome)) return undefined
  const context = { known, now, application, services }
  const input = verified ? verifiedInput(context) : firstInput(context)
  return { decision, input: { ...input, on: decision.pricingAsOf, now: decision.pricedAt } }
}
