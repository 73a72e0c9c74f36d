import type { LineTerms } from '../../facts/line-terms.ts'
import type { PrimeRow } from '../../policy/prime-rate.ts'
import { fromMills, toMills } from '../../underwriting/offer/rate.ts'
import { compareLocalDates } from '../../values/local-date.ts'
import type { RateFrom } from '../interest-convention.ts'

/**
 * The rates of the first draw, from the day of the index that its terms name: the rate that was agreed, and where it follows the index, index
 * and margin from each day on which that has changed, within floor and lifetime cap.
 */
export function firstDrawRates(
  { ratePercent, marginPercent, floorPercent, lifetimeCapPercent, index }: LineTerms,
  primeRows: readonly PrimeRow[],
): readonly RateFrom[] {
  const agreed = { from: index.from, annualRatePercent: ratePercent }
  if (marginPercent === undefined) return [agreed]
  const within = (mills: number) => Math.min(Math.max(mills, toMills(floorPercent)), toMills(lifetimeCapPercent))
  const changed = primeRows
    .filter(({ from }) => compareLocalDates(from, index.from) > 0)
    .map(({ from, percent }) => ({ from, annualRatePercent: fromMills(within(toMills(percent) + toMills(marginPercent))) }))
  return [agreed, ...changed]
}
