import { type DiscountType, type Offer, rateFor, replacesOthers } from '@hearthline/domain/underwriting'
import { ratePoints } from './rate-points.ts'

/** COUNTS: lowers the rate. REPLACED: one that replaces the others is on. OUTDONE: chosen, but another combination is better. */
export type DiscountStanding = 'OFF' | 'COUNTS' | 'REPLACED' | 'OUTDONE'

/** What each discount of an offer does beside the others that are on: rateFor decides, this only says how. */
export function discountStandings(offer: Offer, chosen: readonly DiscountType[]): ReadonlyMap<DiscountType, DiscountStanding> {
  const on = offer.discounts.filter(({ type }) => chosen.includes(type))
  const rate = (types: readonly DiscountType[]) => ratePoints(rateFor(offer, types))
  const only = on.filter(replacesOthers).toSorted((a, b) => rate([a.type]) - rate([b.type]))[0]
  const together = rate(on.filter(({ stackable }) => stackable).map(({ type }) => type))
  const alone = on.filter(({ stackable }) => !stackable).toSorted((a, b) => rate([a.type]) - rate([b.type]))[0]
  const aloneWins = alone !== undefined && rate([alone.type]) < together
  return new Map(
    offer.discounts.map(({ type, stackable }): [DiscountType, DiscountStanding] => {
      if (!chosen.includes(type)) return [type, 'OFF']
      if (only) return [type, type === only.type ? 'COUNTS' : 'REPLACED']
      const counts = aloneWins ? type === alone.type : stackable
      return [type, counts ? 'COUNTS' : 'OUTDONE']
    }),
  )
}

/** Whether the rate is at the lender's lowest already without a discount, so that it lowers nothing: it may be chosen all the same. */
export const isAtFloorWithout = (offer: Offer, chosen: readonly DiscountType[], type: DiscountType): boolean =>
  ratePoints(
    rateFor(
      offer,
      chosen.filter((other) => other !== type),
    ),
  ) <= ratePoints(offer.floorRate)
