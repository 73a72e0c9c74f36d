/** Verified facts moved the terms that were chosen, be it by a cent: the borrower chooses again. */
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { softCredit } from '../credit/soft-credit.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { unknownDebts } from '../decision/open-debts.ts'
import { agreedWithPayOffs, areSameTerms, termsAmong, withTerms } from './agreed-terms.ts'
import { chosenOffer, exampleChoice, offerChoiceLabels } from './chosen-offer.ts'
import { closingCosts } from './closing-costs.ts'
import { type AgreedTerms, type OfferChoice, offerAnswer, offerChoice } from './offer-choice.ts'
import { uncoveredPayOffs } from './pay-offs.ts'
import { verifiedDecision } from './verified-decision.ts'
import { isVerifiedGranted } from './verified-review.ts'

/** What the first choice came to; by the decision it was made on where the release that took it kept no terms. */
export const chosenTermsOf = (known: Known, choice: OfferChoice): AgreedTerms | undefined =>
  agreedWithPayOffs(choice.terms, termsAmong(known(firstDecision), choice, [known(softCredit)]))

/** The same of a choice that was made again. */
export const revisedTermsOf = (known: Known, choice: OfferChoice): AgreedTerms | undefined =>
  agreedWithPayOffs(choice.terms, termsAmong(known(verifiedDecision), choice, reportsOf(known)))

/** Whether the verified decision offers it to the cent as it was agreed. Where what was agreed is not known, the choice being offered has to do. */
function isHeld(known: Known, choice: OfferChoice, agreed: AgreedTerms | undefined): boolean {
  const now = termsAmong(known(verifiedDecision), choice, reportsOf(known))
  return now !== undefined && (agreed === undefined || areSameTerms(now, agreed))
}

/** True when the chosen offer, with its discounts and its draw, is not offered any more, or at other terms than when it was chosen. */
export function isOfferChanged(known: Known): boolean {
  const choice = known(chosenOffer)
  if (!choice || !isVerifiedGranted(known)) return false
  return !isHeld(known, choice, chosenTermsOf(known, choice))
}

export const revisedOffer = ask('revised-offer', {
  title: 'Choose your revised offer',
  why: 'The information we verified changed your offer. Review it before you continue.',
  steps: ['REVISED_OFFER_SELECTION'],
  rests: 'COUNTEROFFER',
  // Once it was answered, that answer is what was agreed: the first choice does not come back by being offered again.
  applies: (known, given) => isVerifiedGranted(known) && (given !== undefined || isOfferChanged(known)),
  reads: (known) => [known(chosenOffer)],
  earlierReads: (known) => [known(verifiedDecision)?.offersDigest],
  holds: (known, given) => isHeld(known, given, revisedTermsOf(known, given)),
  notAfter: 'note-signing',
  data: offerChoice,
  accepts: offerAnswer,
  keeps: (known, choice) => withTerms(known(verifiedDecision), reportsOf(known), choice),
  fits: (known, choice) => [
    ...unknownDebts(known, choice),
    ...uncoveredPayOffs(choice, {
      decision: known(verifiedDecision),
      reports: reportsOf(known),
      costs: closingCosts(known),
    }),
  ],
  labels: offerChoiceLabels,
  mail: {
    REVISED_OFFER_SELECTION: {
      subject: 'Your offer has changed',
      body: 'The information we verified changed your offer. Please review it before you continue.',
      text: 'There is an offer for you to review.',
    },
  },
  example: exampleChoice,
})
