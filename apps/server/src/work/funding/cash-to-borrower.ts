/** What is sent to the borrower: what the terms that they signed say is left of the draw, what the county charged less, and what the creditors took less or more. */
import type { Known } from '@hearthline/domain'
import {
  choiceInForce,
  closingCosts,
  closingTerms,
  debtsToPayOff,
  findOffer,
  newestDecision,
  payoffTrueUpCents,
  quote,
  recordingTrueUpCents,
  requestOf,
  sumOfPayOffs,
} from '@hearthline/domain'
import { RuleBroken } from '../rule-broken.ts'

/** Whole cents. @throws where the draw is no longer offered or does not cover debts and costs: a person has to look, and nothing is sent */
export function cashToBorrowerCents(known: Known): number {
  const stated = known(closingTerms)
  if (stated) {
    const cents = stated.cashToBorrowerCents + recordingTrueUpCents(known) + payoffTrueUpCents(known)
    if (cents < 0) throw new RuleBroken('The creditors were paid more than the draw had for them')
    return cents
  }
  // Signed before terms were stated.
  const choice = choiceInForce(known)
  const decision = newestDecision(known)
  if (!choice || !decision) throw new Error('Money was to be sent before an offer was chosen')
  const found = findOffer(decision.offers, requestOf(choice))
  if ('refused' in found) throw new RuleBroken('The draw that was chosen is no longer offered')
  const liabilitiesPayOffCents = sumOfPayOffs(debtsToPayOff(known))
  const { cashToYouCents } = quote({ ...found, liabilitiesPayOffCents, costs: closingCosts(known) })
  if (cashToYouCents < 0) throw new RuleBroken('The draw does not cover the debts and costs that are taken from it')
  return cashToYouCents
}
