/** The condition of the home: as the professional who saw it says, else as the borrower does. Undefined where no one was asked. */
import type { Known } from '../../item.ts'
import { appraisal } from './appraisal.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { secondValuation } from './second-valuation.ts'
import { valuationOrder } from './valuation-order.ts'

export const homeCondition = (known: Known) =>
  known(secondValuation)?.condition ??
  known(appraisal)?.condition ??
  known(brokerPriceOpinion)?.condition ??
  known(valuationOrder)?.condition
