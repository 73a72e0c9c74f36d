/** A choice counts only when it is among the offers that were computed for this very application. */

import type { Decision, Known, Offer, OfferChoice } from '@hearthline/domain'
import { findOffer, firstDecision, isVerifiedGranted, requestOf, underwritingReview, verifiedDecision } from '@hearthline/domain'
import { invalid } from '../problem.ts'

/** The decision whose offers count now: the verified one where there is one. */
export function decisionInForce(known: Known): Decision | undefined {
  const first = known(firstDecision)
  const granted = first?.outcome === 'APPROVED' || (first?.outcome === 'REVIEW' && known(underwritingReview)?.outcome === 'ACCEPTED')
  const verified = known(verifiedDecision)
  if (verified) return isVerifiedGranted(known) ? verified : undefined
  return granted ? first : undefined
}

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
