import { compareLocalDates, type LocalDate } from '../values/local-date.ts'
import { Exact } from './exact.ts'
import type { TaxPart, TaxRow } from './recording-tax-rows.ts'
import type { RecordingTaxes } from './recording-taxes/recording-taxes.ts'
import type { TaxBasis, TaxOpenReason } from './tax-bases.ts'

/** The line is the whole credit limit, fee included; `county` as an address service gives it, with or without 'County'. */
export type TaxedLine = {
  state: string
  county?: string
  lineCents: number
  termMonths: number
  on: LocalDate
  /** Whether the affidavit that claims a residential exemption (DC) is recorded with the deed. */
  residentialAffidavit?: boolean
}

/** 'Prince George’s County', "prince george's" and 'Saint Mary’s' by one spelling. */
function countyKey(county: string): string {
  return county
    .trim()
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .replace(/^saint\s/, 'st ')
    .replace(/\s+(county|parish)$/, '')
}

type Place = Pick<TaxedLine, 'state' | 'county' | 'on'>

const rowsInForce = (rows: readonly TaxRow[], line: Place): TaxRow[] =>
  rows.filter(
    (row) =>
      row.state === line.state.toUpperCase() &&
      compareLocalDates(row.from, line.on) <= 0 &&
      (row.to === undefined || compareLocalDates(line.on, row.to) <= 0),
  )

/** The table's row for a line: the county's own if there is one, else the state's; undefined when the table does not know. */
export function recordingTaxRow(rows: readonly TaxRow[], line: Place): TaxRow | undefined {
  const inForce = rowsInForce(rows, line)
  const county = line.county === undefined ? undefined : countyKey(line.county)
  const own = county === undefined ? undefined : inForce.find((row) => row.counties?.some((name) => countyKey(name) === county))
  return own ?? inForce.find((row) => row.counties === undefined)
}

function units(part: TaxPart, taxedCents: number): Exact {
  const whole = new Exact(taxedCents).div(part.unitCents)
  if (part.unit === 'fraction') return whole.ceil()
  // A major fraction is more than half: exactly half a unit does not count.
  if (part.unit === 'major') return whole.toDecimalPlaces(0, Exact.ROUND_HALF_DOWN)
  return whole
}

function partCents(part: TaxPart, line: TaxedLine): Exact {
  if (line.termMonths < (part.minTermMonths ?? 0) || line.termMonths > (part.maxTermMonths ?? Number.POSITIVE_INFINITY)) return new Exact(0)
  if (line.lineCents < (part.fromLineCents ?? 0) || line.lineCents >= (part.belowLineCents ?? Number.POSITIVE_INFINITY)) return new Exact(0)
  const taxed = Math.max(line.lineCents - (part.exemptCents ?? 0), 0)
  return units(part, taxed).times(part.perUnitCents)
}

/**
 * The recording or mortgage tax that law sets for a line, in whole cents (half to even), or undefined when no dated row covers the place and
 * day: then the offer's interval is shown (recordingTax). Throws RangeError on a line or term that is not a whole, non-negative number.
 * The row is found before (recordingTaxRow): a decision asks for hundreds of lines in one place.
 */
export function recordingTaxBy(row: TaxRow | undefined, line: TaxedLine): number | undefined {
  const sound = Number.isSafeInteger(line.lineCents) && line.lineCents >= 0 && Number.isInteger(line.termMonths) && line.termMonths > 0
  if (!sound) throw new RangeError('The line must be whole cents and the term whole months')
  if (row === undefined) return undefined
  if (row.residentialExemption === true && line.residentialAffidavit === true) return 0
  const stateTax = row.parts.map((part) => partCents(part, line)).reduce((sum, part) => sum.plus(part), new Exact(0))
  const share = row.localShare
  const local = share === undefined ? new Exact(0) : stateTax.times(share.numerator).div(share.denominator)
  const tax = Exact.max(stateTax.plus(local).minus(row.allowanceCents ?? 0), 0)
  return Exact.min(tax, row.capCents ?? tax)
    .toDecimalPlaces(0, Exact.ROUND_HALF_EVEN)
    .toNumber()
}

/** How the tax of one place is worked out; found once for all lines of a decision. */
export type TaxRule = {
  readonly basis: TaxBasis
  readonly why?: TaxOpenReason
  readonly most: readonly TaxRow[]
  readonly least: readonly TaxRow[]
}

/** Sizes of line at which rows are compared: each side of the sizes where a rate changes. */
const PROBES = [5_000_000, 15_000_000, 49_999_900, 50_000_000, 100_000_000, 200_000_000]

const lower = ({ least, localShare, ...row }: TaxRow): TaxRow => {
  if (least === undefined) return { ...row, ...(localShare === undefined ? {} : { localShare }) }
  const { allowanceCents: _higher, ...rest } = row
  return { ...rest, parts: least.parts, ...(least.allowanceCents === undefined ? {} : { allowanceCents: least.allowanceCents }) }
}

/** Of many rows those that are the extreme at some size. */
function extremes(rows: readonly TaxRow[], place: Place, extreme: (values: readonly number[]) => number): TaxRow[] {
  const found = PROBES.flatMap((lineCents) => {
    const taxes = rows.map((row) => recordingTaxBy(row, { ...place, lineCents, termMonths: 360 }) ?? 0)
    return rows[taxes.indexOf(extreme(taxes))] ?? []
  })
  return [...new Set(found)]
}

/** Whether the state's own row may be some county's in which another applies: the county is not given, or its name is none of the state's. */
function mayBeElsewhere({ rows, countyLists }: RecordingTaxes, row: TaxRow, place: Place): boolean {
  if (countyLists === undefined || row.counties !== undefined) return false
  if (rowsInForce(rows, place).every(({ counties }) => counties === undefined)) return false
  const county = countyKey(place.county ?? '')
  return !countyLists.some(({ state, counties }) => state === row.state && counties.some((name) => countyKey(name) === county))
}

/** What the taxes say of a place. A place that no row covers is never taken for one without a tax. */
export function recordingTaxRule(taxes: RecordingTaxes, place: Place): TaxRule {
  const row = recordingTaxRow(taxes.rows, place)
  if (row !== undefined && !mayBeElsewhere(taxes, row, place)) {
    if (row.least === undefined) return { basis: 'EXACT', most: [row], least: [row] }
    return { basis: 'INTERVAL', why: row.least.why, most: [row], least: [lower(row)] }
  }
  const none = taxes.without.find(({ states }) => states.includes(place.state.toUpperCase()))
  if (none !== undefined) return { basis: none.checked ? 'EXACT' : 'NONE_KNOWN', most: [], least: [] }
  const key = `${place.state.toUpperCase()} ${place.on}`
  const found = unknownCounties.get(taxes)?.get(key)
  if (found !== undefined) return found
  const rule = ofUnknownCounty(taxes, place)
  unknownCounties.set(taxes, (unknownCounties.get(taxes) ?? new Map()).set(key, rule))
  return rule
}

/** The ends over a whole state are compared over all its rows: kept by state and day, of which a running product sees few. */
const unknownCounties = new WeakMap<RecordingTaxes, Map<string, TaxRule>>()

function ofUnknownCounty(taxes: RecordingTaxes, place: Place): TaxRule {
  const inState = rowsInForce(taxes.rows, place)
  if (inState.length === 0) return { basis: 'NOT_KNOWN', most: [taxes.ceiling], least: [] }
  return {
    basis: 'NOT_KNOWN',
    most: extremes(inState, place, (values) => Math.max(...values)),
    least: extremes(inState.map(lower), place, (values) => Math.min(...values)),
  }
}

export type TaxEnds = { readonly leastCents: number; readonly mostCents: number }

/** Both ends of the tax on a line, in whole cents; the same where the tax is known. Throws as recordingTaxBy does. */
export function recordingTaxEnds({ basis, most, least }: TaxRule, line: TaxedLine): TaxEnds {
  const on = (rows: readonly TaxRow[]) => rows.map((row) => recordingTaxBy(row, line) ?? 0)
  const mostCents = Math.max(0, ...on(most))
  if (basis === 'EXACT') return { leastCents: mostCents, mostCents }
  return { leastCents: least.length === 0 ? 0 : Math.min(...on(least)), mostCents }
}

/** The same for all lines of one decision in one place: hundreds of offers share a few lines, and most taxes do not look at the term. */
export function recordingTaxMeter(
  taxes: RecordingTaxes,
  place: Place,
): { readonly rule: TaxRule; on(lineCents: number, years: number): TaxEnds } {
  const rule = recordingTaxRule(taxes, place)
  const looksAtTerm = [...rule.most, ...rule.least].some(({ parts }) =>
    parts.some((part) => part.minTermMonths !== undefined || part.maxTermMonths !== undefined),
  )
  const known = new Map<number, TaxEnds>()
  return {
    rule,
    on(lineCents, years) {
      const key = lineCents * 100 + (looksAtTerm ? years : 0)
      const found = known.get(key) ?? recordingTaxEnds(rule, { ...place, lineCents, termMonths: years * 12 })
      known.set(key, found)
      return found
    },
  }
}
