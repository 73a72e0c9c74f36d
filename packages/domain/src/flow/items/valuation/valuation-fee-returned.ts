/** The bank did not pay the fee for the visit: the borrower has it tried again on the account that was verified as theirs. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask, foldInto } from '../../item.ts'
import { valuationFee } from './valuation-fee.ts'
import { MOST_FEE_RETRIES, valuationFeeAccount } from './valuation-fee-account.ts'
import { valuationFeeCollection } from './valuation-fee-collection.ts'

/** No account: a debit of one that nobody verified could be a stranger's. */
export const valuationFeeReturnedAnswer = z.strictObject({})

export const valuationFeeReturned = ask('valuation-fee-returned', {
  title: 'Pay the valuation fee',
  why: 'Your bank did not pay the fee for the visit to your home. Nothing was charged.',
  steps: ['ADDITIONAL_QUESTION'],
  progress: 'COMPLETE',
  applies: (known) => known(valuationFeeCollection)?.status === 'RETURNED' && (known(valuationFeeAccount)?.tries ?? 0) < MOST_FEE_RETRIES,
  reads: (known) => [known(valuationFeeCollection)],
  answers: foldInto(valuationFeeAccount, (before) => ({ tries: (before?.tries ?? 0) + 1 })),
  notAfter: 'recording',
  needs: () => ['Another try of the debit for the valuation fee'],
  // With what was stored while another account could be named.
  data: z.object({}),
  accepts: valuationFeeReturnedAnswer,
  about: {
    data: z.object({ cents: z.optional(cents), reason: z.optional(z.string()), triesLeft: z.int() }),
    of: (known) => ({
      cents: valuationFee(known)?.cents,
      reason: known(valuationFeeCollection)?.reason,
      triesLeft: MOST_FEE_RETRIES - (known(valuationFeeAccount)?.tries ?? 0),
    }),
  },
  labels: {},
  example: {},
})
