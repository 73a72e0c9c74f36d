/** The value that counts before closing: the appraiser's, else the broker's where it settled the matter, else the one of before. */
import type { Known } from '../../item.ts'
import { valueUsed } from '../property/value-estimate.ts'
import { appraisal } from './appraisal.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export function confirmedValue(known: Known) {
  const appraised = known(appraisal)
  if (appraised) return { valueCents: appraised.valueCents, source: 'APPRAISAL' as const, forecastStandardDeviation: undefined }
  const opinion = known(brokerPriceOpinion)
  if (opinion?.conclusive) return { valueCents: opinion.valueCents, source: 'BPO' as const, forecastStandardDeviation: undefined }
  return valueUsed(known)
}
