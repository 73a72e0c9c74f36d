/** What an operator has entered of each source, and the answer that it makes. */
import { type AboutOf, type IncomeRecord, RECORD_OF, totalIncome, type VerifiedIncome, verifyRecords } from '@hearthline/domain'
import {
  type FieldSpec,
  fieldsOf,
  type JsonSchema,
  operatorForm,
  readAnswer,
  tidyAmount,
  type Values,
  valuesOf,
} from '@hearthline/schema-form'
import { formatCode } from '../../words/format-code.ts'
import { RECORD_LABELS } from './income-words.ts'

export type IncomeAbout = AboutOf<'income-confirmation'>
export type AskedSource = IncomeAbout['sources'][number]

export interface SourceEntry {
  readonly outcome: 'CONFIRMED' | 'NOT_USABLE'
  /** what the borrower is told */
  readonly why: string
  readonly records: readonly Values[]
}

export interface EntryFault {
  /** 'source-uuid.0.payer' */
  readonly field: string
  readonly message: string
}

const style = operatorForm(formatCode)

interface Variant extends JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema & { readonly const?: unknown }>>
  readonly required?: readonly string[]
}

/** The fields of a kind of record, from the item's own schema. */
export function recordFields(schema: unknown, kind: string): readonly FieldSpec[] {
  const variants = (
    schema as { properties?: { sources?: { items?: { properties?: { records?: { items?: { oneOf?: Variant[]; anyOf?: Variant[] } } } } } } }
  ).properties?.sources?.items?.properties?.records?.items
  const found = (variants?.oneOf ?? variants?.anyOf ?? []).find(({ properties }) => properties?.kind?.const === kind)
  if (!found?.properties) return []
  const { kind: _kind, ...properties } = found.properties
  const required = (found.required ?? []).filter((name) => name !== 'kind')
  return fieldsOf({ ...found, properties, required } as JsonSchema, RECORD_LABELS, style)
}

const NUMBERS = /(?:Cents|Hundredths|year)$/

/** A record for each document, with what was read in it. */
function proposedRecords({ documents, proposed }: AskedSource, fields: readonly FieldSpec[]): Values[] {
  return documents.map((document) => {
    const figures = proposed.filter((figure) => figure.document === document)
    const record = Object.fromEntries(figures.map(({ field, value }) => [field, NUMBERS.test(field) ? Number(value) : value]))
    return valuesOf(fields, record)
  })
}

/** As it was confirmed before, or as it was read. */
export function startingEntry(source: AskedSource, fields: readonly FieldSpec[]): SourceEntry {
  const { confirmed } = source
  if (!confirmed) return { outcome: 'CONFIRMED', why: '', records: proposedRecords(source, fields) }
  return { outcome: confirmed.outcome, why: confirmed.why ?? '', records: confirmed.records.map((record) => valuesOf(fields, record)) }
}

/** The answer of one source, with what is wrong in it. */
export function readEntry(source: AskedSource, entry: SourceEntry, fields: readonly FieldSpec[]) {
  const faults: EntryFault[] = []
  const base = { source: source.source, documents: [...source.documents], outcome: entry.outcome }
  if (entry.outcome === 'NOT_USABLE') {
    if (entry.why.trim().length < 3) faults.push({ field: `${source.source}.why`, message: 'Tell the borrower why it can’t be used' })
    return { answer: { ...base, why: entry.why.trim(), records: [] as IncomeRecord[] }, faults }
  }
  if (entry.records.length === 0) faults.push({ field: `${source.source}.add`, message: 'Enter what the document shows' })
  const kind = RECORD_OF[source.way]
  const records = entry.records.map((values, index) => {
    const read = readAnswer(fields, values)
    faults.push(...read.faults.map(({ field, message }) => ({ field: `${source.source}.${index}.${field}`, message })))
    return { kind, ...read.answer } as IncomeRecord
  })
  return { answer: { ...base, records }, faults }
}

/** What the records come to on a day, by the house's rules; only for those that are complete. */
export function countedIncomes(
  answers: readonly { readonly source: string; readonly records: readonly IncomeRecord[] }[],
  on: string,
): { incomes: readonly VerifiedIncome[]; totalCents: number } {
  const records = answers.flatMap(({ source, records: its }) => its.map((record) => ({ source, person: 'shown', record })))
  const incomes = verifyRecords(records, on)
  return { incomes, totalCents: totalIncome(incomes) }
}

/** Whether what is entered is another figure than the one that was read. */
export const differs = (values: Values, field: string, value: string, fields: readonly FieldSpec[]): boolean => {
  const read = valuesOf(fields, { [field]: NUMBERS.test(field) ? Number(value) : value })[field]
  const entered = values[field]
  // The same amount, however it was typed.
  const isAmount = fields.some(({ name, kind }) => name === field && kind === 'amount')
  return JSON.stringify(read) !== JSON.stringify(isAmount ? tidyAmount(String(entered ?? '')) : entered)
}
