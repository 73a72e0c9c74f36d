/** What waits for money, in a line: how much, and whose approval is needed. */
import { formatCents } from '@hearthline/domain'
import { formatActor, type People } from '../words/format-actor.ts'
import { formatRecentMoment } from '../words/format-moment.ts'
import type { QueueRow } from './queue-pages.ts'

export interface MoneyWords {
  /** Undefined where no terms were stated. */
  readonly amounts: string | undefined
  /** Undefined of what is no approval. */
  readonly approvals: string | undefined
  /** Whoever reads it gave the first approval. */
  readonly isYours: boolean
}

/** @param now milliseconds */
export function moneyWords({ lineCents, drawCents, approvals }: NonNullable<QueueRow['money']>, now: number, people: People): MoneyWords {
  const sums = [lineCents !== null && `Line ${formatCents(lineCents)}`, drawCents !== null && `draw ${formatCents(drawCents)}`]
  const given = approvals?.given[0]
  return {
    amounts: sums.filter(Boolean).join(', ') || undefined,
    approvals: approvals ? approvalWords(approvals, now, people) : undefined,
    isYours: given?.byYou ?? false,
  }
}

function approvalWords({ needed, given }: NonNullable<NonNullable<QueueRow['money']>['approvals']>, now: number, people: People): string {
  const [first] = given
  if (needed === 1) return 'One approval, by a funder'
  if (!first) return 'Two approvals: none yet'
  if (first.byYou) return 'You gave the first of two approvals. Someone else gives the second.'
  return `Second of two approvals. The first by ${formatActor(first.by, people)}, ${formatRecentMoment(first.at, now)}`
}

/** What all that is listed comes to; undefined while there is more than is listed, or nothing. */
export function moneyTotal(rows: readonly Pick<QueueRow, 'money'>[], isWhole: boolean): string | undefined {
  const draws = rows.flatMap(({ money }) => money?.drawCents ?? [])
  if (!isWhole || draws.length === 0) return undefined
  const lines = rows.reduce((sum, { money }) => sum + (money?.lineCents ?? 0), 0)
  return `In all: lines ${formatCents(lines)}, draws ${formatCents(draws.reduce((sum, cents) => sum + cents, 0))}`
}
