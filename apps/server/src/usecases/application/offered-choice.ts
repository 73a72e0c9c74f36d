/** A choice counts only when it is among the offers that were computed for this very application. */

import type { Decision, Known, Offer, OfferChoice } from '@hearthline/domain'
import { decisionInForce, findOffer, requestOf } from '@hearthline/domain'
import { invalid } from '../problem.ts'

type Asked = Parameters<typeof findOffer>[1]

/** @throws Problem validation_failed with a sentence on the field that is not offered; `named` says how the caller calls the fields */
export function offeredFor(decision: Decision, asked: Asked, named: Partial<Record<keyof Asked, string>> = {}): Offer {
  const found = findOffer(decision.offers, asked)
  if ('refused' in found) throw invalid([{ path: named[found.field] ?? found.field, message: found.refused }])
  return found.offer
}

/** The same for a choice in the item's own form. */
export function refuseUnoffered(known: Known, choice: OfferChoice): void {
  const decision = decisionInForce(known)
  if (!decision) return
  offeredFor(decision, requestOf(choice), { term: 'termYears', originationFee: 'originationFeeBps', amount: 'drawCents' })
}
