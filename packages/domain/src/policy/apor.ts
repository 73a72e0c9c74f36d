/** Average prime offer rates by the week (12 CFR 1026.35(a)(2)), as the regulator publishes them. */
import * as z from 'zod/mini'
import { decimalText, localDate } from '../facts/scalars.ts'
import { addYears, compareLocalDates, dayOfWeek, daysBetween, type LocalDate } from '../values/local-date.ts'

/** Terms in years for which this product has lines. */
const TERMS = ['5', '10', '15', '20', '30'] as const

/** What a decision compares with: one week's rates, percent text. `adjustable` is that of a rate which adjusts within a year. */
export const aporWeek = z.object({
  /** the first day of the week; of the fixed and of the adjustable table alike */
  from: localDate,
  fixed: z.record(z.enum(TERMS), decimalText),
  adjustable: decimalText,
})
export type AporWeek = z.infer<typeof aporWeek>

/**
 * The rate of the most closely comparable closed-end loan (comment 32(a)(1)(i)-2): for a fixed rate the term's, for one that follows the index
 * from the first day that of the shortest initial period in the table, one year.
 */
export const comparableApor = (week: AporWeek, line: { readonly type: 'FIXED' | 'FLOATING'; readonly term: number }): string | undefined =>
  line.type === 'FLOATING' ? week.adjustable : week.fixed[String(line.term) as (typeof TERMS)[number]]

export const APOR_TABLES = ['FIXED', 'ADJUSTABLE'] as const
export type AporTable = (typeof APOR_TABLES)[number]

/** One row of the regulator's file: the week, and the rate for each of 1 to 50 years. */
export type AporRow = { readonly from: LocalDate; readonly rates: readonly string[] }

const YEARS = 50
const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const RATE = /^\d{1,2}(\.\d{1,4})?$/
/** Percent. The table has never been near either end: a rate beyond one is a slip, and would fail or pass every offer in the high-cost test. */
const LOWEST = 0.01
const HIGHEST = 25
/** The first week of the regulator's tables is in this year. */
const FIRST_YEAR = '2000'
const MONDAY = 1

/** A line that cannot be read: it names its number and what stands there, and nothing of the file is taken. */
export class AporFileRefused extends Error {}

function dayOf(text: string, line: number): LocalDate {
  const found = DAY.exec(text)
  const day = found && `${found[3]}-${found[1]!.padStart(2, '0')}-${found[2]!.padStart(2, '0')}`
  if (!day || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
    throw new AporFileRefused(`Line ${line} does not begin with a day like 11/23/2026: ${text.slice(0, 40)}`)
  return day
}

/** The regulator's weeks begin on Mondays. `on`: the day on which the file is read. */
function requireWeek(from: LocalDate, line: number, on: LocalDate): void {
  const week = `Line ${line} gives the week of ${from}, which`
  if (from < FIRST_YEAR || compareLocalDates(from, addYears(on, 1)) > 0)
    throw new AporFileRefused(`${week} is not between ${FIRST_YEAR} and a year from now`)
  if (dayOfWeek(from) !== MONDAY) throw new AporFileRefused(`${week} does not begin on a Monday`)
}

function requireRates(rates: readonly string[], line: number): void {
  if (rates.length !== YEARS) throw new AporFileRefused(`Line ${line} has ${rates.length} rates and not ${YEARS}`)
  const wrong = rates.find((rate) => !RATE.test(rate))
  if (wrong !== undefined) throw new AporFileRefused(`Line ${line} has a rate that is no percentage: ${wrong.slice(0, 40)}`)
  const far = rates.find((rate) => Number(rate) < LOWEST || Number(rate) > HIGHEST)
  if (far !== undefined) throw new AporFileRefused(`Line ${line} has a rate that is not between ${LOWEST} and ${HIGHEST} percent: ${far}`)
}

/**
 * Reads YieldTableFixed or YieldTableAdjustable (files.ffiec.cfpb.gov/apor): a row for each week, MM/DD/YYYY and then fifty percentages,
 * separated by bars (the text file since 2018) or commas (the earlier CSV); a first line of headings may stand above. Rows in the file's order.
 * `on`: the day on which it is read.
 * @throws AporFileRefused for a row that is not so, a week or rate that cannot be, a week that comes twice, or a file without rows
 */
export function readAporFile(text: string, on: LocalDate): AporRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const rows: AporRow[] = []
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const cells = line.split(line.includes('|') ? '|' : ',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    while (cells.length > YEARS + 1 && cells.at(-1) === '') cells.pop()
    if (index === 0 && !DAY.test(cells[0] ?? '')) continue
    const from = dayOf(cells[0] ?? '', index + 1)
    const rates = cells.slice(1)
    requireRates(rates, index + 1)
    requireWeek(from, index + 1, on)
    if (seen.has(from)) throw new AporFileRefused(`Line ${index + 1} gives the week of ${from} a second time`)
    seen.add(from)
    rows.push({ from, rates })
  }
  if (rows.length === 0) throw new AporFileRefused('The file has no week in it')
  return rows
}

const WEEK = 7

/** Both tables' rows, in any order; of a week that comes twice in one of them the first counts. */
export type AporRows = Readonly<Record<AporTable, readonly AporRow[]>>

/**
 * A decision's rates on a day: of the newest week that both tables have, if it began within the last seven days. What is in one table alone
 * counts for nothing, nor does a row that begins no week, which earlier releases took.
 */
export function aporWeekOn({ FIXED, ADJUSTABLE }: AporRows, on: LocalDate): AporWeek | undefined {
  const pairs = FIXED.filter(({ from }) => dayOfWeek(from) === MONDAY && isInWeek(from, on)).flatMap((fixed) => {
    const adjustable = ADJUSTABLE.find(({ from }) => from === fixed.from)
    return adjustable === undefined ? [] : [{ fixed, adjustable }]
  })
  const [newest] = pairs.toSorted((a, b) => compareLocalDates(b.fixed.from, a.fixed.from))
  return newest && aporWeekOf(newest.fixed, newest.adjustable)
}

const isInWeek = (from: LocalDate, on: LocalDate): boolean => {
  const days = daysBetween(from, on)
  return days >= 0 && days < WEEK
}

/** A decision's rates from the two rows of a week. */
export function aporWeekOf(fixed: AporRow, adjustable: AporRow): AporWeek {
  const at = (row: AporRow, years: number) => row.rates[years - 1]!
  const terms = Object.fromEntries(TERMS.map((term) => [term, at(fixed, Number(term))])) as AporWeek['fixed']
  return { from: fixed.from, fixed: terms, adjustable: at(adjustable, 1) }
}
