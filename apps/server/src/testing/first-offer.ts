/** The first fixed offer at its smallest draw, as an answer to chosen-offer: what someone takes who only wants to continue. */
import type { OffersBody } from '@hearthline/contract'

export function firstOffer({ offers }: Pick<OffersBody, 'offers'>) {
  const offer = offers.find((candidate) => candidate.type === 'FIXED')!
  return {
    type: 'FIXED',
    termYears: offer.term,
    originationFeeBps: Math.round(offer.originationFee * 100),
    drawCents: Math.ceil(offer.minDraw * 100),
    discounts: [],
  }
}
