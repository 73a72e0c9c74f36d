/** An offer that was chosen, and is asked for once more before the application is submitted again: what it was, and what became of it. */
import { formatList } from '../underwriting/explanations/format-figure.ts'
import type { Facts } from './facts.ts'
import { FLOW } from './flow.ts'
import type { Item, StepMail } from './item.ts'
import { reportsOf } from './items/credit/reports-of.ts'
import { decisionInForce, OFFER_CHOICES } from './items/final/choice-in-force.ts'
import { withKeptDiscounts } from './items/final/kept-discounts.ts'
import { areSameTerms, termsAmong } from './items/offer/agreed-terms.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import type { AgreedTerms, OfferChoice } from './items/offer/offer-choice.ts'
import type { Walk } from './walk.ts'

export interface ChoiceAgain {
  /** The last choice that was made. */
  readonly choice: OfferChoice
  /** What it was agreed at; undefined of a release that kept no terms. */
  readonly was: AgreedTerms | undefined
  /** What it comes to among the offers of now; undefined where they do not have it. */
  readonly now: AgreedTerms | undefined
  /** What the borrower corrected since, as a sentence names it. */
  readonly corrected: readonly string[]
}

/** undefined where no choice is asked for, or none was made before. */
export function choiceAgain({ frontier, known }: Pick<Walk, 'frontier' | 'known'>, { results }: Facts): ChoiceAgain | undefined {
  if (frontier?.item.id !== chosenOffer.id) return undefined
  const [last] = OFFER_CHOICES.flatMap(({ id }) => results[id] ?? []).sort((a, b) => b.settledAt.localeCompare(a.settledAt))
  if (!last) return undefined
  const choice = last.data as OfferChoice
  const corrected = (FLOW as readonly Item[]).flatMap(({ id, correctable }) => {
    const at = results[id]?.settledAt
    const named = typeof correctable === 'object' ? correctable.named : undefined
    return named !== undefined && at !== undefined && at > last.settledAt ? [named] : []
  })
  return {
    choice,
    was: choice.terms,
    now: termsAmong(decisionInForce(known), withKeptDiscounts(known, choice), reportsOf(known)),
    corrected,
  }
}

/** 'You corrected your income, so we calculated your offers again. The offer you chose is still available, at the same terms.' */
export function choiceAgainWords({ was, now, corrected }: ChoiceAgain): string {
  const because =
    corrected.length > 0
      ? `You corrected ${formatList(corrected)}, so we calculated your offers again.`
      : 'We calculated your offers again.'
  if (now === undefined) return `${because} The offer you chose is no longer available.`
  const terms = was && areSameTerms(was, now) ? 'at the same terms' : 'but its figures are different now'
  return `${because} The offer you chose is still available, ${terms}.`
}

/** In the place of the first offers' mail: someone who has chosen reads that it is not over. */
export const choiceAgainMail = (again: ChoiceAgain): StepMail => ({
  subject: 'Choose your offer again',
  body: `${choiceAgainWords(again)} Sign in to choose again. We continue once you do. Choosing again doesn’t pull your credit.`,
})
