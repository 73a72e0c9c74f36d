/** A review is accepted only where the decision that asks for it has offers: without one the borrower would have nothing to choose, for good. */
import type { Decision } from '../../../underwriting/decision/decision.ts'
import type { Item, Known, Misfit } from '../../item.ts'
import type { ReviewOutcome } from '../review-outcome.ts'

export const NO_OFFER_TO_ACCEPT =
  'There is no offer to accept: no line can be priced within our limits at today’s rates. Refuse the application, or leave it until the rates or its figures change.'

/* @__NO_SIDE_EFFECTS__ */
export const offersToAccept =
  (decision: Item<string, 'work', Decision>) =>
  (known: Known, { outcome }: ReviewOutcome): readonly Misfit[] =>
    outcome === 'ACCEPTED' && known(decision)?.offers.length === 0 ? [{ path: 'outcome', message: NO_OFFER_TO_ACCEPT }] : []
