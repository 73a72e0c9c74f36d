/** Whether the account exists and belongs to the borrower. */
import { z } from 'zod'
import { VERIFICATIONS } from '../../../routing/status-enumerations.ts'
import { work } from '../../item.ts'
import { disbursementAccount } from './disbursement-account.ts'

export const accountCheck = work('account-check', {
  title: 'Checking the account',
  steps: ['DISBURSEMENT_ACCOUNT'],
  reads: (known) => [known(disbursementAccount)],
  data: z.object({ status: z.enum(VERIFICATIONS), reference: z.string() }),
  example: { status: 'VERIFIED', reference: 'account-example' },
})
