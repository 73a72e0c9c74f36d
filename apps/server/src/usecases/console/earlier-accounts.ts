/** The bank accounts that an application named before, why each was not verified, and whether one of them is named again. Numbers are not among it. */
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
  type ShownAccount,
  showAccount,
} from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { PastResult } from '../../store/repositories/applications.ts'

type Part = 'BANK_ACCOUNT' | 'AUTOPAY_ACCOUNT'

export interface EarlierAccount {
  readonly part: Part
  readonly at: string
  /** Its place among the accounts given for that purpose. */
  readonly attempt: number
  readonly account: ShownAccount
  readonly found: AccountFound
  /** A person looked at it, and refused it. */
  readonly refusal: { readonly at: string; readonly reason: string } | null
  /** The purposes for which the very same account is named now: by routing and account number. */
  readonly sameAs: readonly Part[]
}

/** Items whose history it is read from. */
export const ACCOUNT_ITEMS = [disbursementAccount.id, accountCheck.id, paymentMethod.id, autopayCheck.id, conditions.id] as const

interface Checked {
  readonly part: Part
  readonly at: string
  readonly kept: KeptAccount
  readonly found: AccountFound
}

/** @param past every result of these items, the oldest first. The newest account of each purpose is the one in review. */
export function earlierAccounts(past: readonly PastResult[], sealing: Sealing): readonly EarlierAccount[] {
  const named: Partial<Record<Part, KeptAccount>> = {}
  const checked: Checked[] = []
  const found = (part: Part, { data, settledAt }: PastResult) => {
    const kept = named[part]
    if (kept) checked.push({ part, at: settledAt, kept, found: data as AccountFound })
  }
  for (const result of past) {
    if (result.name === disbursementAccount.id) named.BANK_ACCOUNT = result.data as KeptAccount
    if (result.name === paymentMethod.id) named.AUTOPAY_ACCOUNT = (result.data as { otherAccount?: KeptAccount }).otherAccount
    if (result.name === accountCheck.id) found('BANK_ACCOUNT', result)
    if (result.name === autopayCheck.id) found('AUTOPAY_ACCOUNT', result)
  }
  const isReplaced = ({ part }: Checked, index: number) => checked.slice(index + 1).some((later) => later.part === part)
  return checked
    .filter((one, index) => one.found.status !== 'VERIFIED' && isReplaced(one, index))
    .map(({ part, at, kept, found: answer }) => ({
      part,
      at,
      attempt: kept.attempt ?? 1,
      account: showAccount(kept),
      found: answer,
      refusal: refusalOf(past, part, answer.reference),
      sameAs: (Object.keys(named) as Part[]).filter((now) => isSameAccount(sealing, kept, named[now])),
    }))
}

/** The oldest result that has it says when. */
function refusalOf(past: readonly PastResult[], part: Part, reference: string): EarlierAccount['refusal'] {
  for (const { name, data, settledAt } of past) {
    const decision = name === conditions.id ? decisionOnAccount(data as ConditionDecisions, part, reference) : undefined
    if (decision?.outcome === 'REFUSED') return { at: settledAt, reason: decision.reason }
  }
  return null
}

/** A seal differs each time: only what may be the same is opened, and nothing of it is given out. */
function isSameAccount(sealing: Sealing, one: KeptAccount, other: KeptAccount | undefined): boolean {
  if (!other || one.routingNumber !== other.routingNumber || one.last4 !== other.last4) return false
  const numberOf = ({ accountNumber }: KeptAccount) =>
    sealing.isSealed(accountNumber) ? sealing.unseal(SECRET_KINDS.accountNumber.purpose, accountNumber) : accountNumber
  return numberOf(one) === numberOf(other)
}
