import type { Instant, LocalDate } from './local-date.ts'
import { formatShortDate, localDateIn } from './local-date-display.ts'

/** '17:00' -> '5:00 PM', '00:30:05' -> '12:30:05 AM'. */
export function formatClock(time: string): string {
  const [hours = '0', ...rest] = time.split(':')
  const hour = Number(hours)
  return `${[hour % 12 || 12, ...rest].join(':')} ${hour < 12 ? 'AM' : 'PM'}`
}

export interface ZonedMoment {
  readonly day: LocalDate
  /** HH:mm:ss of 24 hours */
  readonly time: string
}

/** Day and time at a moment in a time zone, by default the reader's own. Throws RangeError on what is no moment. */
export function momentIn(instant: Instant, timeZone = readersZone()): ZonedMoment {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  return { day: localDateIn(instant, timeZone), time: time.format(new Date(instant)) }
}

/** 'Nov 24, 2026, 5:00 PM', by default in the reader's own time zone. Throws RangeError on what is no moment. */
export function formatMoment(instant: Instant, timeZone?: string): string {
  const { day, time } = momentIn(instant, timeZone)
  return `${formatShortDate(day)}, ${formatClock(time.slice(0, 5))}`
}

/** 'PT', 'ET', 'GMT': what a clock's time is in, by default the reader's own zone. */
export function formatZone(instant: Instant, timeZone = readersZone()): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(Date.parse(instant))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name === 'GMT+0' ? 'UTC' : name
}

const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
