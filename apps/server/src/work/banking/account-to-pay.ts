/** The account that the money goes to, with its number unsealed for the provider alone. */
import type { Known } from '@hearthline/domain'
import { disbursementAccount, legalName } from '@hearthline/domain'
import type { BankAccount } from '../../providers/banking/port.ts'
import type { Sealing } from '../../secrets/sealing.ts'

/** @throws when called before the walk has settled name and account, which it never is */
export function accountToPay(sealing: Sealing, known: Known): BankAccount {
  const account = known(disbursementAccount)
  const holder = known(legalName)
  if (!account || !holder) throw new Error('A bank was asked before the account was known')
  const { accountNumber } = account
  return { ...account, holder, accountNumber: sealing.isSealed(accountNumber) ? sealing.unseal('bank', accountNumber) : accountNumber }
}
