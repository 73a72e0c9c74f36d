import type { Offer } from '@hearthline/domain/underwriting'
import type { OfferChoice } from './offer-choice.ts'
import type { PricedChoice } from './price-choice.ts'

/** What every part of the offer form is given: all offers, the choice with its figures, and the function that changes it. */
export interface OfferPart {
  readonly offers: readonly Offer[]
  readonly priced: PricedChoice
  readonly change: (part: Partial<OfferChoice>) => void
}
