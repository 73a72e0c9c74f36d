/** Before they sign, the borrower may choose another amount among the same offers. What they chose stands until they choose again. */
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { withTerms } from '../offer/agreed-terms.ts'
import { chosenOffer, exampleChoice, offerChoiceLabels } from '../offer/chosen-offer.ts'
import { type OfferChoice, offerChoice } from '../offer/offer-choice.ts'
import { chosenTermsOf, revisedOffer, revisedTermsOf } from '../offer/revised-offer.ts'
import { finalDecision } from './final-decision.ts'

const amountChangeAnswer = z.object({ wanted: z.boolean() })
/** Each choice that was to be changed, the latest last: taken back, the one before is in force as if nothing had been asked. */
const amountChangeData = z.extend(amountChangeAnswer, { from: z.optional(z.array(offerChoice)) })
export type AmountChange = z.infer<typeof amountChangeData>

/** The answer to it, further down the flow. */
const choiceAfter = { id: 'final-revised-offer' } as Item<'final-revised-offer', 'ask', OfferChoice>

/** What was chosen before the final terms, with what it was agreed at. */
export function choiceBeforeFinal(known: Known): OfferChoice | undefined {
  const revised = known(revisedOffer)
  const choice = revised ?? known(chosenOffer)
  const terms = revised ? revisedTermsOf(known, revised) : choice && chosenTermsOf(known, choice)
  return choice && { ...choice, ...(terms && { terms }) }
}

export const amountChange: Item<'amount-change', 'ask', AmountChange, undefined> = ask('amount-change', {
  title: 'Change your amount',
  why: 'Choose another amount, term or fee before you sign. We don’t pull your credit again.',
  steps: ['OFFER_SELECTION'],
  progress: 'SIGNING',
  reads: (known) => [known(chosenOffer), known(revisedOffer)],
  data: amountChangeData,
  accepts: amountChangeAnswer,
  initially: { wanted: false },
  fits: (known, { wanted }) =>
    wanted || isAmountAsked(known) ? [] : [{ path: 'wanted', message: 'Your offer is already as you chose it. Reload the page.' }],
  keeps: (known, { wanted }) => {
    const from = known(amountChange)?.from ?? []
    // Pressed twice: the choice is being changed already.
    if (wanted && isAmountAsked(known)) return { wanted, from }
    if (!wanted) return { wanted: from.length > 1, from: from.slice(0, -1) }
    const choice = known(choiceAfter) ?? choiceBeforeFinal(known)
    return { wanted, from: choice ? [...from, withKept(known, choice)] : from }
  },
  labels: { wanted: 'Change my amount', from: { label: 'What you chose before', each: offerChoiceLabels } },
  example: { wanted: true, from: [exampleChoice] },
})

/** A release that kept no terms agreed to those of the offers that stand. */
const withKept = (known: Known, choice: OfferChoice): OfferChoice =>
  choice.terms ? choice : withTerms(known(finalDecision), reportsOf(known), choice)

/** The choice that is to be changed; undefined where none is. */
export const choiceToChange = (known: Known): OfferChoice | undefined => known(amountChange)?.from?.at(-1)

/** A change was asked for, and no other choice is made yet. */
export const isAmountAsked = (known: Known): boolean => choiceToChange(known) !== undefined && known(choiceAfter) === undefined
