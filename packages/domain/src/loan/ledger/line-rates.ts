import type { LineTerms } from '../../facts/line-terms.ts'
import type { PrimeRow } from '../../policy/prime-rate.ts'
import { fromMills, toMills } from '../../underwriting/offer/rate.ts'
import { compareLocalDates } from '../../values/local-date.ts'
import type { RateFrom } from '../interest-convention.ts'

type Limits = Pick<LineTerms, 'floorPercent' | 'lifetimeCapPercent'>

/** An index and a margin over it, within the limits that the terms name. */
const rateOver = (indexPercent: string, marginPercent: string, { floorPercent, lifetimeCapPercent }: Limits): string =>
  fromMills(Math.min(Math.max(toMills(indexPercent) + toMills(marginPercent), toMills(floorPercent)), toMills(lifetimeCapPercent)))

/** What a later draw would cost at the index that the terms name (12 CFR 1026.6(a)(1)(ii): a rate for each type of transaction). */
export const laterDrawRate = (terms: Limits & Pick<LineTerms, 'index' | 'laterMarginPercent'>): string =>
  rateOver(terms.index.percent, terms.laterMarginPercent, terms)

/**
 * The rates of the first draw, from the day of the index that its terms name: the rate that was agreed, and where it follows the index, index
 * and margin from each day on which that has changed, within floor and lifetime cap.
 */
export function firstDrawRates(terms: LineTerms, primeRows: readonly PrimeRow[]): readonly RateFrom[] {
  const { ratePercent, marginPercent, index } = terms
  const agreed = { from: index.from, annualRatePercent: ratePercent }
  if (marginPercent === undefined) return [agreed]
  const changed = primeRows
    .filter(({ from }) => compareLocalDates(from, index.from) > 0)
    .map(({ from, percent }) => ({ from, annualRatePercent: rateOver(percent, marginPercent, terms) }))
  return [agreed, ...changed]
}
