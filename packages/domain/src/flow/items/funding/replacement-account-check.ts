/** Whether the account that is named after a return exists and belongs to the borrower: no other is ever paid. */
import { work } from '../../item.ts'
import { possibleHolders } from '../banking/account-check.ts'
import { accountFound } from '../banking/account-finding.ts'
import { replacementAccount } from './replacement-account.ts'

export const replacementAccountCheck = work('replacement-account-check', {
  title: 'Checking the account',
  steps: ['DISBURSEMENT_ACCOUNT'],
  progress: 'COMPLETE',
  applies: (known) => known(replacementAccount) !== undefined,
  reads: (known) => [known(replacementAccount), possibleHolders(known)],
  data: accountFound,
  example: { status: 'VERIFIED', reference: 'account-example' },
})
