/** Verified facts moved the offer that was chosen: the borrower chooses again. */
import { toMills } from '../../../underwriting/rate.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { unknownDebts } from '../decision/open-debts.ts'
import { chosenOffer, exampleChoice, offerChoice, offerChoiceLabels } from './chosen-offer.ts'
import { offerOfChoice } from './offer-of-choice.ts'
import { verifiedDecision } from './verified-decision.ts'
import { isVerifiedGranted } from './verified-review.ts'

/** True when the chosen offer, with its discounts and its draw, is not offered any more, or at another rate than when it was chosen. */
export function offerMoved(known: Known): boolean {
  const choice = known(chosenOffer)
  const first = known(firstDecision)
  const verified = known(verifiedDecision)
  if (!choice || !verified || !isVerifiedGranted(known)) return false
  const now = offerOfChoice(verified.offers, choice)
  if (!now) return true
  const before = first && offerOfChoice(first.offers, choice)
  return before !== undefined && toMills(now.rate) !== toMills(before.rate)
}

export const revisedOffer = ask('revised-offer', {
  title: 'Choose your revised offer',
  why: 'What we verified changed your offer. Look at it again before you go on.',
  steps: ['REVISED_OFFER_SELECTION'],
  applies: offerMoved,
  reads: (known) => [known(verifiedDecision)?.offersDigest],
  data: offerChoice,
  fits: unknownDebts,
  labels: offerChoiceLabels,
  mail: {
    REVISED_OFFER_SELECTION: {
      subject: 'Your offer has changed',
      body: 'What we verified changed your offer. Please look at it again before you go on.',
    },
  },
  example: exampleChoice,
})
