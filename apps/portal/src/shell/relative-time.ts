/** How long ago something was, in words: minutes, hours, days, weeks; after four weeks its month and day (seed 001 §9). Pure. */

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
  return new Date(then).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
}
