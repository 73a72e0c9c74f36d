/** Which choice stands, on which decision, and on which terms: the one place that says so, whatever was chosen again since. */
import type { Step } from '../../../routing/steps.ts'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import type { Facts } from '../../facts.ts'
import type { Item, Known } from '../../item.ts'
import { reportsOf } from '../credit/reports-of.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { underwritingReview } from '../decision/underwriting-review.ts'
import { termsAmong } from '../offer/agreed-terms.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import type { AgreedTerms, OfferChoice } from '../offer/offer-choice.ts'
import { chosenTermsOf, revisedOffer, revisedTermsOf } from '../offer/revised-offer.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import { isVerifiedGranted } from '../offer/verified-review.ts'
import { choiceToChange } from './amount-change.ts'
import { finalDecision } from './final-decision.ts'
import { isFinalGranted } from './final-review.ts'
import { finalRevisedOffer } from './final-revised-offer.ts'
import { withKeptDiscounts } from './kept-discounts.ts'

/** The items that take a choice of offer, in the order in which they may be asked. */
export const OFFER_CHOICES = [chosenOffer, revisedOffer, finalRevisedOffer] as const

const CHOICE_IDS: readonly string[] = OFFER_CHOICES.map(({ id }) => id)
const REVISION_IDS: readonly string[] = [revisedOffer.id, finalRevisedOffer.id]

export const isOfferChoice = (item: string | undefined): boolean => item !== undefined && CHOICE_IDS.includes(item)

/** Whether the item asks for the choice again. */
export const isRevision = (item: string | undefined): boolean => item !== undefined && REVISION_IDS.includes(item)

/** What was chosen last and stands, also while it is to be changed. */
export const choiceInForce = (known: Known): OfferChoice | undefined =>
  known(finalRevisedOffer) ?? choiceToChange(known) ?? known(revisedOffer) ?? known(chosenOffer)

/** What the choice in force was agreed at. */
export function termsInForce(known: Known): AgreedTerms | undefined {
  const last = known(finalRevisedOffer) ?? choiceToChange(known)
  if (last) return last.terms
  const revised = known(revisedOffer)
  const chosen = known(chosenOffer)
  return revised ? revisedTermsOf(known, revised) : chosen && chosenTermsOf(known, chosen)
}

/** The newest decision that was made, whatever it says. */
export const newestDecision = (known: Known): Decision | undefined =>
  known(finalDecision) ?? known(verifiedDecision) ?? known(firstDecision)

/** The decision whose offers count now: the newest, where its offers may be chosen. */
export function decisionInForce(known: Known): Decision | undefined {
  const final = known(finalDecision)
  if (final) return isFinalGranted(known) ? final : undefined
  const verified = known(verifiedDecision)
  if (verified) return isVerifiedGranted(known) ? verified : undefined
  const first = known(firstDecision)
  const granted = first?.outcome === 'APPROVED' || (first?.outcome === 'REVIEW' && known(underwritingReview)?.outcome === 'ACCEPTED')
  return granted ? first : undefined
}

/** What moved under a choice: what it was agreed at, and what it comes to now; undefined where it is not offered any more. */
export interface Revision {
  readonly choice: OfferChoice
  readonly was: AgreedTerms | undefined
  readonly now: AgreedTerms | undefined
}

interface Walked {
  readonly known: Known
  readonly frontier: { readonly item: Item; readonly step: Step } | undefined
  readonly bases: Readonly<Record<string, string>>
}

/** Only while a choice is asked for again. */
export function revisionOf({ known, frontier, bases }: Walked, { results }: Facts): Revision | undefined {
  const open = frontier?.item
  // Whoever wants another amount has moved it themselves.
  if (!open || !isRevision(open.id) || frontier.step !== 'REVISED_OFFER_SELECTION') return undefined
  // Answered once, and moved since: that answer is what the borrower knows.
  const answered = results[open.id]
  const given = answered && answered.basis === bases[open.id] ? (answered.data as OfferChoice) : undefined
  const choice = given ?? choiceInForce(known)
  if (!choice) return undefined
  return {
    choice,
    was: given ? given.terms : termsInForce(known),
    now: termsAmong(decisionInForce(known), withKeptDiscounts(known, choice), reportsOf(known)),
  }
}
