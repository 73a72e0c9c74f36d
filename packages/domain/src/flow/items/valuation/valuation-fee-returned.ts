/** The bank did not pay the fee for the visit: the borrower has it tried again, or names another account. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask, foldInto } from '../../item.ts'
import { bankAccount, bankAccountLabels, exampleAccount } from '../banking/bank-account.ts'
import { valuationFee } from './valuation-fee.ts'
import { valuationFeeAccount } from './valuation-fee-account.ts'
import { valuationFeeCollection } from './valuation-fee-collection.ts'

export const valuationFeeReturnedAnswer = z.object({ account: z.optional(bankAccount) })
type Answer = z.infer<typeof valuationFeeReturnedAnswer>

export const valuationFeeReturned = ask('valuation-fee-returned', {
  title: 'Pay the valuation fee',
  why: 'Your bank did not pay the fee for the visit to your home. Nothing was charged.',
  steps: ['ADDITIONAL_QUESTION'],
  progress: 'COMPLETE',
  applies: (known) => known(valuationFeeCollection)?.status === 'RETURNED',
  reads: (known) => [known(valuationFeeCollection)],
  answers: foldInto(valuationFeeAccount, (before, { account }: Answer) => ({
    tries: (before?.tries ?? 0) + 1,
    ...(account && { account }),
  })),
  notAfter: 'recording',
  secret: { 'account.accountNumber': 'accountNumber' },
  data: valuationFeeReturnedAnswer,
  about: {
    data: z.object({ cents: z.optional(cents), reason: z.optional(z.string()) }),
    of: (known) => ({ cents: valuationFee(known)?.cents, reason: known(valuationFeeCollection)?.reason }),
  },
  labels: { account: bankAccountLabels },
  example: { account: exampleAccount },
})
