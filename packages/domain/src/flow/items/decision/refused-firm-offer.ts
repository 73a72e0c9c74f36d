/** What stands against the letter of someone who is refused, by whoever refused. */
import { describeRefusedFirmOffer, type FirmOfferText } from '../../../underwriting/explanations/firm-offer-text.ts'
import type { Known } from '../../item.ts'
import { newestDecision } from '../final/choice-in-force.ts'
import type { Refusal } from './refusal.ts'

/** Nothing where a time ran out: that says nothing of the offer. */
export function refusedFirmOffer(refusal: Refusal, known: Known): FirmOfferText | undefined {
  if (refusal.by === 'TIME') return undefined
  return describeRefusedFirmOffer(refusal.by === 'RULES' ? refusal.decision : newestDecision(known), refusal.by)
}
