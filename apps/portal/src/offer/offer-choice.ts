import type { PayoffPreference } from '@hearthline/domain'
import type { Offer } from '@hearthline/domain/underwriting'

/** What the borrower has set on the offer screen. `wantedCents` is what was asked for; what is drawn follows from it, the offer and the payoffs. */
export type OfferChoice = {
  readonly type: Offer['type']
  /** years */
  readonly term: number
  readonly feeBps: number
  readonly wantedCents: number
  readonly discounts: readonly string[]
  /** tradelines to pay off with this line */
  readonly payOff: readonly string[]
  readonly preference: PayoffPreference
}
