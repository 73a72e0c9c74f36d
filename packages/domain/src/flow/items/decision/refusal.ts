/** Who refused, and on what: the one place that says which outcome ends an application before it is complete. */
import type { Decision } from '../../../underwriting/decision.ts'
import type { Known } from '../../item.ts'
import { delinquencyReview } from '../credit/delinquency-review.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { verifiedReview } from '../offer/verified-review.ts'
import { ownershipReview } from '../property/ownership-review.ts'
import type { ReviewOutcome } from '../review-outcome.ts'
import { firstDecision } from './first-decision.ts'
import { underwritingReview } from './underwriting-review.ts'

export type Refusal =
  | {
      readonly by: 'PERSON'
      readonly item: 'ownership-review' | 'delinquency-review' | 'underwriting-review' | 'verified-review'
      readonly review: ReviewOutcome
    }
  | { readonly by: 'RULES'; readonly item: 'first-decision' | 'verified-decision'; readonly decision: Decision }

/** A person's word comes first: what the rules said is not what ended it. Undefined while the application is alive. */
export function refusalOf(known: Known): Refusal | undefined {
  for (const item of [ownershipReview, delinquencyReview, underwritingReview, verifiedReview] as const) {
    const review = known(item)
    if (review?.outcome === 'REFUSED') return { by: 'PERSON', item: item.id, review }
  }
  const verified = known(verifiedDecision)
  const decision = verified ?? known(firstDecision)
  if (decision?.outcome !== 'DECLINE' && decision?.outcome !== 'INELIGIBLE') return undefined
  return { by: 'RULES', item: verified ? 'verified-decision' : 'first-decision', decision }
}

/** Whether it rests on what was verified, the hard report among it, or on what was known before the offer. */
export const isOnVerified = ({ item }: Refusal): boolean => item === 'verified-decision' || item === 'verified-review'

/** 'Not offered here' is no refusal on credit (design 5.1). */
export const refusalKind = (refusal: Refusal): 'ADVERSE_ACTION' | 'NOT_OFFERED' =>
  refusal.by === 'RULES' && refusal.decision.outcome === 'INELIGIBLE' ? 'NOT_OFFERED' : 'ADVERSE_ACTION'
