/** Where the money goes. */
import { ask } from '../../item.ts'
import { bankAccount, exampleAccount } from './bank-account.ts'

export const disbursementAccount = ask('disbursement-account', {
  title: 'Where should the money go?',
  steps: ['DISBURSEMENT_ACCOUNT'],
  secret: ['accountNumber'],
  data: bankAccount,
  example: exampleAccount,
})
