import type { Instant, LocalDate } from '../values/local-date.ts'

/**
 * The time zone that ends a day latest in each state, so that a right measured in days is never cut short in a state with two.
 * IANA names; states that are left out keep Eastern Time.
 */
const ZONES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI', 'TN', 'KY', 'IN', 'MI'].map((state) => [state, 'America/Chicago']),
  ),
  ...Object.fromEntries(['CO', 'MT', 'NM', 'UT', 'WY', 'TX', 'KS', 'NE', 'ND', 'SD'].map((state) => [state, 'America/Denver'])),
  ...Object.fromEntries(['CA', 'NV', 'WA', 'OR', 'ID'].map((state) => [state, 'America/Los_Angeles'])),
  AZ: 'America/Phoenix',
  AK: 'America/Adak',
  HI: 'Pacific/Honolulu',
  FL: 'America/Chicago',
}

/** The IANA zone in which days are counted for a home in this state. */
export const zoneOfState = (state: string): string => ZONES[state] ?? 'America/New_York'

/** The moment at which a day begins in a zone. Days begin at midnight in every US zone, also on the days when clocks change (at 2). */
export function startOfDay(day: LocalDate, zone: string): Instant {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`)
  // The offset at the target moment is found by looking once at the guess and once at the result: they differ only around clock changes.
  const first = utcMidnight - offsetMs(utcMidnight, zone)
  return new Date(utcMidnight - offsetMs(first, zone)).toISOString()
}

/** A format takes a tenth of a millisecond to make, and every walk asks for one. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format
}

/** Zone time minus UTC at a moment, in milliseconds. */
function offsetMs(at: number, zone: string): number {
  const parts = formatIn(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const year = part('year') < 100 ? 2000 + part('year') : part('year')
  return Date.UTC(year, part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(at / 1000) * 1000
}
