import type { Offer } from './offer.ts'

/** What a slider over draws needs: the offers of one type, term and fee follow one another by draw. */
export type DrawRange = { readonly minDrawCents: number; readonly maxDrawCents: number; readonly offers: readonly Offer[] }

type Choice = Pick<Offer, 'type' | 'term' | 'feeBps'>

/** The draws of one type, term and fee over all its price ranges, smallest first; undefined when it is not offered. */
export function drawRange(offers: readonly Offer[], choice: Choice): DrawRange | undefined {
  const own = offers
    .filter((offer) => offer.type === choice.type && offer.term === choice.term && offer.feeBps === choice.feeBps)
    .sort((a, b) => a.minDrawCents - b.minDrawCents)
  if (own.length === 0) return undefined
  return { minDrawCents: own[0]!.minDrawCents, maxDrawCents: Math.max(...own.map((offer) => offer.maxDrawCents)), offers: own }
}

/** The offer that prices a draw; undefined when none does. */
export const offerAt = (range: DrawRange, drawCents: number): Offer | undefined =>
  range.offers.find((offer) => offer.minDrawCents <= drawCents && drawCents <= offer.maxDrawCents)
