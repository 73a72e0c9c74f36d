import { fromCents } from '@hearthline/domain'
import type { PricedChoice } from './price-choice.ts'

/** What PUT .../offer takes: the draw in dollars, the fee in percent. */
export function offerBody({ choice, drawCents, discounts, payOff }: PricedChoice) {
  return {
    type: choice.type,
    term: choice.term,
    originationFee: choice.feeBps / 100,
    amount: fromCents(drawCents),
    discounts: [...discounts],
    ...(payOff.length > 0 && { cashPreference: choice.preference, payOffTradelineIds: payOff.map(({ id }) => id) }),
  }
}

/** The same choice as the item 'revised-offer' takes it: our own item, so cents and basis points. */
export function revisedOfferBody({ choice, drawCents, discounts, payOff }: PricedChoice) {
  return {
    type: choice.type,
    termYears: choice.term,
    originationFeeBps: choice.feeBps,
    drawCents,
    discounts: [...discounts],
    ...(payOff.length > 0 && { cashPreference: choice.preference, payOffTradelineIds: payOff.map(({ id }) => id) }),
  }
}
