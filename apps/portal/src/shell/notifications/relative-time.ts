/** How long ago something was, in words: minutes, hours, days, weeks; after four weeks its month and day [display/time]. Pure. */
import { formatMonthDay, momentIn } from '@hearthline/domain'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** `instant` as ISO 8601, `now` in milliseconds. A clock that is behind reads as "just now". */
export function relativeTime(instant: string, now: number): string {
  const then = Date.parse(instant)
  if (Number.isNaN(then)) return ''
  const passed = now - then
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return ago(Math.floor(passed / HOUR), 'hour')
  if (passed < WEEK) return ago(Math.floor(passed / DAY), 'day')
  if (passed <= 4 * WEEK) return ago(Math.floor(passed / WEEK), 'week')
  return formatMonthDay(momentIn(new Date(then).toISOString()).day)
}
