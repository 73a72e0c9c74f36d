/** What a credit bureau answers, soft or hard, in the product's own words. Money in cents, days as YYYY-MM-DD. */
import { z } from 'zod'
import { cents, instant, localDate } from './scalars.ts'

/** REPORT is the only outcome with figures; every other one asks the borrower (or no one) for something. */
export const CREDIT_OUTCOMES = ['REPORT', 'NO_MATCH', 'NO_HIT', 'FROZEN', 'LOCKED', 'PIN_INCORRECT', 'MINOR'] as const

export const TRADELINE_KINDS = ['MORTGAGE', 'HELOC', 'AUTO', 'CARD', 'STUDENT', 'PERSONAL', 'COLLECTION'] as const

export const tradeline = z.object({
  id: z.string(),
  creditor: z.string(),
  kind: z.enum(TRADELINE_KINDS),
  last4: z.string().length(4),
  status: z.enum(['OPEN', 'CLOSED']),
  balanceCents: cents,
  limitCents: z.optional(cents),
  monthlyPaymentCents: cents,
  openedOn: localDate,
  /** SUBJECT = secured by the home applied with, OTHER = by another property; absent = unsecured or by a car */
  securedBy: z.enum(['SUBJECT', 'OTHER']).optional(),
  late30In12Months: z.int().min(0),
})
export type Tradeline = z.infer<typeof tradeline>

export const publicRecord = z.object({
  kind: z.enum(['BANKRUPTCY', 'FORECLOSURE', 'JUDGMENT', 'TAX_LIEN']),
  filedOn: localDate,
  amountCents: z.optional(cents),
  satisfied: z.boolean(),
})

export const creditReport = z.object({
  outcome: z.enum(CREDIT_OUTCOMES),
  bureau: z.string(),
  /** for the notice of a refusal, which has to name it (FCRA 615(a)(3)(A)) */
  bureauAddress: z.string().optional(),
  /** where the consumer lifts a freeze */
  bureauPhone: z.string(),
  bureauUrl: z.string(),
  reference: z.string(),
  pulledAt: instant,
  /** every score returned; the middle one counts (with two, the lower) */
  scores: z.array(z.int().min(300).max(850)),
  scoreRange: z.object({ low: z.int(), high: z.int() }),
  scoreFactors: z.array(z.object({ code: z.string(), text: z.string() })),
  tradelines: z.array(tradeline),
  publicRecords: z.array(publicRecord),
  inquiries: z.array(z.object({ creditor: z.string(), on: localDate })),
})
export type CreditReport = z.infer<typeof creditReport>
