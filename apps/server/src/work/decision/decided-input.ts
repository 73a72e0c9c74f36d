/** What the rules weighed in a decision that stands: the ground on which it is explained, replayed, and compared with other tables. */
import type { Decision, Known, UnderwritingInput } from '@hearthline/domain'
import { finalDecision, newestDecision, refusalOf, verifiedDecision } from '@hearthline/domain'
import type { ApplicationRow } from '../../store/repositories/applications.ts'
import { type Applied as AppliedUnder, type TermsServices, termsOfDecision } from './lending-terms.ts'
import { finalInput, firstInput, firstValueInput, verifiedInput } from './make-decision.ts'

export interface DecidedInput {
  readonly decision: Decision
  /** as of the day of the decision */
  readonly input: UnderwritingInput
}

type Applied = AppliedUnder & Pick<ApplicationRow, 'origin'>

/** Undefined where nothing has been decided, or what was has lapsed. */
export function decidedInput(known: Known, application: Applied, services: Pick<TermsServices, 'lendingOf'>): DecidedInput | undefined {
  const decision = newestDecision(known)
  if (!decision) return undefined
  // By the day of the decision and its version: the terms and discounts in force then are part of what was weighed.
  const context = { known, now: decision.pricedAt, application, terms: termsOfDecision(services, application, decision) }
  const { apor, index } = decision
  const inputOf = known(finalDecision) ? finalInput : known(verifiedDecision) ? verifiedInput : firstInput
  const input = inputOf(context, { apor, index })
  // A value found since then is no part of it.
  const isOfNow = input.value.valueCents === decision.figures.valueCents
  const value = isOfNow ? input.value : firstValueInput(known)
  return { decision, input: { ...input, value, on: decision.pricingAsOf, now: decision.pricedAt } }
}

/** Outcomes for which an approval path may be searched. */
const WITHOUT_OFFERS: readonly Decision['outcome'][] = ['DECLINE', 'INELIGIBLE', 'ASSETS', 'REQUALIFY']

/** Undefined where there is nothing to look for: offers stand, a person said no, or nothing has been decided. */
export function refusedInput(known: Known, application: Applied, services: Pick<TermsServices, 'lendingOf'>): DecidedInput | undefined {
  const by = refusalOf(known)?.by
  if (by === 'PERSON' || by === 'TIME') return undefined
  const decided = decidedInput(known, application, services)
  return decided && WITHOUT_OFFERS.includes(decided.decision.outcome) ? decided : undefined
}
