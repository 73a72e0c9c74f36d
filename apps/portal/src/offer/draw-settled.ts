import { drawRange, type Offer, offerAt } from '@hearthline/domain/underwriting'

export type OfferKind = Pick<Offer, 'type' | 'term' | 'feeBps'>

/** The draws of one kind of offer in whole dollars (the field takes no cents), each end inside what is offered. */
export type DrawLimits = { readonly leastCents: number; readonly mostCents: number }

/** Undefined when this kind is not offered. Where no whole dollar fits, the exact ends. */
export function drawLimits(offers: readonly Offer[], kind: OfferKind): DrawLimits | undefined {
  const range = drawRange(offers, kind)
  if (!range) return undefined
  const leastCents = Math.ceil(range.minDrawCents / 100) * 100
  const mostCents = Math.floor(range.maxDrawCents / 100) * 100
  return leastCents <= mostCents ? { leastCents, mostCents } : { leastCents: range.minDrawCents, mostCents: range.maxDrawCents }
}

/**
 * The draw nearest to what was wanted that is offered, and the offer that prices it; undefined when the kind is not offered. In a gap between
 * two price ranges it is the end below: never more than was asked for, unless nothing so small is offered.
 */
export function settleDraw(
  offers: readonly Offer[],
  kind: OfferKind,
  wantedCents: number,
): { drawCents: number; offer: Offer } | undefined {
  const range = drawRange(offers, kind)
  const limits = drawLimits(offers, kind)
  if (!range || !limits) return undefined
  const within = Math.min(Math.max(wantedCents, limits.leastCents), limits.mostCents)
  const exact = offerAt(range, within)
  if (exact) return { drawCents: within, offer: exact }
  const below = range.offers.findLast((offer) => offer.maxDrawCents < within) ?? range.offers[0]!
  return { drawCents: Math.min(within, below.maxDrawCents), offer: below }
}
