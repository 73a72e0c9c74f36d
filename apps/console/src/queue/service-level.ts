/**
 * How long an application has waited for a person, and whether that is in time. The promise: a person looks within one business day,
 * that is by the same time of the next day our offices are open (domain `isCreditorBusinessDay`: no weekend, no federal holiday).
 */
import { addBusinessDays, isCreditorBusinessDay, localDateFromParts, ON_PAPER, RESCINDED } from '@hearthline/domain'
import type { QueueRow } from './queue-pages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BUSINESS_DAYS = 1

/** Documents on paper that are with whoever signs them. */
const WITH_SIGNERS: ReadonlySet<string> = new Set(Object.values(ON_PAPER))

export interface ServiceLevel {
  readonly tone: 'neutral' | 'caution' | 'critical'
  readonly words: string
}

/** A span in its largest whole unit: '20 min', '5 h', '2 d'. Below a minute 'now'; a clock that runs behind counts as now too. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'now'
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`
  if (milliseconds < DAY) return `${Math.floor(milliseconds / HOUR)} h`
  return `${Math.floor(milliseconds / DAY)} d`
}

/** How long since an instant. `now` in milliseconds, on the server's clock. */
export const formatAge = (since: string, now: number): string => formatDuration(now - Date.parse(since))

/** The moment by which a person has to have looked, in the reader's own zone. Throws RangeError for what is no instant. */
export function dueAt(since: string): Date {
  const start = new Date(since)
  const today = localDateFromParts(start.getFullYear(), start.getMonth() + 1, start.getDate())
  if (today === undefined) throw new RangeError(`Not an instant: ${since}`)
  const [year = 0, month = 1, day = 1] = addBusinessDays(today, BUSINESS_DAYS, isCreditorBusinessDay).split('-').map(Number)
  const due = new Date(start)
  due.setFullYear(year, month - 1, day)
  return due
}

/**
 * Whether our promise runs: not while someone else is waited for, nor for what is followed on a day of its own, which the row shows. That day is the one by
 * which it is late.
 */
export const isPromised = ({ needsOperator, paperAsked, openTitle, clock }: QueueRow): boolean =>
  needsOperator &&
  // The papers are with whoever signs them, until they are back.
  (paperAsked || !WITH_SIGNERS.has(openTitle)) &&
  (paperAsked || !(clock?.kind === 'PAYOFF_FOLLOW_UP' || (clock?.kind === 'RESCISSION_RETURN' && openTitle === RESCINDED)))

/** In words, the color only supports them: on time, due today, late and by how much. */
export function serviceLevel(since: string, now: number): ServiceLevel {
  const due = dueAt(since)
  const over = now - due.getTime()
  if (over > 0) return { tone: 'critical', words: over < MINUTE ? 'late' : `late ${formatDuration(over)}` }
  return due.toDateString() === new Date(now).toDateString()
    ? { tone: 'caution', words: 'due today' }
    : { tone: 'neutral', words: 'on time' }
}
