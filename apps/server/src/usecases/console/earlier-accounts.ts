/** The bank accounts that an application named before, why each was not verified, and whether one of them is named again. Numbers are not among it. */
import { type AccountFound, type ShownAccount, showAccount } from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { PastResult } from '../../store/repositories/applications.ts'
import {
  type AccountPart,
  type AccountRefusal,
  accountsNamed,
  type CheckedAccount,
  isSameAccount,
  refusalOf,
} from '../banking/accounts-named.ts'

export interface EarlierAccount {
  readonly part: AccountPart
  readonly at: string
  /** Its place among the accounts given for that purpose. */
  readonly attempt: number
  readonly account: ShownAccount
  readonly found: AccountFound
  /** A person looked at it, and refused it. */
  readonly refusal: AccountRefusal | null
  /** The purposes for which the very same account is named now: by routing and account number. */
  readonly sameAs: readonly AccountPart[]
}

/** @param past every result of these items, the oldest first. The newest account of each purpose is the one in review. */
export function earlierAccounts(past: readonly PastResult[], sealing: Sealing): readonly EarlierAccount[] {
  const { named, checked } = accountsNamed(past)
  const isReplaced = ({ part }: CheckedAccount, index: number) => checked.slice(index + 1).some((later) => later.part === part)
  return checked
    .filter((one, index) => one.found.status !== 'VERIFIED' && isReplaced(one, index))
    .map(({ part, at, kept, found: answer }) => ({
      part,
      at,
      attempt: kept.attempt ?? 1,
      account: showAccount(kept),
      found: answer,
      refusal: refusalOf(past, part, answer.reference),
      sameAs: (Object.keys(named) as AccountPart[]).filter((now) => isSameAccount(sealing, kept, named[now])),
    }))
}
