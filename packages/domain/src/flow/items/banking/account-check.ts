/** Whether the account exists and belongs to the borrower. */
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { legalName } from '../apply/legal-name.ts'
import { accountFound } from './account-finding.ts'
import { disbursementAccount } from './disbursement-account.ts'

/** Whose name the account may bear: the borrower's, or that of a co-owner. */
export const possibleHolders = (known: Known): readonly { readonly firstName: string; readonly lastName: string }[] => {
  const borrower = known(legalName)
  const coOwners = (known(aboutYou)?.coOwners ?? []).map(({ firstName, lastName }) => ({ firstName, lastName }))
  return [...(borrower ? [{ firstName: borrower.firstName, lastName: borrower.lastName }] : []), ...coOwners]
}

export const accountCheck = work('account-check', {
  title: 'Checking the account',
  steps: ['DISBURSEMENT_ACCOUNT'],
  reads: (known) => [known(disbursementAccount), possibleHolders(known)],
  earlierReads: (known) => [known(disbursementAccount)],
  data: accountFound,
  example: { status: 'VERIFIED', reference: 'account-example' },
})
