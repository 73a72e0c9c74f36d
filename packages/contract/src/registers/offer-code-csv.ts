/** Many offer codes at once, as a spreadsheet saves them (RFC 4180): read line by line, each with what is wrong with it. */
import { entryForms } from './entry-forms.ts'
import { firmCells, firmColumn, isoDay, readFirmOffer } from './offer-code-firm.ts'
import type { StoredEntry } from './stored-entries.ts'

type OfferCode = StoredEntry<'offer-code'>

export const MOST_CSV_LINES = 2000

/** The columns in the order of the file; * has to be filled in. */
export const OFFER_CODE_COLUMNS = [
  'offerCode',
  'kind',
  'campaign',
  'firstName',
  'lastName',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'inHomeDate',
  'respondByDate',
  'firmAmount',
  'firmRatePercent',
  'firmMarginPercent',
  'firmFloorPercent',
  'firmFeePercent',
  'firmExpiresOn',
  'firmMinimumScore',
  'firmMaximumDtiPercent',
  'firmBankruptcyYears',
  'firmForeclosureYears',
  'firmMaximumCollections',
  'firmStates',
  'firmOccupancies',
  'firmMaximumCltvPercent',
  'firmMaximumPosition',
  'firmHomeStandards',
] as const
export type Column = (typeof OFFER_CODE_COLUMNS)[number]
const MAY_BE_EMPTY: ReadonlySet<Column> = new Set([
  'kind',
  'campaign',
  'street2',
  ...OFFER_CODE_COLUMNS.filter((name) => name.startsWith('firm')),
])

export interface LineFault {
  /** As a spreadsheet counts: the line of names is 1. */
  readonly line: number
  readonly column: string
  readonly message: string
}

export interface ReadCsv {
  readonly entries: readonly { readonly line: number; readonly entry: OfferCode }[]
  readonly faults: readonly LineFault[]
}

/** The fields of each line. A quote that is never closed runs to the end, and its line then has too few fields. */
export function csvLines(content: string): readonly (readonly string[])[] {
  const lines: string[][] = []
  let line: string[] = []
  let field = ''
  let quoted = false
  const text = content.replace(/^\uFEFF/, '')
  const closeLine = () => {
    line.push(field)
    if (line.length > 1 || line[0]!.trim() !== '') lines.push(line)
    else lines.push([])
    line = []
    field = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') {
        field += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && field === '') quoted = true
    else if (sign === ',') {
      line.push(field)
      field = ''
    } else if (sign === '\n') closeLine()
    else if (sign !== '\r') field += sign
  }
  if (field !== '' || line.length > 0) closeLine()
  return lines
}

const faultAt = (line: number, column: string, message: string): LineFault => ({ line, column, message })

export function readOfferCodesCsv(content: string): ReadCsv {
  const [head = [], ...rows] = csvLines(content)
  const names = head.map((name) => name.trim())
  const columns = OFFER_CODE_COLUMNS as readonly string[]
  const unknown = names.find((name) => !columns.includes(name))
  const missing = OFFER_CODE_COLUMNS.find((name) => !MAY_BE_EMPTY.has(name) && !names.includes(name))
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (unknown !== undefined)
    return none(faultAt(1, unknown, `There is no column “${unknown}”. The columns are ${OFFER_CODE_COLUMNS.join(', ')}`))
  if (twice !== undefined) return none(faultAt(1, twice, `The column “${twice}” is there twice`))
  if (missing !== undefined) return none(faultAt(1, missing, `The first line has to name the column “${missing}”`))
  const filled = rows.map((fields, place) => ({ fields, line: place + 2 })).filter(({ fields }) => fields.length > 0)
  if (filled.length === 0) return none(faultAt(2, 'offerCode', 'The file has no offer codes'))
  if (filled.length > MOST_CSV_LINES)
    return none(faultAt(MOST_CSV_LINES + 2, 'offerCode', `A file has at most ${MOST_CSV_LINES} offer codes`))
  const read = filled.map(({ fields, line }) => readLine(names, fields, line))
  const entries = read.flatMap(({ entry, line }) => (entry ? [{ line, entry }] : []))
  const first = new Map<string, number>()
  const again = entries.flatMap(({ line, entry: { offerCode } }) => {
    const before = first.get(offerCode)
    if (before === undefined) first.set(offerCode, line)
    return before === undefined ? [] : [faultAt(line, 'offerCode', `${offerCode} is in line ${before} already`)]
  })
  return { entries, faults: [...read.flatMap(({ faults }) => faults), ...again].toSorted((a, b) => a.line - b.line) }
}

const none = (fault: LineFault): ReadCsv => ({ entries: [], faults: [fault] })

function readLine(names: readonly string[], fields: readonly string[], line: number) {
  if (fields.length !== names.length)
    return { line, faults: [faultAt(line, names[0]!, `The line has ${fields.length} fields and the first line ${names.length}`)] }
  const given = (column: Column): string | undefined => fields[names.indexOf(column)]?.trim() || undefined
  const faults: LineFault[] = []
  const firmOffer = readFirmOffer(given, (column, message) => faults.push(faultAt(line, column, message)))
  const parsed = entryForms['offer-code'].safeParse({
    ...Object.fromEntries(
      (['offerCode', 'campaign', 'firstName', 'lastName', 'street1', 'street2', 'city', 'zip'] as const).map((name) => [name, given(name)]),
    ),
    kind: given('kind')?.toUpperCase() ?? 'LETTER',
    state: given('state')?.toUpperCase(),
    inHomeDate: isoDay(given('inHomeDate')),
    respondByDate: isoDay(given('respondByDate')),
    ...(firmOffer && { firmOffer }),
  })
  if (parsed.success) return { line, entry: faults.length > 0 ? undefined : parsed.data, faults }
  const told = parsed.error.issues.map(({ path, message, code }) => {
    const column = columnOf(path.map(String))
    return faultAt(line, column, code === 'invalid_type' && given(column as Column) === undefined ? 'Fill this in' : message)
  })
  return { line, faults: [...faults, ...told] }
}

const columnOf = ([first = '', ...rest]: readonly string[]): string => (first === 'firmOffer' ? firmColumn(rest) : first)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The file of a register, which can be read in again. */
export function writeOfferCodesCsv(entries: readonly OfferCode[]): string {
  const lines = entries.map((entry) => {
    const by: Readonly<Record<Column, string>> = {
      ...entry,
      ...firmCells(entry.firmOffer),
      campaign: entry.campaign ?? '',
      street2: entry.street2 ?? '',
    }
    return OFFER_CODE_COLUMNS.map((column) => quoted(by[column])).join(',')
  })
  return [OFFER_CODE_COLUMNS.join(','), ...lines, ''].join('\r\n')
}
