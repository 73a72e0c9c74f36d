/** What a record of a third party says of an income: read from a provider's report, or confirmed by a person beside the document. */
import * as z from 'zod/mini'
import { cents as anyCents, localDate } from '../facts/scalars.ts'

/** A billion dollars is no one's income of a year, but a slip of the keys. */
const cents = anyCents.check(z.lte(100_000_000_000, 'Check this amount'))
/** An hour. */
const hourCents = anyCents.check(z.lte(100_000_000, 'Check this amount'))

const payer = z.string().check(z.minLength(1), z.maxLength(120))
/** Before this no one who applies was at work. */
const day = localDate.check(z.refine((date) => date >= '1930-01-01', 'Check this date'))
const year = z.int().check(z.gte(1990), z.lte(2100))

/** How often something is paid, with the number of times in a year. */
export const PAYMENTS_A_YEAR = { WEEKLY: 52, BIWEEKLY: 26, SEMIMONTHLY: 24, MONTHLY: 12, QUARTERLY: 4, ANNUALLY: 1 } as const
export type Frequency = keyof typeof PAYMENTS_A_YEAR
const frequency = z.enum(Object.keys(PAYMENTS_A_YEAR) as [Frequency, ...Frequency[]])

export const payStub = z.object({
  kind: z.literal('PAY_STUB'),
  payer,
  payDate: day,
  periodEnd: day,
  frequency,
  /** an hour, where pay is by the hour, with the hours of the period in hundredths */
  rateCents: z.optional(hourCents),
  hoursHundredths: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  /** regular pay of the period, before tax */
  regularCents: cents,
  yearToDateCents: cents,
  /** overtime, bonuses and commissions within the year to date */
  yearToDateVariableCents: cents,
  /** the first day of this job, where it is known */
  startedOn: z.optional(day),
})
export type PayStub = z.infer<typeof payStub>

export const w2 = z.object({
  kind: z.literal('W2'),
  payer,
  year,
  wagesCents: cents,
  /** overtime, bonuses and commissions in it: a payroll says so, a printed form does not */
  variableCents: z.optional(cents),
})
export type W2 = z.infer<typeof w2>

export const scheduleC = z.object({
  kind: z.literal('SCHEDULE_C'),
  payer,
  year,
  /** line 31: a profit, or a loss, and the other of the two is zero */
  netProfitCents: cents,
  netLossCents: z.optional(cents),
  /** depreciation (line 13) and depletion (line 12): expenses that cost no money in the year */
  depreciationCents: cents,
})
export type ScheduleC = z.infer<typeof scheduleC>

export const FORMS_1099 = ['NEC', 'MISC', 'R', 'SSA'] as const
export const form1099 = z.object({ kind: z.literal('FORM_1099'), payer, year, form: z.enum(FORMS_1099), grossCents: cents })
export type Form1099 = z.infer<typeof form1099>

export const BENEFITS = [
  'SOCIAL_SECURITY',
  'DISABILITY',
  'PENSION',
  'PUBLIC_ASSISTANCE',
  'VETERANS',
  'ALIMONY',
  'CHILD_SUPPORT',
  'SEPARATE_MAINTENANCE',
  'OTHER',
] as const
export const benefit = z.object({
  kind: z.literal('BENEFIT'),
  payer,
  benefit: z.enum(BENEFITS),
  frequency,
  amountCents: cents,
  nonTaxable: z.boolean(),
  endsOn: z.optional(day),
})
export type Benefit = z.infer<typeof benefit>

/** What deposits are for, as the bank's records tell. */
export const DEPOSIT_KINDS = ['WAGES', 'BENEFIT', 'SELF_EMPLOYMENT', 'OTHER'] as const
export const deposits = z.object({
  kind: z.literal('DEPOSITS'),
  payer,
  of: z.enum(DEPOSIT_KINDS),
  lastOn: day,
  /** whole months, as 2026-10 */
  months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)), cents })).check(z.maxLength(60)),
})
export type Deposits = z.infer<typeof deposits>

export const incomeRecord = z.discriminatedUnion('kind', [payStub, w2, scheduleC, form1099, benefit, deposits])
export type IncomeRecord = z.infer<typeof incomeRecord>
