/** A person evaluates the explanation of a late payment. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { delinquencyAnswer, delinquencyExplanation, lateAccount, lateAccounts, mortgageLates } from './delinquency-explanation.ts'

export const delinquencyReview = wait('delinquency-review', {
  title: 'Reviewing your late payment',
  staffTitle: 'Late payment and its explanation',
  steps: ['DELINQUENCY_REVIEW'],
  by: 'operator',
  applies: (known) => mortgageLates(known).length > 0,
  reads: (known) => [known(delinquencyExplanation), mortgageLates(known)],
  data: reviewOutcome,
  about: {
    data: z.object({ accounts: z.array(lateAccount), explanation: z.optional(delinquencyAnswer) }),
    of: (known) => ({ accounts: lateAccounts(known), explanation: known(delinquencyExplanation) }),
  },
  example: { outcome: 'ACCEPTED', reason: 'One late payment, explained, current since.' },
})
