/** A calendar day as its parts: read from MM/dd/yyyy or yyyy-MM-dd, checked to exist in the Gregorian calendar. */

export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Whether the day exists: February 31 does not, February 29 only in leap years. */
export function isRealDate({ year, month, day }: DateParts): boolean {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return false
  const days = month === 2 && isLeap(year) ? 29 : DAYS[month - 1]
  return days !== undefined && day >= 1 && day <= days
}

/** The parts of a text in one of the two formats [fields/date], real or not; undefined for any other text. */
export function parseDateText(text: string): DateParts | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (american) return { year: Number(american[3]), month: Number(american[1]), day: Number(american[2]) }
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return iso ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) } : undefined
}

/** Negative when a is before b, 0 on the same day. */
export const compareDates = (a: DateParts, b: DateParts): number => a.year - b.year || a.month - b.month || a.day - b.day

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/** yyyy-MM-dd. */
export const toIsoDate = ({ year, month, day }: DateParts): string => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
