/** What the borrower added so that the hard pull could be made; empty for most people. */
import { ask } from '../../item.ts'
import { creditAccess } from './credit-access.ts'

export const hardCreditAccess = ask('hard-credit-access', {
  title: 'Access to your credit report',
  steps: ['IN_PROGRESS'],
  secret: ['ssn', 'pin'],
  initially: { tries: 0 },
  data: creditAccess.data,
  example: { tries: 0 },
})
