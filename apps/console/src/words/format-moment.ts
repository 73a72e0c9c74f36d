/** Moments as an operator reads them: to the minute in lists, to the second where provider calls are distinguished; in the reader's zone. */
import { formatClock, formatLocalDateWithYear, formatShortDate, momentIn } from '@hearthline/domain'

const at = (instant: string | number) => momentIn(new Date(instant).toISOString())

/** '10:42 AM' today, 'Nov 20, 2026, 10:42 AM' on another day. */
export function formatRecentMoment(instant: string, now: number, to: 'minute' | 'second' = 'minute'): string {
  const { day, time } = at(instant)
  const clock = formatClock(to === 'second' ? time : time.slice(0, 5))
  return day === at(now).day ? clock : `${formatShortDate(day)}, ${clock}`
}

/** 'Saturday, November 21, 2026, 10:42 AM' */
export function formatFullMoment(instant: string | number): string {
  const { day, time } = at(instant)
  return `${formatLocalDateWithYear(day)}, ${formatClock(time.slice(0, 5))}`
}

/** How long a call took: '85 ms', '1.2 s'. */
export const formatElapsed = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
