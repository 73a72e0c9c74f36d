/** A person compares the explanation with the records. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { ownershipAnswer, ownershipExplanation, ownersOfRecord, ownerUnknown, showOwners } from './ownership-explanation.ts'
import { chosenProperty } from './property-choice.ts'

export const ownershipReview = wait('ownership-review', {
  title: 'Reviewing who owns the home',
  staffTitle: 'Owners of the home',
  steps: ['UNKNOWN_OWNERSHIP'],
  by: 'operator',
  applies: ownerUnknown,
  reads: (known) => [known(ownershipExplanation), chosenProperty(known)?.owners],
  data: reviewOutcome,
  about: {
    data: z.extend(ownersOfRecord, { explanation: z.optional(ownershipAnswer) }),
    of: (known) => ({ ...showOwners(known), explanation: known(ownershipExplanation) }),
  },
  example: { outcome: 'ACCEPTED', reason: 'Deed shows the applicant as owner.' },
})
