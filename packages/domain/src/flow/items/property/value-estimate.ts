/** No model knows the value, or none well enough: the borrower's own estimate stands until a person has valued the home. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { type AutomatedValue, automatedValue } from '../../../facts/valuation.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { valueProperty } from './value-property.ts'

/** At most 20 % forecast standard deviation counts as sure enough [underwriting/valuation]. */
const MAX_FORECAST_DEVIATION = 20

/** Whether a model answered, and surely enough to be used. */
export const isConfident = (answer: AutomatedValue): boolean =>
  answer.available && answer.valueCents !== undefined && Number(answer.forecastStandardDeviation ?? 100) <= MAX_FORECAST_DEVIATION

/** The first model that is sure enough, or undefined. */
export const usableValue = (known: Known) => known(valueProperty)?.asked.find(isConfident)

/** Under the one no line of the smallest size could rest on the home; over the other it is most likely a slip of the keyboard. */
export const LEAST_ESTIMATE_CENTS = 5_000_000
export const MOST_ESTIMATE_CENTS = 2_000_000_000

export const valueEstimateAnswer = z.object({
  estimateCents: cents.check(
    z.gte(LEAST_ESTIMATE_CENTS, 'Enter at least $50,000'),
    z.lte(MOST_ESTIMATE_CENTS, 'Enter at most $20,000,000'),
  ),
})

export const valueEstimate = ask('value-estimate', {
  title: 'Tell us what your home is worth',
  why: 'We couldn’t get a reliable automated value for your home. Your own estimate lets us continue. We verify it before closing.',
  steps: ['NO_AVM', 'VALUATION_ESTIMATE'],
  step: (known) => (known(valueProperty)?.asked.some((answer) => answer.available) ? 'VALUATION_ESTIMATE' : 'NO_AVM'),
  applies: (known) => usableValue(known) === undefined,
  reads: (known) => [known(valueProperty)],
  data: valueEstimateAnswer,
  about: { data: z.object({ models: z.array(automatedValue) }), of: (known) => ({ models: known(valueProperty)?.asked ?? [] }) },
  labels: { estimateCents: 'Your estimate of the home’s value' },
  example: { estimateCents: 62_000_000 },
})

/** The value that the decision uses, and where it came from. */
export const valueUsed = (known: Known) => {
  const usable = usableValue(known)
  const estimate = known(valueEstimate)
  if (usable?.valueCents !== undefined) {
    return { valueCents: usable.valueCents, source: 'AVM' as const, forecastStandardDeviation: usable.forecastStandardDeviation }
  }
  return estimate && { valueCents: estimate.estimateCents, source: 'ESTIMATE' as const, forecastStandardDeviation: undefined }
}
