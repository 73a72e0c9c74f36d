import { addDays, dateParts, dayOfWeek, type LocalDate } from '../values/local-date.ts'

const sunday = 0
const monday = 1
const thursday = 4
const saturday = 6

// 5 U.S.C. 6103(a): the holidays that fall on a date. Juneteenth since Pub. L. 117-17, signed 2021-06-17.
const fixedHolidays = [
  { month: 1, day: 1, name: "New Year's Day" },
  { month: 6, day: 19, name: 'Juneteenth National Independence Day', since: 2021 },
  { month: 7, day: 4, name: 'Independence Day' },
  { month: 11, day: 11, name: 'Veterans Day' },
  { month: 12, day: 25, name: 'Christmas Day' },
] as const

// 5 U.S.C. 6103(a): the holidays that fall on a weekday; which is counted from the month's start, 'last' from its end.
const floatingHolidays = [
  { month: 1, weekday: monday, which: 3, name: 'Birthday of Martin Luther King, Jr.' },
  { month: 2, weekday: monday, which: 3, name: "Washington's Birthday" },
  { month: 5, weekday: monday, which: 'last', name: 'Memorial Day' },
  { month: 9, weekday: monday, which: 1, name: 'Labor Day' },
  { month: 10, weekday: monday, which: 2, name: 'Columbus Day' },
  { month: 11, weekday: thursday, which: 4, name: 'Thanksgiving Day' },
] as const

/** The name of the legal public holiday of 5 U.S.C. 6103(a) on its statutory date, or undefined. An observed Monday or Friday is none. */
export function legalHolidayOn(date: LocalDate): string | undefined {
  const { year, month, day } = dateParts(date)
  const fixed = fixedHolidays.find(
    (holiday) => holiday.month === month && holiday.day === day && (!('since' in holiday) || year >= holiday.since),
  )
  if (fixed !== undefined) return fixed.name
  const weekday = dayOfWeek(date)
  // May has 31 days: the last Monday is the one after the 24th.
  const isWhich = (which: number | 'last') => (which === 'last' ? day > 24 : Math.ceil(day / 7) === which)
  return floatingHolidays.find((holiday) => holiday.month === month && holiday.weekday === weekday && isWhich(holiday.which))?.name
}

/**
 * A business day for rescission: every calendar day except Sundays and the legal public holidays of 5 U.S.C. 6103(a)
 * (12 CFR 1026.2(a)(6)). Saturdays count, and so does the Monday on which a holiday is merely observed (comment 2(a)(6)-2).
 * Throws RangeError when the day is not a real one.
 */
export function isBusinessDay(date: LocalDate): boolean {
  return dayOfWeek(date) !== sunday && legalHolidayOn(date) === undefined
}

/**
 * A day on which the creditor's offices are open (12 CFR 1026.2(a)(6), general meaning), taken narrowly: Monday to Friday, neither a legal
 * holiday nor the weekday on which one is observed (5 U.S.C. 6103(b)). A wait counted in these days is never too short.
 */
export function isCreditorBusinessDay(date: LocalDate): boolean {
  const weekday = dayOfWeek(date)
  if (weekday === sunday || weekday === saturday || legalHolidayOn(date) !== undefined) return false
  const observedFromSunday = weekday === monday && legalHolidayOn(addDays(date, -1)) !== undefined
  const observedFromSaturday = weekday === 5 && legalHolidayOn(addDays(date, 1)) !== undefined
  return !observedFromSunday && !observedFromSaturday
}

/** The day that is so many business days after another; `isOpen` says which days count (rescission's by default). `days` is a whole number, 0 or more. */
export function addBusinessDays(date: LocalDate, days: number, isOpen: (date: LocalDate) => boolean = isBusinessDay): LocalDate {
  if (!Number.isInteger(days) || days < 0) throw new RangeError('Business days must be a whole number, zero or more')
  let day = addDays(date, 0)
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isOpen(day)) left -= 1
  }
  return day
}

/**
 * A business day of banks (12 CFR 229.2(g)): Monday to Friday, no legal holiday, and not the Monday after a holiday that falls on a Sunday. The
 * Friday before a holiday that falls on a Saturday counts.
 */
export function isBankingDay(date: LocalDate): boolean {
  const weekday = dayOfWeek(date)
  if (weekday === sunday || weekday === saturday || legalHolidayOn(date) !== undefined) return false
  return weekday !== monday || legalHolidayOn(addDays(date, -1)) === undefined
}
