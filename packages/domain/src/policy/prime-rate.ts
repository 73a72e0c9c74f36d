import * as z from 'zod/mini'
import { decimalText, localDate } from '../facts/scalars.ts'
import { compareLocalDates, type LocalDate } from '../values/local-date.ts'

/**
 * The prime rate from a day until the next row's. `percent` is a decimal string. A row that is not `confirmed` was inferred from the
 * central bank's decision of the day before and wants checking against the published H.15 before it prices anything real. A lender adds rows
 * of its own by two people, one who proposes and one who confirms: those are confirmed, and price only once they are.
 */
export const primeRow = z.object({ from: localDate, percent: decimalText, source: z.string(), confirmed: z.boolean() })
export type PrimeRow = Readonly<z.infer<typeof primeRow>>

const published = 'Wall Street Journal prime, history published by HSH Associates'

const row = (from: LocalDate, percent: string, source = published): PrimeRow => ({ from, percent, source, confirmed: true })
const inferred = (from: LocalDate, percent: string): PrimeRow => ({
  from,
  percent,
  source: 'Inferred from the FOMC decision of the day before: target rate plus 3',
  confirmed: false,
})

/** Every change since 2008, oldest first. */
export const primeRows: readonly PrimeRow[] = [
  row('2008-12-16', '3.25'),
  row('2015-12-17', '3.50'),
  row('2016-12-15', '3.75'),
  row('2017-03-16', '4.00'),
  row('2017-06-15', '4.25'),
  row('2017-12-14', '4.50'),
  row('2018-03-22', '4.75'),
  row('2018-06-14', '5.00'),
  row('2018-09-27', '5.25'),
  row('2018-12-20', '5.50'),
  row('2019-08-01', '5.25'),
  row('2019-09-19', '5.00'),
  row('2019-10-31', '4.75'),
  row('2020-03-04', '4.25'),
  row('2020-03-16', '3.25'),
  row('2022-03-17', '3.50'),
  row('2022-05-05', '4.00'),
  row('2022-06-16', '4.75'),
  row('2022-07-28', '5.50'),
  row('2022-09-22', '6.25'),
  row('2022-11-03', '7.00'),
  row('2022-12-15', '7.50'),
  row('2023-02-02', '7.75'),
  row('2023-03-23', '8.00'),
  row('2023-05-04', '8.25'),
  row('2023-07-27', '8.50'),
  inferred('2024-09-19', '8.00'),
  row('2024-11-08', '7.75', 'casaplorer.com, after the FOMC decision of 2024-11-07'),
  inferred('2024-12-19', '7.50'),
  inferred('2025-09-18', '7.25'),
  inferred('2025-10-30', '7.00'),
  inferred('2025-12-11', '6.75'),
]

/**
 * The prime rate in force on a day, with its source; undefined before the first row's day. `rows` are the published ones unless others are
 * given, oldest first. Throws RangeError when the day is not real.
 */
export function primeOn(date: LocalDate, rows: readonly PrimeRow[] = primeRows): PrimeRow | undefined {
  return rows.findLast((candidate) => compareLocalDates(candidate.from, date) <= 0)
}

/**
 * The published rows with those that a lender added, oldest first: of one day the added row counts, and of several the last one given. A
 * published row is never edited: a decision of before keeps the row it used.
 */
export function mergePrimeRows(added: readonly PrimeRow[], published: readonly PrimeRow[] = primeRows): readonly PrimeRow[] {
  const byDay = new Map([...published, ...added].map((each) => [each.from, each]))
  return [...byDay.values()].sort((a, b) => compareLocalDates(a.from, b.from))
}
