/** What a path to approval costs the person who takes it: the one place that says which comes first. */
import { addDays, daysBetween, type LocalDate } from '../../values/local-date.ts'
import type { Change } from '../limits/limit-result.ts'
import type { ProposedChange } from './apply-change.ts'

/** What the borrower does alone shows in reports only later. Our own figures: creditors report monthly, listings linger, scores change slowly. */
const CHECK_AFTER_DAYS = {
  PAY_OFF_YOURSELF: 45,
  PAY_DOWN_LIENS: 45,
  END_LISTING: 30,
  HIGHER_SCORE: 90,
  // Only where an income has been verified as too low: a new job or raise has to show in a paystub.
  MORE_INCOME: 90,
} as const

/** Days until every change can have come about; 0 for what can be done today. */
export function daysToWait(changes: readonly ProposedChange[], today: LocalDate, verified: boolean): number {
  const days = changes.map((change) => {
    if (change.kind === 'WAIT_UNTIL' && change.on !== undefined) return daysBetween(today, change.on)
    if (change.kind === 'MORE_INCOME' && !verified) return 0
    return change.kind in CHECK_AFTER_DAYS ? CHECK_AFTER_DAYS[change.kind as keyof typeof CHECK_AFTER_DAYS] : 0
  })
  return Math.max(0, ...days)
}

/** The first day on which every change can have come about. */
export const checkDate = (changes: readonly ProposedChange[], today: LocalDate, verified: boolean): LocalDate =>
  addDays(today, daysToWait(changes, today, verified))

/** Between paths that cost the same: what the line itself can do, then what has to be shown, then what has to be done. Our own choice. */
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

/** As refused: nothing of the path is in it yet. */
export type CostBasis = {
  readonly today: LocalDate
  readonly score: number | undefined
  readonly verified: boolean
  readonly assetMonths: number
}

/**
 * Compared from the first figure on:
 * 1. money to find, in cents. People who are refused are mostly short of it, and it is gone whether or not the plan works out.
 * 2. days to wait before it can be taken.
 * 3. points to gain. They are time as well, and no one can say how much: two paths of 90 days differ by them.
 * 4. income to show a month, in cents, or what assets count for: had already, and at no expense, by many who left it out.
 * 5. steps, then the kind of the hardest step, then what the line pays off, which is borrowed and not found.
 */
export function costOf(changes: readonly ProposedChange[], { today, score, verified, assetMonths }: CostBasis): readonly number[] {
  const sum = (kinds: readonly Change['kind'][]) =>
    changes.reduce((total, change) => (kinds.includes(change.kind) ? total + (change.amountCents ?? 0) : total), 0)
  const raised = changes.find((change) => change.kind === 'HIGHER_SCORE')?.score
  return [
    sum(['PAY_OFF_YOURSELF', 'PAY_DOWN_LIENS']),
    daysToWait(changes, today, verified),
    raised === undefined ? 0 : raised - (score ?? 0),
    sum(['CO_OWNERS_INCOME', 'MORE_INCOME']) + Math.ceil(sum(['ASSETS']) / assetMonths),
    changes.length,
    Math.max(...changes.map((change) => RANK[change.kind])),
    sum(['PAY_OFF_ACCOUNT', 'FIRST_LIEN']),
    // The larger line asks less of the borrower's plans.
    -sum(['LOWER_AMOUNT']),
  ]
}

export function compareCosts(one: readonly number[], other: readonly number[]): number {
  for (const [index, cost] of one.entries()) if (cost !== other[index]) return cost - other[index]!
  return 0
}
