/** The recording tax as the offer showed it: in proportion between its smallest and largest draw [pricing/recording-tax], where the law has steps. */
import { findOffer } from '../../../underwriting/offer/find-offer.ts'
import { quote } from '../../../underwriting/offer/quote.ts'
import type { Known } from '../../item.ts'
import { requestOf } from '../offer/offer-of-choice.ts'
import { choiceInForce, decisionInForce } from './choice-in-force.ts'

/** Whole cents; undefined where the choice is not among the offers any more. */
export function quotedTaxCents(known: Known): number | undefined {
  const choice = choiceInForce(known)
  const decision = decisionInForce(known)
  const found = choice && decision && findOffer(decision.offers, requestOf(choice))
  if (!found || 'refused' in found) return undefined
  return quote({ ...found, liabilitiesPayOffCents: 0, costs: [] }).recordingTaxCents
}
