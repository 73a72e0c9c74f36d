/** One path to approval: changes that together make the application pass every limit, and what the line would then be. */

import { digestOf } from '../../values/digest.ts'
import type { LocalDate } from '../../values/local-date.ts'
import type { Change, Figure, LimitName } from '../limits/limit-result.ts'
import { accountsOf, type ProposedChange } from './apply-change.ts'

export type ApprovalPath = {
  /** says what is changed and not by how much, so that it stays the same from one day to the next */
  readonly id: string
  readonly changes: readonly Change[]
  /** this very application can be decided again on it, at once */
  readonly takeNow: boolean
  /** INCOME: taking it asks for an income */
  readonly asks: 'NOTHING' | 'INCOME'
  /** how much more income a month */
  readonly needsCents?: number
  /** the day from which it can be looked at; null where it is taken now */
  readonly checkOn: LocalDate | null
  /** of every limit that failed */
  readonly wouldBe: readonly { readonly limit: LimitName; readonly figure: Figure }[]
  readonly maximumLineCents: number
}

const slug = (change: ProposedChange): string => {
  const ids = accountsOf(change)
  const kind = change.kind.toLowerCase().replaceAll('_', '-')
  return ids.length === 0 || change.kind === 'PAY_DOWN_LIENS' ? kind : `${kind}-${digestOf([...ids].sort()).slice(0, 8)}`
}

export const approvalPathId = (changes: readonly ProposedChange[]): string => changes.map(slug).join('+')

const isIncome = (change: ProposedChange): boolean => change.kind === 'MORE_INCOME' || change.kind === 'CO_OWNERS_INCOME'

/** What lies in this line's own placing, or in what the borrower states, is weighed again at once. */
export function isAvailableNow(changes: readonly ProposedChange[], verified: boolean): boolean {
  return changes.every((change) => {
    if (change.kind === 'MORE_INCOME') return !verified
    // The assets are listed on their own screen, which opens only where nothing else has to change.
    if (change.kind === 'ASSETS') return changes.length === 1
    return ['LOWER_AMOUNT', 'FIRST_LIEN', 'PAY_OFF_ACCOUNT', 'CO_OWNERS_INCOME'].includes(change.kind)
  })
}

export const requestedInput = (changes: readonly ProposedChange[], takeNow: boolean): ApprovalPath['asks'] =>
  takeNow && changes.some(isIncome) ? 'INCOME' : 'NOTHING'

export const incomeNeeded = (changes: readonly ProposedChange[]): number | undefined => changes.find(isIncome)?.amountCents
