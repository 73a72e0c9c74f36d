/** Where the money goes. */
import { ask } from '../../item.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { bankAccount, bankAccountLabels, exampleAccount } from './bank-account.ts'

export const disbursementAccount = ask('disbursement-account', {
  title: 'Tell us where the money goes',
  why: 'We send the money there.',
  steps: ['DISBURSEMENT_ACCOUNT'],
  secret: { accountNumber: 'accountNumber' },
  ends: [verifiedDecision],
  data: bankAccount,
  labels: bankAccountLabels,
  example: exampleAccount,
})
