/** The value that counts before closing: the second valuation's, else the one corrected on the borrower's request, else the one found first. */
import type { Known } from '../../item.ts'
import { secondValuation } from './second-valuation.ts'
import { valueReview } from './value-review.ts'
import { type FoundValue, valuedBefore } from './valued-before.ts'

export function confirmedValue(known: Known): FoundValue | undefined {
  const before = valuedBefore(known)
  const second = known(secondValuation)
  if (second) return { valueCents: second.valueCents, source: 'APPRAISAL', forecastStandardDeviation: undefined }
  const corrected = known(valueReview)?.valueCents
  return before && corrected !== undefined ? { ...before, valueCents: corrected } : before
}
