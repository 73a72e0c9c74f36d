/** Where the money goes. */
import { ask } from '../../item.ts'
import { bankAccount, exampleAccount } from './bank-account.ts'

export const disbursementAccount = ask('disbursement-account', {
  title: 'Tell us where the money goes',
  steps: ['DISBURSEMENT_ACCOUNT'],
  secret: ['accountNumber'],
  data: bankAccount,
  example: exampleAccount,
})
