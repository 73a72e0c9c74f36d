import { type Offer, quote } from '@hearthline/domain/underwriting'
import { settleDraw } from './draw-settled.ts'
import type { PricedChoice } from './price-choice.ts'

export type TermPayment = { readonly term: number; readonly drawCents: number; readonly paymentCents: number }

/** The monthly payment over each term that is offered with the same type, fee and discounts; where a term does not reach the draw, at its nearest. */
export function termPayments(offers: readonly Offer[], { choice, drawCents, discounts }: PricedChoice): TermPayment[] {
  const terms = [...new Set(offers.map((offer) => offer.term))].sort((a, b) => a - b)
  return terms.flatMap((term) => {
    const settled = settleDraw(offers, { type: choice.type, term, feeBps: choice.feeBps }, drawCents)
    if (!settled) return []
    const own = discounts.filter((type) => settled.offer.discounts.some((discount) => discount.type === type))
    const { monthlyPaymentCents } = quote({ ...settled, discounts: own, liabilitiesPayOffCents: 0, costs: [] })
    return [{ term, drawCents: settled.drawCents, paymentCents: monthlyPaymentCents }]
  })
}
