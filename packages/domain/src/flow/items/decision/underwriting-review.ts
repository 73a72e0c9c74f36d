/** The rules want a person to decide. */
import { wait } from '../../item.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { firstDecision } from './first-decision.ts'
import { offersToAccept } from './offers-to-accept.ts'
import { underwritingBasis } from './underwriting-basis.ts'

export const underwritingReview = wait('underwriting-review', {
  title: 'Under review by an underwriter',
  staffTitle: 'Underwriting decision',
  steps: ['UNDERWRITING_REVIEW'],
  by: 'operator',
  applies: (known) => known(firstDecision)?.outcome === 'REVIEW',
  reads: (known) => [known(firstDecision)?.figures, known(firstDecision)?.limits],
  shows: (known) => underwritingBasis(known(firstDecision)),
  data: reviewOutcome,
  fits: offersToAccept(firstDecision),
  example: { outcome: 'ACCEPTED', reason: 'Condition explained; offers stand.' },
})
