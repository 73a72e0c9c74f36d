/** The rules want a person to look at what valuing the home and searching the title brought, unless one accepted the very same grounds before. */
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { offersToAccept } from '../decision/offers-to-accept.ts'
import { underwritingBasis } from '../decision/underwriting-basis.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { isVerifiedGranted } from '../offer/verified-review.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { finalDecision } from './final-decision.ts'

function acceptedBefore(known: Known): boolean {
  const accepted = isVerifiedGranted(known) ? (known(verifiedDecision)?.reviewReasons ?? []) : []
  const wanted = known(finalDecision)?.reviewReasons ?? []
  return wanted.length > 0 && wanted.every((reason) => accepted.includes(reason))
}

export const finalReview = wait('final-review', {
  title: 'Under review by an underwriter',
  staffTitle: 'Final terms',
  steps: ['UNDERWRITING_REVIEW'],
  corrects: [valueDispute],
  by: 'operator',
  applies: (known) => known(finalDecision)?.outcome === 'REVIEW' && !acceptedBefore(known),
  reads: (known) => [known(finalDecision)?.figures, known(finalDecision)?.limits, known(finalDecision)?.reviewReasons],
  shows: (known) => underwritingBasis(known(finalDecision)),
  // It stands after the parts between verifying the identity and signing: the bar must not go back.
  progress: 'SIGNING',
  data: reviewOutcome,
  fits: offersToAccept(finalDecision),
  example: { outcome: 'ACCEPTED', reason: 'The condition of the home is explained; the offers stand.' },
})

/** Whether the final decision's offers may be chosen. */
export function isFinalGranted(known: Known): boolean {
  const outcome = known(finalDecision)?.outcome
  return outcome === 'APPROVED' || (outcome === 'REVIEW' && (acceptedBefore(known) || known(finalReview)?.outcome === 'ACCEPTED'))
}
