/** A firm offer in the columns of a file of offer codes: percents and dollars as people write them, several values with a semicolon between them. */
import type { FirmOfferTerms } from '@hearthline/domain'

type Path = readonly [part: string, inner?: string]
type Kind = 'hundredths' | 'whole' | 'day' | 'list'

/** Each column: where it belongs in the terms, and how it is written. */
const COLUMNS = {
  firmAmount: [['amountCents'], 'hundredths'],
  firmRatePercent: [['rateBps'], 'hundredths'],
  firmMarginPercent: [['marginBps'], 'hundredths'],
  firmFloorPercent: [['floorBps'], 'hundredths'],
  firmFeePercent: [['feeBps'], 'hundredths'],
  firmExpiresOn: [['expiresOn'], 'day'],
  firmMinimumScore: [['criteria', 'minimumScore'], 'whole'],
  firmMaximumDtiPercent: [['criteria', 'maximumDtiBps'], 'hundredths'],
  firmBankruptcyYears: [['criteria', 'bankruptcyYears'], 'whole'],
  firmForeclosureYears: [['criteria', 'foreclosureYears'], 'whole'],
  firmMaximumCollections: [['criteria', 'maximumCollectionsCents'], 'hundredths'],
  firmStates: [['collateral', 'states'], 'list'],
  firmOccupancies: [['collateral', 'occupancies'], 'list'],
  firmMaximumCltvPercent: [['collateral', 'maximumCltvBps'], 'hundredths'],
  firmMaximumPosition: [['collateral', 'maximumPosition'], 'whole'],
  firmHomeStandards: [['collateral', 'standards'], 'list'],
} as const satisfies Readonly<Record<string, readonly [Path, Kind]>>
type FirmColumn = keyof typeof COLUMNS
const FIRM_COLUMNS = Object.entries(COLUMNS) as readonly (readonly [FirmColumn, readonly [Path, Kind]])[]

type Terms = Record<string, unknown>

/** Undefined where no column of a firm offer is filled in. */
export function readFirmOffer(
  given: (column: FirmColumn) => string | undefined,
  fault: (column: FirmColumn, message: string) => void,
): Terms | undefined {
  const terms: Terms = {}
  for (const [column, [[part, inner], kind]] of FIRM_COLUMNS) {
    const text = given(column)
    if (text === undefined) continue
    const value = cellValue(kind, text)
    if (value === undefined) fault(column, kind === 'whole' ? 'Enter a whole number' : 'Enter a number with at most two decimals')
    if (inner === undefined) terms[part] = value
    else terms[part] = { ...(terms[part] as Terms | undefined), [inner]: value }
  }
  return Object.keys(terms).length > 0 ? terms : undefined
}

function cellValue(kind: Kind, text: string): unknown {
  if (kind === 'day') return isoDay(text)
  if (kind === 'list')
    return text
      .toUpperCase()
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
  const plain = text.replace(/^\$/, '').replace(/%$/, '').replaceAll(',', '')
  if (kind === 'whole') return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** The column of a fault in the terms. */
export function firmColumn([part, inner]: readonly string[]): string {
  const found = FIRM_COLUMNS.find(([, [path]]) => path[0] === part && (path[1] === undefined || path[1] === inner))
  return found?.[0] ?? 'firmAmount'
}

/** The cells of a line, empty where nothing is set. */
export function firmCells(terms: FirmOfferTerms | undefined): Readonly<Record<FirmColumn, string>> {
  const cells = FIRM_COLUMNS.map(([column, [[part, inner], kind]]) => {
    const whole = (terms as Terms | undefined)?.[part]
    const value = inner === undefined ? whole : (whole as Terms | undefined)?.[inner]
    return [column, value === undefined ? '' : cellOf(kind, value)]
  })
  return Object.fromEntries(cells) as Readonly<Record<FirmColumn, string>>
}

function cellOf(kind: Kind, value: unknown): string {
  if (kind === 'hundredths') return (Number(value) / 100).toFixed(2)
  return Array.isArray(value) ? value.join(';') : String(value)
}

/** 11/23/2026, as a spreadsheet writes a day, or 2026-11-23; anything else stays as it is, and is refused by the form. */
export function isoDay(text: string): string
export function isoDay(text: string | undefined): string | undefined
export function isoDay(text: string | undefined): string | undefined {
  const [, month, day, year] = text?.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? []
  return year === undefined ? text : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}
