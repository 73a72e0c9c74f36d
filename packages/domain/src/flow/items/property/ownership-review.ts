/** A person compares the explanation with the records. */
import { wait } from '../../item.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { ownershipExplanation, ownerUnknown } from './ownership-explanation.ts'
import { chosenProperty } from './property-choice.ts'

export const ownershipReview = wait('ownership-review', {
  title: 'Ownership being reviewed',
  steps: ['UNKNOWN_OWNERSHIP'],
  by: 'operator',
  applies: ownerUnknown,
  reads: (known) => [known(ownershipExplanation), chosenProperty(known)?.owners],
  data: reviewOutcome,
  example: { outcome: 'ACCEPTED', reason: 'Deed shows the applicant as owner.' },
})
