/**
 * Moments as an operator reads them: to the minute in lists, to the second where provider calls are distinguished; in the reader's zone, which is named: fields beside them are in
 * Pacific Time, and an operator may sit elsewhere.
 */
import { formatClock, formatLocalDateWithYear, formatShortDate, formatZone, momentIn } from '@hearthline/domain'

function at(instant: string | number) {
  const moment = new Date(instant).toISOString()
  return { ...momentIn(moment), zone: formatZone(moment) }
}

/** '10:42 AM PT' today, 'Nov 20, 2026, 10:42 AM PT' on another day. */
export function formatRecentMoment(instant: string, now: number, to: 'minute' | 'second' = 'minute'): string {
  const { day, time, zone } = at(instant)
  const clock = `${formatClock(to === 'second' ? time : time.slice(0, 5))} ${zone}`
  return day === at(now).day ? clock : `${formatShortDate(day)}, ${clock}`
}

/** 'Saturday, November 21, 2026, 10:42 AM PT' */
export function formatFullMoment(instant: string | number): string {
  const { day, time, zone } = at(instant)
  return `${formatLocalDateWithYear(day)}, ${formatClock(time.slice(0, 5))} ${zone}`
}

/** How long a call took: '85 ms', '1.2 s'. */
export const formatElapsed = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
