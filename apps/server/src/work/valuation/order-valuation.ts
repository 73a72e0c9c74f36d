/** valuation-booking, broker-price-opinion and appraisal-order: people who see the home, where a model alone may not be relied on. */
import {
  appraisalAccess,
  chosenProperty,
  disclosureReceipts,
  legalName,
  lenderDay,
  refuseEarlyFee,
  valuationFee,
  valuationOrder,
} from '@hearthline/domain'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'

const homeOf = ({ known }: WorkContext) => ({ property: chosenProperty(known)!, applicantName: known(legalName)! })

/** A visit that is called off is not charged for, whatever the day. */
export async function bookVisit(context: WorkContext) {
  const order = context.known(valuationOrder)!
  if (!order.canceled) refuseEarlyOrder(context)
  const request = { ...homeOf(context), ...order, orderId: context.application.id }
  const booked = await context.callWithReference((providerCall) => context.provider('appraisal').bookVisit(request, providerCall))
  return { ...booked, ...(order.visit && !order.canceled && { visit: order.visit }) }
}

export function orderPriceOpinion(context: WorkContext) {
  refuseEarlyOrder(context)
  const request = { ...homeOf(context), ...context.known(valuationOrder)! }
  return context.callWithReference((providerCall) => context.provider('appraisal').priceOpinion(request, providerCall))
}

/**
 * The visit is what the fee is charged for. The flow holds it until the day (valuation-fee-wait); whatever starts it otherwise is stopped here.
 * @throws Error before the first day of the fee
 */
function refuseEarlyOrder({ known, now }: WorkContext): void {
  if (valuationFee(known)?.terms !== 'NONREFUNDABLE') return
  const refused = refuseEarlyFee(disclosureReceipts(known), lenderDay(now))
  if (refused)
    throw new RuleBroken(
      `The valuation fee may not be charged before ${refused.from ?? 'the disclosures are received'} (12 CFR 1026.40(h))`,
    )
}

export function orderAppraisal(context: WorkContext) {
  const request = { ...homeOf(context), ...context.known(appraisalAccess), orderId: context.application.id }
  return context.callWithReference((providerCall) => context.provider('appraisal').orderAppraisal(request, providerCall))
}

/** Another order at the vendor than the first one: another appraiser goes. */
export function orderSecondValuation(context: WorkContext) {
  const request = { ...homeOf(context), orderId: `${context.application.id}:second` }
  return context.callWithReference((providerCall) => context.provider('appraisal').orderAppraisal(request, providerCall))
}
