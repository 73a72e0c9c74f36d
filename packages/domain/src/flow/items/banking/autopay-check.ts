/** Whether the other account that payments are drawn from exists and belongs to the borrower. */
import { work } from '../../item.ts'
import { possibleHolders } from './account-check.ts'
import { accountFound } from './account-finding.ts'
import { paymentMethod } from './payment-method.ts'

export const autopayCheck = work('autopay-check', {
  title: 'Checking the account for your payments',
  steps: ['AUTOPAY_ACCOUNT'],
  applies: (known) => known(paymentMethod)?.otherAccount !== undefined,
  reads: (known) => [known(paymentMethod)?.otherAccount, possibleHolders(known)],
  data: accountFound,
  example: { status: 'VERIFIED', reference: 'account-example' },
})
