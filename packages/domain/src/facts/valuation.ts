/** What automated valuation models answer. The first model is asked first, the second only when the first is too unsure. */
import { z } from 'zod'
import { cents, decimalText, localDate } from './scalars.ts'

export const automatedValue = z.object({
  model: z.string(),
  reference: z.string(),
  available: z.boolean(),
  valueCents: cents.optional(),
  lowCents: cents.optional(),
  highCents: cents.optional(),
  /** forecast standard deviation in percent; at most 20 counts as sure enough (design 5.1) */
  forecastStandardDeviation: decimalText.optional(),
  valuedOn: localDate,
})
export type AutomatedValue = z.infer<typeof automatedValue>

export const propertyValue = z.object({ asked: z.array(automatedValue).min(1) })
export type PropertyValue = z.infer<typeof propertyValue>
