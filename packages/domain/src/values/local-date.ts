/** A day on the calendar without a time or a zone, 'YYYY-MM-DD', Gregorian, years 0001 to 9999. */
export type LocalDate = string

/** A moment, ISO 8601 with 'Z' or an offset: '2026-11-24T18:30:00Z'. */
export type Instant = string

const millisecondsPerDay = 86_400_000

// Date is used as a calendar only, always in UTC: nothing here reads a clock.
function utcDate(year: number, month: number, day: number): Date {
  const date = new Date(0)
  // setUTCFullYear and not Date.UTC, which takes the year 50 for 1950.
  date.setUTCFullYear(year, month - 1, day)
  return date
}

function fromUtc(date: Date): LocalDate {
  const year = date.getUTCFullYear()
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The day is outside the calendar')
  return `${String(year).padStart(4, '0')}-${String(date.getUTCMonth() + 1).padStart(2, '0')}-${String(date.getUTCDate()).padStart(2, '0')}`
}

function toUtc(date: LocalDate): Date {
  const { year, month, day } = dateParts(date)
  return utcDate(year, month, day)
}

/** The day of these parts, or undefined when no calendar has it (February 31, month 13). */
export function localDateFromParts(year: number, month: number, day: number): LocalDate | undefined {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return undefined
  const date = utcDate(year, month, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? fromUtc(date) : undefined
}

/** Whether the value is a real day written 'YYYY-MM-DD'. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string') return false
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return match !== null && localDateFromParts(Number(match[1]), Number(match[2]), Number(match[3])) !== undefined
}

/** The day as given, once proven real. Throws RangeError otherwise. */
export function parseLocalDate(value: string): LocalDate {
  if (!isLocalDate(value)) throw new RangeError(`Not a day written YYYY-MM-DD: ${value}`)
  return value
}

/** Year, month (1 to 12) and day of the month. Throws RangeError when the day is not real. */
export function dateParts(date: LocalDate): { year: number; month: number; day: number } {
  const [year, month, day] = parseLocalDate(date).split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}

/** The day so many days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  if (!Number.isInteger(days)) throw new RangeError('Days must be a whole number')
  return fromUtc(new Date(toUtc(date).getTime() + days * millisecondsPerDay))
}

/** The same day of the month so many months later; where that month is too short, its last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  if (!Number.isInteger(months)) throw new RangeError('Months must be a whole number')
  const { year, month, day } = dateParts(date)
  const lastOfMonth = utcDate(year, month + months + 1, 0)
  return fromUtc(utcDate(year, month + months, Math.min(day, lastOfMonth.getUTCDate())))
}

/** The same day so many years later; February 29 becomes February 28 in a common year. */
export function addYears(date: LocalDate, years: number): LocalDate {
  return addMonths(date, years * 12)
}

/** Whole days from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (toUtc(to).getTime() - toUtc(from).getTime()) / millisecondsPerDay
}

/** -1 when the first is earlier, 0 when they are the same day, 1 when it is later: fit for sorting. */
export function compareLocalDates(a: LocalDate, b: LocalDate): -1 | 0 | 1 {
  const days = daysBetween(b, a)
  return days < 0 ? -1 : days > 0 ? 1 : 0
}

/** The latest of the days. Throws RangeError when one is not real. */
export function latestOf(...dates: [LocalDate, ...LocalDate[]]): LocalDate {
  return dates.map(parseLocalDate).toSorted().at(-1)!
}

/** 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: LocalDate): number {
  return toUtc(date).getUTCDay()
}

/** Full years of age on a day. Someone born on February 29 results from age on March 1 of a common year. Negative before the birth. */
export function ageOn(birthdate: LocalDate, on: LocalDate): number {
  const born = dateParts(birthdate)
  const now = dateParts(on)
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}
