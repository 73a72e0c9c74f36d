/** Where the money goes. */
import { ask } from '../../item.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { bankAccount, bankAccountLabels, exampleAccount } from './bank-account.ts'

export const disbursementAccount = ask('disbursement-account', {
  title: 'Choose where to receive your money',
  why: 'We deposit the cash from your line in this account.',
  steps: ['DISBURSEMENT_ACCOUNT'],
  secret: { accountNumber: 'accountNumber' },
  ends: [verifiedDecision],
  data: bankAccount,
  labels: bankAccountLabels,
  example: exampleAccount,
})
