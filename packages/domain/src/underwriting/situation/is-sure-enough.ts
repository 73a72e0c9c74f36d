import { Exact } from '../../loan/exact.ts'
import type { Guideline } from '../tables/guideline.ts'
import type { UnderwritingInput } from './underwriting-input.ts'

/** A valuation by a person is sure; a model is when its forecast deviates little; the borrower's own estimate never is [underwriting/valuation]. */
export function isSureEnough({ input, guideline }: { readonly input: UnderwritingInput; readonly guideline: Guideline }): boolean {
  const { source, forecastStandardDeviation } = input.value
  if (source === 'BPO' || source === 'APPRAISAL') return true
  if (source === 'ESTIMATE' || forecastStandardDeviation === undefined) return false
  return new Exact(forecastStandardDeviation).lte(guideline.mostForecastStandardDeviation)
}
