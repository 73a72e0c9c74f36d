/** The rules want a person to look at what was verified, unless a person accepted the very same grounds before the offer. */
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { offersToAccept } from '../decision/offers-to-accept.ts'
import { underwritingBasis } from '../decision/underwriting-basis.ts'
import { underwritingReview } from '../decision/underwriting-review.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { verifiedDecision } from './verified-decision.ts'

function acceptedBefore(known: Known): boolean {
  const accepted = known(firstDecision)?.reviewReasons ?? []
  const wanted = known(verifiedDecision)?.reviewReasons ?? []
  return known(underwritingReview)?.outcome === 'ACCEPTED' && wanted.every((reason) => accepted.includes(reason))
}

export const verifiedReview = wait('verified-review', {
  title: 'Under review by an underwriter',
  staffTitle: 'Verified facts',
  steps: ['UNDERWRITING_REVIEW'],
  by: 'operator',
  applies: (known) => known(verifiedDecision)?.outcome === 'REVIEW' && !acceptedBefore(known),
  reads: (known) => [known(verifiedDecision)?.figures, known(verifiedDecision)?.limits],
  shows: (known) => underwritingBasis(known(verifiedDecision)),
  // The second decision asks as the first does (docs/decisions/0019).
  progress: 'LINK_INCOME',
  data: reviewOutcome,
  fits: offersToAccept(verifiedDecision),
  example: { outcome: 'ACCEPTED', reason: 'The file without a score is explained; the offers stand.' },
})

/** Whether the verified decision's offers may be chosen. */
export function isVerifiedGranted(known: Known): boolean {
  const outcome = known(verifiedDecision)?.outcome
  return outcome === 'APPROVED' || (outcome === 'REVIEW' && (acceptedBefore(known) || known(verifiedReview)?.outcome === 'ACCEPTED'))
}
