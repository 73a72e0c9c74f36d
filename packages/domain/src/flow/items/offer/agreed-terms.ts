/** What a choice comes to, to the cent: kept with it, so that nothing of it can move unsaid. */
import { totalOf } from '../../../underwriting/offer/draw-bounds.ts'
import type { Offer } from '../../../underwriting/offer/offer.ts'
import { linePayment } from '../../../underwriting/offer/qualifying-payment.ts'
import { fromMills, toMills } from '../../../underwriting/offer/rate.ts'
import type { PayOff } from '../../../underwriting/situation/pay-offs.ts'
import type { AgreedTerms, OfferChoice } from './offer-choice.ts'
import { offerOfChoice } from './offer-of-choice.ts'
import { payOffsOf, sumOfPayOffs } from './pay-offs.ts'

/** What of a decision a choice is made among. */
export interface Offered {
  readonly offers: readonly Offer[]
  readonly payOffs?: readonly PayOff[] | undefined
}

/** Newest first: what the debts that were chosen come to. */
type Reports = Parameters<typeof payOffsOf>[2]

/** undefined where the choice, its discounts included, is not among the offers. */
export function termsAmong(decision: Offered | undefined, choice: OfferChoice, reports: Reports): AgreedTerms | undefined {
  const found = decision && offerOfChoice(decision.offers, choice)
  if (!found) return undefined
  const payOffCents = sumOfPayOffs(payOffsOf(choice, decision, reports))
  const totalCents = totalOf(choice.drawCents, found.offer)
  const mills = toMills(found.rate)
  return {
    rate: fromMills(mills),
    monthlyPaymentCents: linePayment(totalCents, mills, found.offer.term),
    feeCents: totalCents - choice.drawCents,
    totalCents,
    ...(payOffCents > 0 && { payOffCents }),
  }
}

export const areSameTerms = (a: AgreedTerms, b: AgreedTerms): boolean =>
  toMills(a.rate) === toMills(b.rate) &&
  a.monthlyPaymentCents === b.monthlyPaymentCents &&
  a.feeCents === b.feeCents &&
  a.totalCents === b.totalCents &&
  (a.payOffCents ?? 0) === (b.payOffCents ?? 0)

/** No figure is higher, and one is lower. */
export const areBetterTerms = (now: AgreedTerms, before: AgreedTerms): boolean =>
  !areSameTerms(now, before) &&
  toMills(now.rate) <= toMills(before.rate) &&
  now.monthlyPaymentCents <= before.monthlyPaymentCents &&
  now.feeCents <= before.feeCents &&
  now.totalCents <= before.totalCents &&
  (now.payOffCents ?? 0) <= (before.payOffCents ?? 0)

/** A choice with its terms; as it is where the offers do not have it, or a release that kept no terms took it. */
export function withTerms(decision: Offered | undefined, reports: Reports, { terms: _before, ...choice }: OfferChoice): OfferChoice {
  const terms = termsAmong(decision, choice, reports)
  return terms ? { ...choice, terms } : choice
}

/** What releases kept that did not compare payoffs, with what they came to when it was agreed. */
export function agreedWithPayOffs(kept: AgreedTerms | undefined, then: AgreedTerms | undefined): AgreedTerms | undefined {
  if (kept === undefined) return then
  const payOffCents = kept.payOffCents ?? then?.payOffCents
  return payOffCents === undefined ? kept : { ...kept, payOffCents }
}
