/** What the provider answered of a connected account, as the file has it: to be read before anyone says whose account it is. Pure. */
import { type IncomeRecord, LINK_READINGS, linkReading } from '@hearthline/domain'
import type { ApplicationFile } from '../../application/use-application.ts'
import type { AskedAccount } from './account-entries.ts'
import { countedIncomes } from './income-entries.ts'
import { RECORD_LABELS } from './income-words.ts'

const JOBS = { ACTIVE: 'Continues', ENDED: 'Has ended', UNKNOWN: 'Not reported' } as const

/** Names of fields that only a connected account has, beside those of documents. */
export const ANSWER_LABELS = {
  ...RECORD_LABELS,
  of: 'Kind of deposits',
  lastOn: 'Last deposit',
  months: { label: 'Months', each: { month: 'Month', depositedCents: 'Deposited' } },
} as const

export interface ProviderAnswer {
  /** Who answered, and under which name of its own. */
  readonly from: string
  /** Each income that its records come to, in a sentence. */
  readonly comesTo: readonly string[]
  readonly job: string
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

type File = Pick<ApplicationFile, 'walk' | 'attempts'>

export function providerAnswer(
  { walk, attempts }: File,
  { source, way }: Pick<AskedAccount, 'source' | 'way'>,
): ProviderAnswer | undefined {
  const { id: item } = LINK_READINGS[way]
  const data = walk.find(({ id }) => id === item)?.data as { readonly on: string; readonly readings: readonly unknown[] } | null | undefined
  const reading = data?.readings.map((one) => linkReading.safeParse(one)).find((read) => read.success && read.data.source === source)?.data
  if (!data || !reading) return undefined
  const { provider } = attempts.filter((attempt) => attempt.item === item).toSorted((a, b) => b.id - a.id)[0] ?? {}
  const { incomes } = countedIncomes([reading], data.on)
  return {
    from: [provider, reading.reference].filter(Boolean).join(', '),
    comesTo: incomes.map(({ payer, restsOn, unusable }) => `${payer}: ${unusable ?? restsOn.join(' ')}`),
    job: JOBS[reading.employment ?? 'UNKNOWN'],
    records: reading.records.map(shownRecord),
  }
}

/** Amounts under names that say so. */
function shownRecord({ kind: _kind, ...record }: IncomeRecord): Readonly<Record<string, unknown>> {
  if (!('months' in record)) return record
  return { ...record, months: record.months.map(({ month, cents }) => ({ month, depositedCents: cents })) }
}
