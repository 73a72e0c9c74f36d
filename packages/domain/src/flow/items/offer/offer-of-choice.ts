/** What a choice comes to among the offers of a decision. */
import { findOffer, type OfferRequest } from '../../../underwriting/offer/find-offer.ts'
import type { Offer } from '../../../underwriting/offer/offer.ts'
import { rateFor } from '../../../underwriting/offer/rate-for.ts'
import { fromCents } from '../../../values/money.ts'
import type { OfferChoice } from './offer-choice.ts'

export interface ChosenTerms {
  readonly offer: Offer
  /** With the discounts that were chosen; percent text with three decimals. */
  readonly rate: string
}

/** The choice in the form in which the wire asks for it. */
export const requestOf = (choice: OfferChoice): OfferRequest => ({
  type: choice.type,
  term: choice.termYears,
  originationFee: choice.originationFeeBps / 100,
  amount: fromCents(choice.drawCents),
  discounts: choice.discounts,
})

/** undefined where the choice, its discounts included, is not among the offers, or not any more. */
export function offerOfChoice(offers: readonly Offer[], choice: OfferChoice): ChosenTerms | undefined {
  const found = findOffer(offers, requestOf(choice))
  return 'refused' in found ? undefined : { offer: found.offer, rate: rateFor(found.offer, found.discounts) }
}
