/** Average prime offer rates by the week (12 CFR 1026.35(a)(2)), as the regulator publishes them. */
import * as z from 'zod/mini'
import { decimalText, localDate } from '../facts/scalars.ts'
import { compareLocalDates, daysBetween, type LocalDate } from '../values/local-date.ts'

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

/** A line that cannot be read: it names its number and what stands there, and nothing of the file is taken. */
export class AporFileRefused extends Error {}

function dayOf(text: string, line: number): LocalDate {
  const found = DAY.exec(text)
  const day = found && `${found[3]}-${found[1]!.padStart(2, '0')}-${found[2]!.padStart(2, '0')}`
  if (!day || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
    throw new AporFileRefused(`Line ${line} does not begin with a day like 11/23/2026: ${text.slice(0, 40)}`)
  return day
}

/**
 * Reads YieldTableFixed or YieldTableAdjustable (files.ffiec.cfpb.gov/apor): a row for each week, MM/DD/YYYY and then fifty percentages,
 * separated by bars (the text file since 2018) or commas (the earlier CSV); a first line of headings may stand above. Rows in the file's order.
 * @throws AporFileRefused for a row that is not so, a week that comes twice, or a file without rows
 */
export function readAporFile(text: string): AporRow[] {
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
    if (rates.length !== YEARS) throw new AporFileRefused(`Line ${index + 1} has ${rates.length} rates and not ${YEARS}`)
    const wrong = rates.find((rate) => !RATE.test(rate))
    if (wrong !== undefined) throw new AporFileRefused(`Line ${index + 1} has a rate that is no percentage: ${wrong.slice(0, 40)}`)
    if (seen.has(from)) throw new AporFileRefused(`Line ${index + 1} gives the week of ${from} a second time`)
    seen.add(from)
    rows.push({ from, rates })
  }
  if (rows.length === 0) throw new AporFileRefused('The file has no week in it')
  return rows
}

const WEEK = 7

/** The row in force on a day: the latest that has begun, if it began within the last seven days. */
export const aporRowOn = (rows: readonly AporRow[], on: LocalDate): AporRow | undefined => {
  const begun = rows
    .filter((row) => compareLocalDates(row.from, on) <= 0)
    .toSorted((a, b) => compareLocalDates(a.from, b.from))
    .at(-1)
  return begun && daysBetween(begun.from, on) < WEEK ? begun : undefined
}

/** A decision's rates from the two rows of a week; undefined unless both are there. */
export function aporWeekOf(fixed: AporRow | undefined, adjustable: AporRow | undefined): AporWeek | undefined {
  if (fixed === undefined || adjustable === undefined) return undefined
  const at = (row: AporRow, years: number) => row.rates[years - 1]!
  const terms = Object.fromEntries(TERMS.map((term) => [term, at(fixed, Number(term))])) as AporWeek['fixed']
  return { from: fixed.from, fixed: terms, adjustable: at(adjustable, 1) }
}
