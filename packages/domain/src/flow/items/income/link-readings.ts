/** The reports of what a person connected: payroll, bank and tax records, each read by work of its own as soon as it is connected. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { incomeRecord } from '../../../income/income-record.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { type Known, work } from '../../item.ts'
import { holderMatch } from '../banking/account-finding.ts'
import { incomeEvidence, linkedSources } from './income-evidence.ts'
import { incomePerson } from './income-person.ts'
import type { LinkWay } from './income-ways.ts'

/** ACTIVE: the report shows that the job goes on. UNKNOWN: it does not say, so the employer is asked. */
export const EMPLOYMENTS = ['ACTIVE', 'ENDED', 'UNKNOWN'] as const

export const linkReading = z.object({
  source: z.uuid(),
  records: z.array(incomeRecord).check(z.maxLength(60)),
  employment: z.optional(z.enum(EMPLOYMENTS)),
  /** the employer as the report names it, to be asked where employment is not known */
  employer: z.optional(z.string()),
  /** the provider's own name of the report */
  reference: z.string(),
  /** Whose account it is, compared with the person whose income it shows; absent in what earlier releases stored. */
  holder: z.optional(z.object({ names: z.array(z.string()), match: holderMatch })),
})
export type LinkReading = z.infer<typeof linkReading>

const readings = z.object({
  on: localDate,
  readings: z.array(linkReading),
  /** connections whose reports could not be had while others could, with the moment from which they are waited for */
  waiting: z.optional(z.array(z.object({ source: z.uuid(), since: z.iso.datetime() }))),
  /** the provider said that what is missing is there: it is asked for at once */
  announced: z.optional(z.literal(true)),
})
type Readings = z.infer<typeof readings>

const [SOON_MS, HALF_HOUR_MS, DAY_MS] = [30_000, 1_800_000, 86_400_000]

/** What is missing is asked for again, more and more slowly, for a day; once a decision rests on the others, nothing changes by itself. */
export function askedAgainAt(
  { waiting = [], announced }: Readings,
  settledAt: (id: string) => string | undefined,
  id: string,
): string | undefined {
  const at = settledAt(id)
  if (waiting.length === 0 || at === undefined || settledAt('verified-decision') !== undefined) return undefined
  if (announced) return at
  const waited = Math.min(...waiting.map(({ since }) => Date.parse(at) - Date.parse(since)))
  if (waited > DAY_MS) return undefined
  return new Date(Date.parse(at) + Math.min(Math.max(waited / 2, SOON_MS), HALF_HOUR_MS)).toISOString()
}

const example = (record: z.infer<typeof incomeRecord>): Readings => ({
  on: '2026-11-20',
  readings: [{ source: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11', records: [record], reference: 'report-example' }],
})

const linkedOf = (known: Known, way: LinkWay) => linkedSources(known(incomeEvidence)?.sources ?? [], way)

const reading = <const Id extends string>(id: Id, way: LinkWay, title: string, record: z.infer<typeof incomeRecord>) =>
  work(id, {
    title,
    steps: ['INCOME_VERIFICATION'],
    // A connection that never reports can be removed, and another way taken.
    corrects: [incomeEvidence],
    applies: (known) => linkedOf(known, way).length > 0,
    reads: (known) => [linkedOf(known, way), linkedOf(known, way).map(({ person }) => incomePerson(known, person))],
    // Earlier releases did not ask whose account it is.
    earlierReads: (known) => [linkedOf(known, way).map(({ source, link }) => ({ source, link }))],
    data: readings,
    lapses: (given, settledAt) => askedAgainAt(given, settledAt, id),
    example: example(record),
  })

export const payrollReading = reading('payroll-reading', 'PAYROLL', 'Reading your payroll records', {
  kind: 'PAY_STUB',
  payer: 'Harbor Foods',
  payDate: '2026-11-13',
  periodEnd: '2026-11-07',
  frequency: 'BIWEEKLY',
  regularCents: 557_692,
  yearToDateCents: 12_826_916,
  yearToDateVariableCents: 0,
})

export const bankReading = reading('bank-income-reading', 'BANK', 'Reading your deposits', {
  kind: 'DEPOSITS',
  payer: 'Harbor Foods',
  of: 'WAGES',
  lastOn: '2026-11-13',
  months: [{ month: '2026-10', cents: 900_000 }],
})

export const taxReading = reading('tax-reading', 'TAX_RECORDS', 'Reading your tax records', {
  kind: 'SCHEDULE_C',
  payer: 'Reyes Design',
  year: 2025,
  netProfitCents: 9_000_000,
  depreciationCents: 250_000,
})

export const LINK_READINGS = { PAYROLL: payrollReading, BANK: bankReading, TAX_RECORDS: taxReading } as const

/** Every report that was read of what is connected now. */
export function readingsOf(known: Known): readonly (LinkReading & { readonly on: LocalDate })[] {
  return Object.values(LINK_READINGS).flatMap((item) => {
    const read = known(item)
    return (read?.readings ?? []).map((reading) => ({ ...reading, on: read!.on }))
  })
}

/** Connections that stay without a report while others of their way have theirs. */
export const waitingLinks = (known: Known): readonly string[] =>
  Object.values(LINK_READINGS).flatMap((item) => (known(item)?.waiting ?? []).map(({ source }) => source))
