/** What a correction comes to for the offer: the terms that stand beside those that would, or the refusal that it would bring. */
import type { Decision } from '../underwriting/decision/decision.ts'
import { type Standing, standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { type Refusal, refusalOf } from './items/decision/refusal.ts'
import { choiceInForce, decisionInForce, isOfferChoice, newestDecision, termsInForce } from './items/final/choice-in-force.ts'
import { areSameTerms } from './items/offer/agreed-terms.ts'
import type { AgreedTerms, OfferChoice } from './items/offer/offer-choice.ts'
import type { Projection } from './project-correction.ts'

/**
 * UNCHANGED: the choice stands at its terms. REPRICED: it is offered at others. CHOICE_GONE: other offers have to be chosen from. ASSETS,
 * REQUALIFY, REVIEW: what the rules would ask for first. OPEN: it cannot be said before something else is known.
 */
export const CORRECTION_OUTCOMES = ['UNCHANGED', 'REPRICED', 'CHOICE_GONE', 'ASSETS', 'REQUALIFY', 'REVIEW', 'REFUSED', 'OPEN'] as const
export type CorrectionOutcome = (typeof CORRECTION_OUTCOMES)[number]

/** An offer as it is agreed on, and the most that could be had. */
export interface OfferStanding {
  readonly mostDrawCents: number | undefined
  readonly choice: OfferChoice | undefined
  readonly terms: AgreedTerms | undefined
}

export interface CorrectionEffect {
  readonly outcome: CorrectionOutcome
  readonly refusal: Refusal | undefined
  readonly before: OfferStanding
  readonly after: OfferStanding
}

/** The largest draw that any of the offers is for: what the offer page says can be borrowed, fees aside. */
const mostDrawOf = (decision: Decision | undefined): number | undefined =>
  decision && decision.offers.length > 0 ? Math.max(...decision.offers.map(({ maxDrawCents }) => maxDrawCents)) : undefined

const offerStanding = (known: Known): OfferStanding => ({
  mostDrawCents: mostDrawOf(decisionInForce(known)),
  choice: choiceInForce(known),
  terms: termsInForce(known),
})

export function correctionEffect(facts: Facts, projection: Projection): CorrectionEffect {
  const { known } = projection.stands.walk
  const refusal = refusalOf(known)
  const before = offerStanding(standing(facts).walk.known)
  const after = offerStanding(known)
  return { outcome: outcomeOf(projection, refusal, before, after), refusal, before, after }
}

function outcomeOf(
  { stands, askedAnew }: Projection,
  refusal: Refusal | undefined,
  before: OfferStanding,
  after: OfferStanding,
): CorrectionOutcome {
  if (refusal) return 'REFUSED'
  const made = newestDecision(stands.walk.known)?.outcome
  if ((made === 'ASSETS' || made === 'REQUALIFY') && after.terms === undefined) return made
  if (askedAnew?.by === 'operator') return 'REVIEW'
  if (before.terms && after.terms) return areSameTerms(before.terms, after.terms) ? 'UNCHANGED' : 'REPRICED'
  const isAsked = isChoiceAsked(stands)
  if (before.terms && isAsked) return 'CHOICE_GONE'
  return before.terms === undefined && after.terms === undefined && before.mostDrawCents === after.mostDrawCents ? 'UNCHANGED' : 'OPEN'
}

const isChoiceAsked = ({ walk }: Standing): boolean => isOfferChoice(walk.frontier?.item.id)
