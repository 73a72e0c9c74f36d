/** The value that stands, in every decision made from now on: the second valuation's, else the one corrected on the borrower's request, else the one found first. */
import type { Known } from '../../item.ts'
import { secondValuation } from './second-valuation.ts'
import { valueReview } from './value-review.ts'
import { type FoundValue, valuedBefore } from './valued-before.ts'

/** Whether the value that stands was corrected by a person, not found. */
export const isValueCorrected = (known: Known): boolean =>
  known(secondValuation) === undefined && known(valueReview)?.valueCents !== undefined

export function confirmedValue(known: Known): FoundValue | undefined {
  const before = valuedBefore(known)
  const second = known(secondValuation)
  if (second) return { valueCents: second.valueCents, source: 'APPRAISAL', forecastStandardDeviation: undefined }
  const corrected = known(valueReview)?.valueCents
  return before && corrected !== undefined ? { ...before, valueCents: corrected } : before
}
