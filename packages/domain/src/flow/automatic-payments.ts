/** Automatic payments of an open line: from which account the borrower authorized them, and whether they can come from it. Nothing debits it yet. */
import type { Known } from './item.ts'
import { disbursementAccount } from './items/banking/disbursement-account.ts'
import { paymentMethod, paysFromMoneyAccount } from './items/banking/payment-method.ts'
import { isAnotherAccountAsked, replacementAccount } from './items/funding/replacement-account.ts'

export interface AutomaticPayments {
  readonly institution: string
  /** the last digits of its number; empty where they are not kept */
  readonly last4: string
  /** The bank did not take our own payment to it: an authorization is for the account that it names (12 CFR 1005.10(b)), and moves to no other. */
  readonly isRefused: boolean
}

/** undefined for whoever pays each month themselves. */
export function automaticPayments(known: Known): AutomaticPayments | undefined {
  const method = known(paymentMethod)
  const account = method?.otherAccount ?? known(disbursementAccount)
  if (method?.payType !== 'AUTOPAY' || !account) return undefined
  const isReplaced = known(replacementAccount) !== undefined || isAnotherAccountAsked(known)
  return { institution: account.institution, last4: account.last4 ?? '', isRefused: paysFromMoneyAccount(known) && isReplaced }
}
