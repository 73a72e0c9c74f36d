/** What a choice comes to, to the cent: kept with it, so that nothing of it can move unsaid. */
import { totalOf } from '../../../underwriting/offer/draw-bounds.ts'
import type { Offer } from '../../../underwriting/offer/offer.ts'
import { linePayment } from '../../../underwriting/offer/qualifying-payment.ts'
import { fromMills, toMills } from '../../../underwriting/offer/rate.ts'
import type { AgreedTerms, OfferChoice } from './offer-choice.ts'
import { offerOfChoice } from './offer-of-choice.ts'

/** undefined where the choice, its discounts included, is not among the offers. */
export function termsAmong(offers: readonly Offer[], choice: OfferChoice): AgreedTerms | undefined {
  const found = offerOfChoice(offers, choice)
  if (!found) return undefined
  const totalCents = totalOf(choice.drawCents, found.offer)
  const mills = toMills(found.rate)
  return {
    rate: fromMills(mills),
    monthlyPaymentCents: linePayment(totalCents, mills, found.offer.term),
    feeCents: totalCents - choice.drawCents,
    totalCents,
  }
}

export const areSameTerms = (a: AgreedTerms, b: AgreedTerms): boolean =>
  toMills(a.rate) === toMills(b.rate) &&
  a.monthlyPaymentCents === b.monthlyPaymentCents &&
  a.feeCents === b.feeCents &&
  a.totalCents === b.totalCents

/** No figure is higher, and one is lower. */
export const areBetterTerms = (now: AgreedTerms, before: AgreedTerms): boolean =>
  !areSameTerms(now, before) &&
  toMills(now.rate) <= toMills(before.rate) &&
  now.monthlyPaymentCents <= before.monthlyPaymentCents &&
  now.feeCents <= before.feeCents &&
  now.totalCents <= before.totalCents

/** A choice with its terms; as it is where the offers do not have it, or a release that kept no terms took it. */
export function withTerms(offers: readonly Offer[] | undefined, { terms: _before, ...choice }: OfferChoice): OfferChoice {
  const terms = termsAmong(offers ?? [], choice)
  return terms ? { ...choice, terms } : choice
}
