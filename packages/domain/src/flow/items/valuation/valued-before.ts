/** The value as it was found, before anyone asked for it to be reconsidered: the appraiser's, else the broker's where it settled the matter, else the one of before. */

import type { FoundValueSource } from '../../../facts/valuation.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known } from '../../item.ts'
import { usableValue, valueUsed } from '../property/value-estimate.ts'
import { appraisal } from './appraisal.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export interface FoundValue {
  readonly valueCents: number
  readonly source: FoundValueSource
  readonly forecastStandardDeviation: string | undefined
}

export interface DatedValue {
  readonly valueCents: number
  readonly source: FoundValueSource
  readonly valuedOn: LocalDate | undefined
}

export function valuedBefore(known: Known): FoundValue | undefined {
  const appraised = known(appraisal)
  if (appraised) return { valueCents: appraised.valueCents, source: 'APPRAISAL', forecastStandardDeviation: undefined }
  const opinion = known(brokerPriceOpinion)
  if (opinion?.conclusive) return { valueCents: opinion.valueCents, source: 'BPO', forecastStandardDeviation: undefined }
  return valueUsed(known)
}

/** Every value that was found, oldest first: a model's or the borrower's own, the broker's, also where an appraisal had to follow, the appraiser's. */
export function foundValues(known: Known): readonly DatedValue[] {
  const used = valueUsed(known)
  const opinion = known(brokerPriceOpinion)
  const appraised = known(appraisal)
  return [
    ...(used ? [{ valueCents: used.valueCents, source: used.source, valuedOn: usableValue(known)?.valuedOn }] : []),
    ...(opinion ? [{ valueCents: opinion.valueCents, source: 'BPO' as const, valuedOn: opinion.valuedOn }] : []),
    ...(appraised ? [{ valueCents: appraised.valueCents, source: 'APPRAISAL' as const, valuedOn: appraised.valuedOn }] : []),
  ]
}

/** Undefined of the borrower's own estimate. */
export function valuedOnBefore(known: Known): LocalDate | undefined {
  const opinion = known(brokerPriceOpinion)
  return known(appraisal)?.valuedOn ?? (opinion?.conclusive ? opinion.valuedOn : undefined) ?? usableValue(known)?.valuedOn
}
