/** Limits of the home whose fact is known from the applicant alone: a refusal on it is based on no outside source (15 U.S.C. 1681m(b)). */
import type { LimitName } from '../../../underwriting/limits/limit-result.ts'
import type { Known } from '../../item.ts'
import { saleStatus } from '../apply/sale-status.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { appraisal } from '../valuation/appraisal.ts'
import { brokerPriceOpinion } from '../valuation/broker-price-opinion.ts'
import { valuationOrder } from '../valuation/valuation-order.ts'

export function saidByApplicant(known: Known): ReadonlySet<LimitName> {
  const said = new Set<LimitName>()
  if (known(saleStatus)?.listedForSale && !chosenProperty(known)?.listedForSale) said.add('LISTED')
  const seen = known(appraisal)?.condition ?? known(brokerPriceOpinion)?.condition
  if (seen === undefined && known(valuationOrder)?.condition !== undefined) said.add('PROPERTY_CONDITION')
  return said
}
