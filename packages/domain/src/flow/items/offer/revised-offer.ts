/** Verified facts moved the offer that was chosen: the borrower chooses again. */

import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { chosenOffer, offerChoice } from './chosen-offer.ts'
import { verifiedDecision } from './verified-decision.ts'
import { isVerifiedGranted } from './verified-review.ts'

/** True when the chosen offer is not offered any more at the same rate, or no longer reaches the chosen draw. */
export function offerMoved(known: Known): boolean {
  const choice = known(chosenOffer)
  const verified = known(verifiedDecision)
  if (!choice || !verified || !isVerifiedGranted(known)) return false
  return !verified.offers.some(
    (offer) =>
      offer.type === choice.type &&
      offer.term === choice.termYears &&
      offer.feeBps === choice.originationFeeBps &&
      offer.minDrawCents <= choice.drawCents &&
      choice.drawCents <= offer.maxDrawCents,
  )
}

export const revisedOffer = ask('revised-offer', {
  title: 'Choose your revised offer',
  steps: ['REVISED_OFFER_SELECTION'],
  applies: offerMoved,
  reads: (known) => [known(verifiedDecision)?.offersDigest],
  data: offerChoice,
  example: chosenOffer.example,
})
