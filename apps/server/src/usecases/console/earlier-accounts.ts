/** The bank accounts that an application named before, and why each was not verified. Numbers are not among it. */
import {
  type AccountFound,
  accountCheck,
  autopayCheck,
  disbursementAccount,
  type KeptAccount,
  paymentMethod,
  type ShownAccount,
  showAccount,
} from '@hearthline/domain'
import type { PastResult } from '../../store/repositories/applications.ts'

export interface EarlierAccount {
  readonly part: 'BANK_ACCOUNT' | 'AUTOPAY_ACCOUNT'
  readonly at: string
  readonly account: ShownAccount
  readonly found: AccountFound
}

/** Items whose history it is read from. */
export const ACCOUNT_ITEMS = [disbursementAccount.id, accountCheck.id, paymentMethod.id, autopayCheck.id] as const

/** @param past every result of these items, the oldest first. The newest account of each purpose is the one in review. */
export function earlierAccounts(past: readonly PastResult[]): readonly EarlierAccount[] {
  const named: Partial<Record<EarlierAccount['part'], KeptAccount>> = {}
  const checked: EarlierAccount[] = []
  const found = (part: EarlierAccount['part'], { data, settledAt }: PastResult) => {
    const account = named[part]
    if (account) checked.push({ part, at: settledAt, account: showAccount(account), found: data as AccountFound })
  }
  for (const result of past) {
    if (result.name === disbursementAccount.id) named.BANK_ACCOUNT = result.data as KeptAccount
    if (result.name === paymentMethod.id) named.AUTOPAY_ACCOUNT = (result.data as { otherAccount?: KeptAccount }).otherAccount
    if (result.name === accountCheck.id) found('BANK_ACCOUNT', result)
    if (result.name === autopayCheck.id) found('AUTOPAY_ACCOUNT', result)
  }
  const isReplaced = ({ part }: EarlierAccount, index: number) => checked.slice(index + 1).some((later) => later.part === part)
  return checked.filter((one, index) => one.found.status !== 'VERIFIED' && isReplaced(one, index))
}
