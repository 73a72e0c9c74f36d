/** What automated valuation models answer. The first model is asked first, the second only when the first is too unsure. */
import { z } from 'zod'
import { cents, decimalText, localDate } from './scalars.ts'

/** Where a value came from: a model, the borrower, a broker, an appraiser. */
export const FOUND_VALUE_SOURCES = ['AVM', 'ESTIMATE', 'BPO', 'APPRAISAL'] as const
export type FoundValueSource = (typeof FOUND_VALUE_SOURCES)[number]

/** What a decision names: the same, or a value that a person of the lender corrected on the borrower's request. */
export const VALUE_SOURCES = [...FOUND_VALUE_SOURCES, 'CORRECTED'] as const
export type ValueSource = (typeof VALUE_SOURCES)[number]

/** What the vendor of a model asks for beside its value: a person who looks at the home. */
export const VALUATION_FOLLOW_UPS = ['BROKER_PRICE_OPINION'] as const

export const automatedValue = z.object({
  model: z.string(),
  reference: z.string(),
  available: z.boolean(),
  valueCents: z.optional(cents),
  lowCents: z.optional(cents),
  highCents: z.optional(cents),
  /** forecast standard deviation in percent; at most 20 counts as sure enough [underwriting/valuation] */
  forecastStandardDeviation: z.optional(decimalText),
  /** set where the value alone may not be relied on, however sure the model is of it */
  followUp: z.enum(VALUATION_FOLLOW_UPS).optional(),
  valuedOn: localDate,
})
export type AutomatedValue = z.infer<typeof automatedValue>

export const propertyValue = z.object({ asked: z.array(automatedValue).min(1) })
export type PropertyValue = z.infer<typeof propertyValue>
