/** Whether the account exists and belongs to the borrower. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { disbursementAccount } from './disbursement-account.ts'

export const accountCheck = work('account-check', {
  title: 'Checking the account',
  steps: ['DISBURSEMENT_ACCOUNT'],
  reads: (known) => [known(disbursementAccount)],
  data: z.object({ status: z.enum(['VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION']), reference: z.string() }),
  example: { status: 'VERIFIED', reference: 'account-example' },
})
