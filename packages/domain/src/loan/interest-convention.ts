/**
 * How the interest of a line accrues: simple interest on each day's balance at 1/365 of the annual rate, in cycles of a calendar month
 * (docs/decisions/0049). One convention for the quote, the note, the ledger and the statement; `dailyInterest` stays what the specification
 * names [loan/arithmetic].
 */

import { addDays, compareLocalDates, dateParts, daysBetween, type LocalDate, localDateFromParts } from '../values/local-date.ts'
import { toFixedHalfEven } from '../values/round-half-even.ts'
import { Exact } from './exact.ts'

/** Data, as every rule is: a line keeps the version that its note names. */
export const interestConvention = {
  version: '2026-12',
  effectiveFrom: '2026-11-24',
  /** in leap years as well: 366 days are then charged, each at the same daily rate */
  daysInYear: 365,
  /** 12 CFR 1026.14(d)(2) multiplies a daily rate by 365 and 1026.14(b) makes the APR of it; MISMO names it 365, "ignores leap year" */
  citation: '12 CFR 1026.14(b), (d)(2); MISMO HELOCDailyPeriodicInterestRateCalculationType 365 (read 2026-11-23)',
} as const

/** Decimals of a stated daily rate: its 365-fold is then within 0.000002 of the annual rate, far inside the 1/8 point of 1026.14(a). */
const DAILY_RATE_DECIMALS = 8

/**
 * The daily periodic rate as a note and a statement show it (12 CFR 1026.6(a)(1)(ii), 1026.7(a)(4)): percent, eight decimals. Interest is
 * calculated from the annual rate itself, so that what is lost here is never charged. Throws RangeError on what is no decimal.
 */
export function dailyPeriodicRate(annualRatePercent: number | string): string {
  const daily = new Exact(toFixedHalfEven(annualRatePercent, 9)).div(interestConvention.daysInYear)
  return toFixedHalfEven(daily.toFixed(20), DAILY_RATE_DECIMALS)
}

/** Both ends are days of the cycle. */
export type BillingCycle = { readonly from: LocalDate; readonly to: LocalDate; readonly days: number }

/** The cycle of a day, its calendar month; the first begins on the day that the line was opened. Throws RangeError on a day before that. */
export function billingCycle(day: LocalDate, openedOn: LocalDate): BillingCycle {
  if (compareLocalDates(day, openedOn) < 0) throw new RangeError('No cycle begins before the line is opened')
  const { year, month } = dateParts(day)
  const first = localDateFromParts(year, month, 1)!
  const next = month === 12 ? localDateFromParts(year + 1, 1, 1)! : localDateFromParts(year, month + 1, 1)!
  const from = compareLocalDates(first, openedOn) < 0 ? openedOn : first
  return { from, to: addDays(next, -1), days: daysBetween(from, next) }
}

/** What is owed at the end of a day, principal alone, from that day until the next row's. Interest bears none. */
export type DailyBalance = { readonly from: LocalDate; readonly balanceCents: number }

/** The annual rate, percent, from a day until the next row's. */
export type RateFrom = { readonly from: LocalDate; readonly annualRatePercent: number | string }

export type AccruedInterest = {
  readonly days: number
  /** of each day's balance, as a statement shows it; half to even */
  readonly averageDailyBalanceCents: number
  /** rounded once, half to even */
  readonly interestCents: number
}

/** Ascending, and in force when the accrual begins; a line that has a gap at its start has no interest that anyone could check. */
function requireRows(name: string, rows: readonly { readonly from: LocalDate }[], from: LocalDate): void {
  if (rows[0] === undefined || compareLocalDates(rows[0].from, from) > 0) throw new RangeError(`No ${name} is known on ${from}`)
  if (rows.some((row, index) => index > 0 && compareLocalDates(rows[index - 1]!.from, row.from) >= 0))
    throw new RangeError(`Each ${name} must begin after the one before`)
}

/** The row in force on a day. */
const onDay = <Row extends { readonly from: LocalDate }>(rows: readonly Row[], day: LocalDate): Row =>
  rows.findLast((row) => compareLocalDates(row.from, day) <= 0)!

/**
 * The interest of some days, both ends included: a draw bears interest from its own day, a payment lessens that of its own day. The sum of
 * balance x annual rate / 365 over the days is exact, and rounded once, so that a cycle is charged the same however its balance moved.
 * Throws RangeError where no balance or rate is known on the first day, rows are out of order, a balance is not whole cents or negative, or
 * the days end before they begin.
 */
export function accruedInterest(accrual: {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly balances: readonly DailyBalance[]
  readonly rates: readonly RateFrom[]
}): AccruedInterest {
  const { from, to, balances, rates } = accrual
  if (compareLocalDates(to, from) < 0) throw new RangeError('The days end before they begin')
  requireRows('balance', balances, from)
  requireRows('rate', rates, from)
  if (balances.some(({ balanceCents }) => !Number.isSafeInteger(balanceCents) || balanceCents < 0))
    throw new RangeError('Balances must be whole cents, not negative')
  if (rates.some(({ annualRatePercent }) => toFixedHalfEven(annualRatePercent, 9).startsWith('-')))
    throw new RangeError('A rate must not be negative')
  const end = addDays(to, 1)
  const changes = [...balances, ...rates]
    .map((row) => row.from)
    .filter((day) => compareLocalDates(day, from) > 0 && compareLocalDates(day, end) < 0)
  const starts = [...new Set([from, ...changes])].sort(compareLocalDates)
  let balanceDays = new Exact(0)
  let percentDays = new Exact(0)
  for (const [index, start] of starts.entries()) {
    const days = daysBetween(start, starts[index + 1] ?? end)
    const held = new Exact(onDay(balances, start).balanceCents).times(days)
    balanceDays = balanceDays.plus(held)
    percentDays = percentDays.plus(held.times(onDay(rates, start).annualRatePercent))
  }
  const days = daysBetween(from, end)
  const whole = (amount: Exact) => amount.toDecimalPlaces(0, Exact.ROUND_HALF_EVEN).toNumber()
  return {
    days,
    averageDailyBalanceCents: whole(balanceDays.div(days)),
    interestCents: whole(percentDays.div(100 * interestConvention.daysInYear)),
  }
}
