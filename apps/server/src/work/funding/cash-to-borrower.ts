/** What is sent to the borrower: what the terms that they signed say is left of the draw, and what the county charged less. */
import type { Known } from '@hearthline/domain'
import {
  choiceInForce,
  closingCosts,
  closingTerms,
  debtsToPayOff,
  findOffer,
  newestDecision,
  quote,
  recordingTrueUpCents,
  requestOf,
  sumOfPayOffs,
} from '@hearthline/domain'

/** Whole cents. @throws where the draw is not offered any more or does not cover debts and costs: a person has to look, and nothing is sent */
export function cashToBorrowerCents(known: Known): number {
  const stated = known(closingTerms)
  if (stated) return stated.cashToBorrowerCents + recordingTrueUpCents(known)
  // Signed before terms were stated.
  const choice = choiceInForce(known)
  const decision = newestDecision(known)
  if (!choice || !decision) throw new Error('Money was to be sent before an offer was chosen')
  const found = findOffer(decision.offers, requestOf(choice))
  if ('refused' in found) throw new Error('The draw that was chosen is not offered any more')
  const liabilitiesPayOffCents = sumOfPayOffs(debtsToPayOff(known))
  const { cashToYouCents } = quote({ ...found, liabilitiesPayOffCents, costs: closingCosts(known) })
  if (cashToYouCents < 0) throw new Error('The draw does not cover the debts and costs that are taken from it')
  return cashToYouCents
}
