/** What one limit answered: the applicant's figure, the limit, the largest line it allows, and the smallest changes that would pass. */
import { z } from 'zod'
import { cents, localDate } from '../../facts/scalars.ts'
import { type AdverseActionReason, adverseActionReasons } from '../../policy/adverse-action.ts'

const reasonCode = z.enum(Object.keys(adverseActionReasons) as [AdverseActionReason, ...AdverseActionReason[]])

export const LIMITS = [
  'STATE',
  'TRANSFER',
  'LISTED',
  'PROPERTY_KIND',
  'PROPERTY_CONDITION',
  'SCORE',
  'BANKRUPTCY',
  'FORECLOSURE',
  'COLLECTIONS',
  'DELINQUENCY',
  'LIEN_POSITION',
  'CLTV',
  'DTI',
  'ORGANIZATION',
  'ONE_EQUITY_LOAN',
  'EQUITY_LOAN_YEAR',
  'PRICING',
] as const
export type LimitName = (typeof LIMITS)[number]

/** A figure with its unit, so that a screen can show it without knowing the limit. BASIS_POINTS: 8000 is 80 %. */
export const figure = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('POINTS'), value: z.int() }),
  z.object({ unit: z.literal('BASIS_POINTS'), value: z.int() }),
  z.object({ unit: z.literal('CENTS'), value: z.int() }),
  z.object({ unit: z.literal('DAYS'), value: z.int() }),
  z.object({ unit: z.literal('YEARS'), value: z.int() }),
  z.object({ unit: z.literal('COUNT'), value: z.int() }),
  z.object({ unit: z.literal('DATE'), value: localDate }),
  z.object({ unit: z.literal('NAME'), value: z.string() }),
])
export type Figure = z.infer<typeof figure>

export const CHANGES = [
  'LOWER_AMOUNT',
  'PAY_OFF_ACCOUNT',
  'PAY_OFF_YOURSELF',
  'PAY_DOWN_LIENS',
  'FIRST_LIEN',
  'MORE_INCOME',
  'CO_OWNERS_INCOME',
  'ASSETS',
  'HIGHER_SCORE',
  'WAIT_UNTIL',
  'END_LISTING',
] as const

export const change = z.object({
  kind: z.enum(CHANGES),
  /** LOWER_AMOUNT: the line; PAY_*, FIRST_LIEN: what is paid; *_INCOME: more a month, before tax; ASSETS: eligible assets in all */
  amountCents: z.optional(cents),
  /** HIGHER_SCORE */
  score: z.int().optional(),
  /** a tradeline, a lien, or 'judgment-n' of the report and title */
  accountId: z.string().optional(),
  /** where no one account is enough: all of these together */
  accountIds: z.array(z.string()).optional(),
  on: z.optional(localDate),
  /** the applicant's figure after the change, in the limit's own unit */
  wouldBe: figure.optional(),
  /** this one change and nothing else makes every limit pass (calculated by the same rules) */
  passesAll: z.boolean(),
})
export type Change = z.infer<typeof change>

export const limitResult = z.object({
  limit: z.enum(LIMITS),
  passed: z.boolean(),
  /** false for what is kept to be read only: it never changes the outcome */
  decides: z.boolean(),
  yours: figure.optional(),
  limitValue: figure.optional(),
  /** the largest line this limit alone allows, in 500 dollar steps; absent where it does not speak of amounts */
  maximumLineCents: z.optional(cents),
  /** principal reasons of Regulation B's form C-1, only where the limit failed on credit */
  reasonCodes: z.array(reasonCode),
  wouldPass: z.array(change),
})
export type LimitResult = z.infer<typeof limitResult>
