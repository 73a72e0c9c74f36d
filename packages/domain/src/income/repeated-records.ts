/** The same record by several ways: connected twice, uploaded beside a connection, or shown for two people. It counts once. */
import { digestOf } from '../values/digest.ts'
import type { IncomeRecord } from './income-record.ts'
import { plainPayer } from './plain-payer.ts'

export interface SourcedRecord {
  /** The source that it came from. */
  readonly source: string
  /** Whose it is. */
  readonly person: string
  readonly record: IncomeRecord
  /** By a connection; what a person uploaded is weaker. */
  readonly isReported?: boolean
}

export interface Repeated<R> {
  readonly once: readonly R[]
  /** What is shown by another record already. */
  readonly again: readonly { readonly of: R; readonly isAnothers: boolean }[]
}

/** What one record says, whoever prints it; a tax return and a bank name the same thing in their own ways. */
function contentOf(record: IncomeRecord): string {
  const { payer, ...said } = record
  if (record.kind === 'DEPOSITS') return digestOf([record.kind, record.months.toSorted((a, b) => a.month.localeCompare(b.month))])
  if (record.kind === 'SCHEDULE_C') return digestOf(said)
  return digestOf([plainPayer(payer), said])
}

/** What it is a record of: two sources that differ in its amounts still show one thing. A pay stub has others beside it, the newest of which counts. */
function subjectOf(record: IncomeRecord): string | undefined {
  const payer = plainPayer(record.payer)
  if (record.kind === 'PAY_STUB') return undefined
  if (record.kind === 'DEPOSITS') return digestOf([record.kind, payer, record.of])
  if (record.kind === 'BENEFIT') return digestOf([record.kind, payer, record.benefit])
  return digestOf([record.kind, payer, record.year, record.kind === 'FORM_1099' ? record.form : ''])
}

const amountOf = (record: IncomeRecord): number => {
  if (record.kind === 'W2') return record.wagesCents
  if (record.kind === 'SCHEDULE_C') return record.netProfitCents - (record.netLossCents ?? 0) + record.depreciationCents
  if (record.kind === 'FORM_1099') return record.grossCents
  if (record.kind === 'BENEFIT') return record.amountCents
  return record.kind === 'DEPOSITS' ? record.months.reduce((total, { cents }) => total + cents, 0) : record.yearToDateCents
}

/** Connections before uploads; of two that differ, the one that shows less. The order of the records says nothing. */
function strongest(bySource: readonly (readonly SourcedRecord[])[]): readonly SourcedRecord[] {
  const total = (records: readonly SourcedRecord[]) => records.reduce((sum, { record }) => sum + amountOf(record), 0)
  const rank = (records: readonly SourcedRecord[]) => (records[0]!.isReported ? 0 : 1)
  return bySource.toSorted((a, b) => rank(a) - rank(b) || total(a) - total(b) || a[0]!.source.localeCompare(b[0]!.source))[0]!
}

function groups<R>(all: readonly R[], of: (one: R) => string): R[][] {
  const found = new Map<string, R[]>()
  for (const one of all) found.set(of(one), [...(found.get(of(one)) ?? []), one])
  return [...found.values()]
}

/** Stubs of one job are many, of which only the newest is looked at; and one report that names two payers of the same amounts means both. */
const isBeside = (one: SourcedRecord, first: SourcedRecord): boolean =>
  one.record.kind === 'PAY_STUB'
    ? one.person === first.person
    : one.source === first.source && plainPayer(one.record.payer) !== plainPayer(first.record.payer)

/** Splits records into those that count and those that say again what one of them says. */
export function withoutRepeats<R extends SourcedRecord>(records: readonly R[]): Repeated<R> {
  const again: { of: R; isAnothers: boolean }[] = []
  const distinct = groups(records, ({ record }) => contentOf(record)).flatMap((same) => {
    const first = same.toSorted(
      (a, b) =>
        Number(b.isReported ?? false) - Number(a.isReported ?? false) ||
        a.person.localeCompare(b.person) ||
        a.source.localeCompare(b.source),
    )[0]!
    const kept = same.filter((one) => one === first || isBeside(one, first))
    for (const of of same) if (!kept.includes(of)) again.push({ of, isAnothers: of.person !== first.person })
    return kept
  })
  const subjects = groups(
    distinct.map((of, index) => ({ of, subject: subjectOf(of.record) ?? String(index) })),
    ({ of, subject }) => `${of.person} ${subject}`,
  )
  const counted = new Set(
    subjects.flatMap((subject) => {
      const bySource = groups(
        subject.map(({ of }) => of),
        ({ source }) => source,
      )
      const kept = strongest(bySource)
      for (const { of } of subject) if (of.source !== kept[0]!.source) again.push({ of, isAnothers: false })
      return [...kept]
    }),
  )
  return { once: records.filter((one) => counted.has(one)), again }
}
