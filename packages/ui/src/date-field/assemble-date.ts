/** A date as it is typed: strings, possibly empty or unfinished. */
export interface DateParts {
  month: string
  day: string
  year: string
}

export const emptyDate: DateParts = { month: '', day: '', year: '' }

/** "2024-02-29" from its parts; null when a part is missing or the day does not exist in the Gregorian calendar. Years have four digits. */
export function assembleDate({ month, day, year }: DateParts): string | null {
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return null
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1]
  if (y < 1 || !days || d < 1 || d > days) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A whole date that was pasted, as MM/dd/yyyy or yyyy-MM-dd [fields/date], into its parts; null for anything else. */
export function splitDate(text: string): DateParts | null {
  const american = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text)
  if (american) return { month: american[1]!, day: american[2]!, year: american[3]! }
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text)
  if (iso) return { month: iso[2]!, day: iso[3]!, year: iso[1]! }
  return null
}

/** Dates are Gregorian only [fields/date]. Throws for another calendar, such as "buddhist". */
export function assertGregorian(calendar: string): void {
  if (calendar !== 'gregory' && calendar !== 'iso8601')
    throw new RangeError(`The calendar "${calendar}" is not supported: dates are Gregorian only.`)
}
