/** broker-price-opinion and appraisal-order: people who see the home, where a model alone may not be relied on. */
import { chosenProperty, legalName, valuationOrder } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'

const homeOf = ({ known }: WorkContext) => ({ property: chosenProperty(known)!, applicantName: known(legalName)! })

export function orderPriceOpinion(context: WorkContext) {
  const request = { ...homeOf(context), ...context.known(valuationOrder)! }
  return context.callWithReference((providerCall) => context.provider('appraisal').priceOpinion(request, providerCall))
}

export const orderAppraisal = (context: WorkContext) =>
  context.callWithReference((providerCall) => context.provider('appraisal').orderAppraisal(homeOf(context), providerCall))
