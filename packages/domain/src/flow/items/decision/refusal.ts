/** Who refused, and on what: the one place that says which outcome ends an application before it is complete. */
import type { Decision } from '../../../underwriting/decision/decision.ts'
import type { Known } from '../../item.ts'
import { delinquencyReview } from '../credit/delinquency-review.ts'
import { finalDecision } from '../final/final-decision.ts'
import { finalReview } from '../final/final-review.ts'
import { employmentConfirmation } from '../income/employment-confirmation.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { verifiedReview } from '../offer/verified-review.ts'
import { ownershipReview } from '../property/ownership-review.ts'
import type { ReviewOutcome } from '../review-outcome.ts'
import { actionClock, type EndedByTime } from './action-clock.ts'
import { firstDecision } from './first-decision.ts'
import { underwritingReview } from './underwriting-review.ts'

export type Refusal =
  | {
      readonly by: 'PERSON'
      readonly item:
        | 'ownership-review'
        | 'delinquency-review'
        | 'underwriting-review'
        | 'verified-review'
        | 'employment-confirmation'
        | 'final-review'
      readonly review: ReviewOutcome
    }
  | { readonly by: 'RULES'; readonly item: 'first-decision' | 'verified-decision' | 'final-decision'; readonly decision: Decision }
  /** a time that the law sets has passed */
  | { readonly by: 'TIME'; readonly item: 'action-clock'; readonly ended: EndedByTime }

/** A person's word comes first: what the rules said is not what ended it. Undefined while the application is alive. */
export function refusalOf(known: Known): Refusal | undefined {
  for (const item of [
    ownershipReview,
    delinquencyReview,
    underwritingReview,
    verifiedReview,
    employmentConfirmation,
    finalReview,
  ] as const) {
    const review = known(item)
    if (review?.outcome === 'REFUSED') return { by: 'PERSON', item: item.id, review }
  }
  const ended = known(actionClock)?.ended
  if (ended) return { by: 'TIME', item: 'action-clock', ended }
  const byRules = [finalDecision, known(verifiedDecision) ? verifiedDecision : firstDecision] as const
  for (const item of byRules) {
    const decision = known(item)
    if (decision?.outcome === 'DECLINE' || decision?.outcome === 'INELIGIBLE') return { by: 'RULES', item: item.id, decision }
  }
  return undefined
}

/** Whether it rests on what was verified, the hard report among it, or on what was known before the offer. */
export const isOnVerified = ({ item }: Refusal): boolean =>
  item === 'verified-decision' || item === 'verified-review' || item === 'employment-confirmation' || isOnCollateral({ item })

/** Whether it came after the home was valued and its title searched. */
export const isOnCollateral = ({ item }: Pick<Refusal, 'item'>): boolean => item === 'final-decision' || item === 'final-review'

/**
 * 'Not offered here' is no refusal on credit [underwriting/outcomes]. After the home was valued everything is: the application was complete, and
 * its collateral was evaluated (12 CFR 1002.2(c)(1)(i)).
 */
export const refusalKind = (refusal: Refusal): 'ADVERSE_ACTION' | 'NOT_OFFERED' =>
  refusal.by === 'RULES' && refusal.decision.outcome === 'INELIGIBLE' && !isOnCollateral(refusal) ? 'NOT_OFFERED' : 'ADVERSE_ACTION'
