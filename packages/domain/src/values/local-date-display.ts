import { dateParts, dayOfWeek, type Instant, type LocalDate } from './local-date.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'November 24'. */
export function formatMonthDay(date: LocalDate): string {
  const { month, day } = dateParts(date)
  return `${months[month - 1]} ${day}`
}

/** 'Tuesday, November 24'. */
export const formatLocalDate = (date: LocalDate): string => `${weekdays[dayOfWeek(date)]}, ${formatMonthDay(date)}`

/** 'Tuesday, November 24, 2026'. */
export function formatLocalDateWithYear(date: LocalDate): string {
  return `${formatLocalDate(date)}, ${dateParts(date).year}`
}

/** 'November 24, 2026': in a document, where the day of the week does not matter. */
export function formatLongDate(date: LocalDate): string {
  return `${formatMonthDay(date)}, ${dateParts(date).year}`
}

/** 'Nov 24, 2026': where the day of the week does not matter. */
export function formatShortDate(date: LocalDate): string {
  const { year, month, day } = dateParts(date)
  return `${months[month - 1]?.slice(0, 3)} ${day}, ${year}`
}

/** Making one takes a hundred times as long as using it; there are as many as zones that are asked for. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** The last moment that was asked for in each zone: whoever looks at an application asks for the same one a dozen times. */
const latest = new Map<string, { readonly instant: Instant; readonly date: LocalDate }>()

/**
 * The day it is at a moment in a time zone: ('2026-11-24T03:00:00Z', 'America/Los_Angeles') -> '2026-11-23'.
 * Throws RangeError when the moment has neither Z nor an offset (it would be read in the machine's own zone) or the zone is unknown.
 */
export function localDateIn(instant: Instant, timeZone: string): LocalDate {
  const last = latest.get(timeZone)
  if (last?.instant === instant) return last.date
  const at = new Date(instant)
  if (!/T.*(Z|[+-]\d{2}:?\d{2})$/i.test(instant) || Number.isNaN(at.getTime())) throw new RangeError(`Not a moment: ${instant}`)
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
  latest.set(timeZone, { instant, date })
  return date
}
