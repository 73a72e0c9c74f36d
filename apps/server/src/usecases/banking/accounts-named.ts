/** The bank accounts that an application has named, what was found of each, and which of them a person refused. */
import {
  type AccountFound,
  accountCheck,
  autopayCheck,
  type ConditionDecisions,
  conditions,
  decisionOnAccount,
  disbursementAccount,
  type KeptAccount,
  paymentMethod,
  SECRET_KINDS,
} from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { PastResult } from '../../store/repositories/applications.ts'

export type AccountPart = 'BANK_ACCOUNT' | 'AUTOPAY_ACCOUNT'

export interface AccountRefusal {
  readonly at: string
  readonly reason: string
}

export interface CheckedAccount {
  readonly part: AccountPart
  readonly at: string
  readonly kept: KeptAccount
  readonly found: AccountFound
}

/** Items whose history it is read from. */
export const ACCOUNT_ITEMS = [disbursementAccount.id, accountCheck.id, paymentMethod.id, autopayCheck.id, conditions.id] as const

/** @param past every result of these items, the oldest first. `named`: those of now. */
export function accountsNamed(past: readonly PastResult[]) {
  const named: Partial<Record<AccountPart, KeptAccount>> = {}
  const checked: CheckedAccount[] = []
  const found = (part: AccountPart, { data, settledAt }: PastResult) => {
    const kept = named[part]
    if (kept) checked.push({ part, at: settledAt, kept, found: data as AccountFound })
  }
  for (const result of past) {
    if (result.name === disbursementAccount.id) named.BANK_ACCOUNT = result.data as KeptAccount
    if (result.name === paymentMethod.id) named.AUTOPAY_ACCOUNT = (result.data as { otherAccount?: KeptAccount }).otherAccount
    if (result.name === accountCheck.id) found('BANK_ACCOUNT', result)
    if (result.name === autopayCheck.id) found('AUTOPAY_ACCOUNT', result)
  }
  return { named, checked }
}

/** The oldest result that has it says when. */
export function refusalOf(past: readonly PastResult[], part: AccountPart, reference: string): AccountRefusal | null {
  for (const { name, data, settledAt } of past) {
    const decision = name === conditions.id ? decisionOnAccount(data as ConditionDecisions, part, reference) : undefined
    if (decision?.outcome === 'REFUSED') return { at: settledAt, reason: decision.reason }
  }
  return null
}

type Numbers = Pick<KeptAccount, 'routingNumber' | 'accountNumber'>

/** A seal differs each time: only what may be the same is opened, and nothing of it is given out. Banks fill numbers up with zeros in front. */
export function isSameAccount(sealing: Sealing, one: Numbers, other: Numbers | undefined): boolean {
  if (!other || one.routingNumber !== other.routingNumber) return false
  const numberOf = ({ accountNumber }: Numbers) =>
    (sealing.isSealed(accountNumber) ? sealing.unseal(SECRET_KINDS.accountNumber.purpose, accountNumber) : accountNumber).replace(/^0+/, '')
  return numberOf(one) === numberOf(other)
}
