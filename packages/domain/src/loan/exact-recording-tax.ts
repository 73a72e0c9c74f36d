import { compareLocalDates, type LocalDate } from '../values/local-date.ts'
import { Exact } from './exact.ts'
import { recordingTaxRows, type TaxPart, type TaxRow } from './recording-tax-rows.ts'

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

function countyKey(county: string): string {
  return county
    .trim()
    .toLowerCase()
    .replace(/\s+(county|parish)$/, '')
}

/** The table's row for a line: the county's own if there is one, else the state's; undefined when the table does not know. */
export function recordingTaxRow(line: Pick<TaxedLine, 'state' | 'county' | 'on'>): TaxRow | undefined {
  const inForce = recordingTaxRows.filter(
    (row) =>
      row.state === line.state.toUpperCase() &&
      compareLocalDates(row.from, line.on) <= 0 &&
      (row.to === undefined || compareLocalDates(line.on, row.to) <= 0),
  )
  const county = line.county === undefined ? undefined : countyKey(line.county)
  const own = county === undefined ? undefined : inForce.find((row) => row.counties?.includes(county))
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
