/**
 * The borrower chooses again: the value of the home, its title or the prices of the day moved the terms that were agreed, be it by a cent; or
 * they want another amount themselves, though nothing moved.
 */
import type { Known, Misfit } from '../../item.ts'
import { ask } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { unknownDebts } from '../decision/open-debts.ts'
import { areSameTerms, termsAmong, withTerms } from '../offer/agreed-terms.ts'
import { chosenOffer, exampleChoice, offerChoiceLabels } from '../offer/chosen-offer.ts'
import { closingCosts } from '../offer/closing-costs.ts'
import { type AgreedTerms, type OfferChoice, offerAnswer, offerChoice } from '../offer/offer-choice.ts'
import { uncoveredPayOffs } from '../offer/pay-offs.ts'
import { revisedOffer } from '../offer/revised-offer.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { amountChange, choiceBeforeFinal, choiceToChange } from './amount-change.ts'
import { finalDecision } from './final-decision.ts'
import { isFinalGranted } from './final-review.ts'
import { withKeptDiscounts } from './kept-discounts.ts'

function isHeld(known: Known, choice: OfferChoice | undefined, agreed: AgreedTerms | undefined): boolean {
  const now = choice && termsAmong(known(finalDecision), withKeptDiscounts(known, choice), reportsOf(known))
  return now !== undefined && (agreed === undefined || areSameTerms(now, agreed))
}

/** The terms that were agreed last are offered as they were. */
function isUnmoved(known: Known): boolean {
  const before = choiceToChange(known) ?? choiceBeforeFinal(known)
  return isHeld(known, before, before?.terms)
}

const isChangeAsked = (known: Known): boolean => choiceToChange(known) !== undefined

/** Nothing was moved by us: the borrower wants another amount. */
const isOwnWish = (known: Known): boolean => isChangeAsked(known) && isUnmoved(known)

const unearnedDiscounts = (known: Known, choice: OfferChoice): Misfit[] =>
  withKeptDiscounts(known, choice) === choice || !choice.discounts.includes('AUTOPAY')
    ? []
    : [{ path: 'discounts', message: 'You chose to pay each month yourself. The autopay discount needs automatic payments' }]

export const finalRevisedOffer = ask('final-revised-offer', {
  title: 'Choose your revised offer',
  why: 'What we learned about your home changed your offer. Review it before you continue.',
  steps: ['REVISED_OFFER_SELECTION', 'OFFER_SELECTION'],
  step: (known) => (isOwnWish(known) ? 'OFFER_SELECTION' : 'REVISED_OFFER_SELECTION'),
  wordsAt: {
    OFFER_SELECTION: {
      title: 'Change your amount',
      why: 'Choose another amount, or keep the offer you have. Your offer stands until you choose again.',
    },
  },
  corrects: [valueDispute, amountChange],
  // What was agreed is still offered to whoever only looks for another amount.
  rests: (known) => (isOwnWish(known) ? 'APPROVED' : 'COUNTEROFFER'),
  // It stands after the parts between verifying the identity and signing: the bar must not go back.
  progress: 'SIGNING',
  applies: (known, given) => isFinalGranted(known) && (given !== undefined || isChangeAsked(known) || !isUnmoved(known)),
  reads: (known) => [known(revisedOffer) ?? known(chosenOffer), ...(known(amountChange)?.from ?? [])],
  holds: (known, given) => isHeld(known, given, given.terms),
  data: offerChoice,
  accepts: offerAnswer,
  keeps: (known, choice) => withTerms(known(finalDecision), reportsOf(known), choice),
  fits: (known, choice) => [
    ...unknownDebts(known, choice),
    ...unearnedDiscounts(known, choice),
    ...uncoveredPayOffs(choice, {
      decision: known(finalDecision),
      reports: reportsOf(known),
      costs: closingCosts(known),
    }),
  ],
  chapter: { open: 'Choose your revised offer', done: 'Revised offer chosen', shown: 'when-open' },
  labels: offerChoiceLabels,
  example: exampleChoice,
})
