/** An account with its number unsealed for the provider alone. */
import type { KeptAccount, Known } from '@hearthline/domain'
import { disbursementAccount, legalName, paymentMethod, replacementAccount } from '@hearthline/domain'
import type { BankAccount } from '../../providers/banking/port.ts'
import type { Sealing } from '../../secrets/sealing.ts'

const open = (sealing: Sealing, text: string): string => (sealing.isSealed(text) ? sealing.unseal('bank', text) : text)

function unsealed(sealing: Sealing, known: Known, account: KeptAccount | undefined): BankAccount {
  const holder = known(legalName)
  if (!account || !holder) throw new Error('A bank was asked before the account was known')
  const { institution, routingNumber, accountNumber, accountType, link } = account
  return {
    ...{ holder, institution, routingNumber, accountType },
    accountNumber: open(sealing, accountNumber),
    ...(link && { link: { ...link, access: open(sealing, link.access) } }),
  }
}

/** The account that the money goes to. @throws when called before the walk has settled name and account, which it never is */
export const accountToPay = (sealing: Sealing, known: Known): BankAccount => unsealed(sealing, known, known(disbursementAccount))

/** The other account that payments are drawn from. */
export const accountToDraw = (sealing: Sealing, known: Known): BankAccount => unsealed(sealing, known, known(paymentMethod)?.otherAccount)

/** The account that was named after the money came back. */
export const replacementToPay = (sealing: Sealing, known: Known): BankAccount => unsealed(sealing, known, known(replacementAccount))
