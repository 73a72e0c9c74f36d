/** Truv's income and employment report of one link, in the product's records. */
import { type Frequency, type IncomeRecord, toCents } from '@hearthline/domain'
import { z } from 'zod'
import type { IncomeReport } from '../../income-link.ts'

/** Less than a billion dollars; anything else is not in words that we know. */
const amount = z
  .string()
  .regex(/^-?\d{1,9}(?:\.\d{1,4})?$/)
  .nullish()
const day = z.iso.date().nullish()

const statement = z.object({
  pay_date: day,
  period_end: day,
  basis_of_pay: z.string().nullish(),
  hours: amount,
  gross_pay: amount,
  gross_pay_ytd: amount,
  regular: amount,
  bonus_ytd: amount,
  commission_ytd: amount,
  overtime_ytd: amount,
  other_pay_ytd: amount,
})

const yearSummary = z.object({
  year: z.number().int(),
  gross_pay: amount,
  bonus: amount,
  commission: amount,
  overtime: amount,
  other_pay: amount,
})

/** The employee, as the employer's payroll has them. */
const profile = z.object({ first_name: z.string().nullish(), last_name: z.string().nullish(), full_name: z.string().nullish() })

const employment = z.object({
  profile: profile.nullish(),
  is_active: z.boolean().nullish(),
  start_date: day,
  income: amount,
  income_unit: z.string().nullish(),
  pay_frequency: z.string().nullish(),
  company: z.object({ name: z.string().nullish() }).nullish(),
  statements: z.array(statement).nullish(),
  annual_income_summary: z.array(yearSummary).nullish(),
})

export const truvReport = z.object({ id: z.string().nullish(), status: z.string(), employments: z.array(employment).nullish() })
export type TruvReport = z.infer<typeof truvReport>

/** Over, and without income to be read: the person shows it another way. Any other word but done is pending. */
const OVER: ReadonlySet<string> = new Set([
  'no_data',
  'login_error',
  'mfa_error',
  'config_error',
  'account_locked',
  'unable_to_reset',
  'unavailable',
  'error',
])

export const isOver = ({ status }: TruvReport): boolean => OVER.has(status)
export const isDone = ({ status }: TruvReport): boolean => status === 'done'

const FREQUENCIES: Readonly<Record<string, Frequency>> = { M: 'MONTHLY', SM: 'SEMIMONTHLY', W: 'WEEKLY', BW: 'BIWEEKLY', A: 'ANNUALLY' }

const centsOf = (text: string | null | undefined): number => (text ? Math.max(toCents(text), 0) : 0)
const sum = (...texts: readonly (string | null | undefined)[]): number => texts.reduce((total, text) => total + centsOf(text), 0)

type Employment = z.infer<typeof employment>

/** The newest statement that has a day and a frequency; none of a job that has ended. */
function stubOf(job: Employment, payer: string): IncomeRecord[] {
  const frequency = FREQUENCIES[job.pay_frequency ?? '']
  const newest = (job.statements ?? [])
    // A bonus and a corrected check have no regular pay: they say nothing of the rate.
    .filter(({ pay_date, regular, gross_pay }) => pay_date && centsOf(regular ?? gross_pay) > 0)
    .toSorted((a, b) => a.pay_date!.localeCompare(b.pay_date!))
    .at(-1)
  if (!newest || !frequency || job.is_active === false) return []
  const isHourly = newest.basis_of_pay === 'H' && job.income_unit === 'HOURLY' && Number(newest.hours) > 0
  return [
    {
      kind: 'PAY_STUB',
      payer,
      payDate: newest.pay_date!,
      periodEnd: newest.period_end ?? newest.pay_date!,
      frequency,
      ...(isHourly && { rateCents: centsOf(job.income), hoursHundredths: Math.round(Number(newest.hours) * 100) }),
      regularCents: centsOf(newest.regular ?? newest.gross_pay),
      yearToDateCents: centsOf(newest.gross_pay_ytd),
      yearToDateVariableCents: sum(newest.bonus_ytd, newest.commission_ytd, newest.overtime_ytd, newest.other_pay_ytd),
      ...(job.start_date && { startedOn: job.start_date }),
    },
  ]
}

const yearsOf = (job: Employment, payer: string): IncomeRecord[] =>
  (job.annual_income_summary ?? []).map(({ year, gross_pay, bonus, commission, overtime, other_pay }) => ({
    kind: 'W2',
    payer,
    year,
    wagesCents: centsOf(gross_pay),
    variableCents: sum(bonus, commission, overtime, other_pay),
  }))

/** A job that goes on is said to; where no job's state is told, the employer is asked. */
function employmentOf(jobs: readonly Employment[]): IncomeReport['employment'] {
  if (jobs.some(({ is_active }) => is_active === true)) return 'ACTIVE'
  return jobs.every(({ is_active }) => is_active === false) ? 'ENDED' : 'UNKNOWN'
}

function holdersOf({ profile }: Employment): string[] {
  const parts = [profile?.first_name, profile?.last_name].filter((part) => part?.trim())
  const name = parts.length === 2 ? parts.join(' ') : profile?.full_name?.trim()
  return name ? [name.slice(0, 120)] : []
}

export function incomeReportOf({ employments }: TruvReport): IncomeReport {
  const jobs = employments ?? []
  const nameOf = (job: Employment) => job.company?.name?.slice(0, 120) || 'Employer'
  const records = jobs.flatMap((job) => [...stubOf(job, nameOf(job)), ...yearsOf(job, nameOf(job))])
  const [first] = jobs
  return { records, holders: jobs.map(holdersOf), ...(first && { employment: employmentOf(jobs), employer: nameOf(first) }) }
}
