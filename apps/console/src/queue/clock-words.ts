/** What the law's clock says of an application: by when, how long is left, and whom it waits for. */
import { daysLeft, formatLocalDate, type LocalDate, lenderDay } from '@hearthline/domain'
import type { QueueRow } from './queue-pages.ts'

export interface ClockWords {
  readonly tone: 'neutral' | 'caution' | 'critical'
  readonly words: string
  readonly title: string
}

/** From here on it is the first thing to do. Our own figure. */
const SOON = 7
const NOW = 3

const LEFT: Readonly<Record<NonNullable<QueueRow['clock']>['kind'], string>> = {
  REQUEST: 'Request for information due',
  INCOMPLETE: 'Denial as incomplete due',
  DECISION: 'Our decision due',
  COUNTEROFFER: 'End of the counteroffer',
  RESCISSION_RETURN: 'Return of what was paid due',
  PAYOFF_FOLLOW_UP: 'Payoff to follow up',
}

/** @param now milliseconds. Days are the lender's (Pacific Time). */
export function clockWords({ kind, who, dueOn, citation }: NonNullable<QueueRow['clock']>, now: number): ClockWords {
  const left = daysLeft({ dueOn: dueOn as LocalDate }, lenderDay(new Date(now).toISOString()))
  // Beside what is said of the open item: another thing, with another end.
  const by = kind === 'PAYOFF_FOLLOW_UP' ? ' for the payoff' : ' by law'
  const words = left < 0 ? `past due${by}` : left === 0 ? `last day${by}` : left === 1 ? `1 day left${by}` : `${left} days left${by}`
  return {
    tone: who === 'BORROWER' ? 'neutral' : left <= NOW ? 'critical' : left <= SOON ? 'caution' : 'neutral',
    words,
    title: `${LEFT[kind]} ${formatLocalDate(dueOn as LocalDate)}, Pacific Time (${citation}). Waiting for ${who === 'TEAM' ? 'us' : 'the borrower'}.`,
  }
}
