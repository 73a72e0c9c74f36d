/** One way that would pass: changes that were tried together by the same rules, and what they come to. */

import { digestOf } from '../values/digest.ts'
import { addDays, compareLocalDates, type LocalDate } from '../values/local-date.ts'
import { accountsOf, type ChangeMade } from './apply-change.ts'
import type { Change, Figure, LimitName } from './limit-result.ts'

export type Way = {
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

const slug = (change: ChangeMade): string => {
  const ids = accountsOf(change)
  const kind = change.kind.toLowerCase().replaceAll('_', '-')
  return ids.length === 0 || change.kind === 'PAY_DOWN_LIENS' ? kind : `${kind}-${digestOf([...ids].sort()).slice(0, 8)}`
}

export const wayId = (changes: readonly ChangeMade[]): string => changes.map(slug).join('+')

/** What the borrower does alone shows in reports only later. House: creditors report monthly, listings linger, scores move slowly. */
const CHECK_AFTER_DAYS = {
  PAY_OFF_YOURSELF: 45,
  PAY_DOWN_LIENS: 45,
  END_LISTING: 30,
  HIGHER_SCORE: 90,
  // Only where an income has been verified as too low: a new job or raise has to show in a paystub.
  MORE_INCOME: 90,
} as const

const isIncome = (change: ChangeMade): boolean => change.kind === 'MORE_INCOME' || change.kind === 'CO_OWNERS_INCOME'

/** What lies in this line's own placing, or in what the borrower states, is weighed again at once. */
export function canTakeNow(changes: readonly ChangeMade[], verified: boolean): boolean {
  return changes.every((change) => {
    if (change.kind === 'MORE_INCOME') return !verified
    // The assets are listed on their own screen, which opens only where nothing else has to change.
    if (change.kind === 'ASSETS') return changes.length === 1
    return ['LOWER_AMOUNT', 'FIRST_LIEN', 'PAY_OFF_ACCOUNT', 'CO_OWNERS_INCOME'].includes(change.kind)
  })
}

/** The first day on which every change can have come about. */
export function dayToCheck(changes: readonly ChangeMade[], today: LocalDate, verified: boolean): LocalDate {
  const days = changes.map((change) => {
    if (change.kind === 'WAIT_UNTIL' && change.on !== undefined) return change.on
    if (change.kind === 'MORE_INCOME' && !verified) return today
    return addDays(today, change.kind in CHECK_AFTER_DAYS ? CHECK_AFTER_DAYS[change.kind as keyof typeof CHECK_AFTER_DAYS] : 0)
  })
  return days.reduce((latest, day) => (compareLocalDates(day, latest) > 0 ? day : latest), today)
}

export const asksFor = (changes: readonly ChangeMade[], takeNow: boolean): Way['asks'] =>
  takeNow && changes.some(isIncome) ? 'INCOME' : 'NOTHING'

export const incomeNeeded = (changes: readonly ChangeMade[]): number | undefined => changes.find(isIncome)?.amountCents

/** Cheapest for the borrower first: nothing to pay, then paid by the line, then what has to be shown, then time, then own money. House. */
const RANK: Readonly<Record<Change['kind'], number>> = {
  LOWER_AMOUNT: 0,
  PAY_OFF_ACCOUNT: 1,
  FIRST_LIEN: 2,
  ASSETS: 3,
  CO_OWNERS_INCOME: 4,
  MORE_INCOME: 5,
  WAIT_UNTIL: 6,
  END_LISTING: 7,
  HIGHER_SCORE: 8,
  PAY_DOWN_LIENS: 9,
  PAY_OFF_YOURSELF: 10,
}

/** Fewest changes first, then the cheapest. */
export function byCost(one: Way, other: Way): number {
  const worst = (way: Way) => Math.max(...way.changes.map((change) => RANK[change.kind]))
  const amount = (way: Way) => way.changes.reduce((sum, change) => sum + (change.amountCents ?? 0), 0)
  return one.changes.length - other.changes.length || worst(one) - worst(other) || amount(one) - amount(other)
}
