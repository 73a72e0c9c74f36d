import type { DiscountType, Offer, OfferDiscount } from './offer.ts'
import { fromMills, toMills } from './rate.ts'

/**
 * The rate of an offer with the discounts chosen, percent text with three decimals, not below the floor [offers/discounts]. Throws a RangeError
 * for a discount that the offer does not have. Uses no tables, so the browser calculates it too.
 */
export function rateFor(offer: Pick<Offer, 'rate' | 'floorRate' | 'discounts'>, discounts: readonly DiscountType[]): string {
  const chosen = [...new Set(discounts)].map((type) => {
    const found = offer.discounts.find((discount) => discount.type === type)
    if (found === undefined) throw new RangeError(`This offer has no ${type} discount`)
    return found
  })
  const only = chosen.filter(replacesOthers).toSorted((a, b) => toMills(a.rateWithDiscount) - toMills(b.rateWithDiscount))[0]
  if (only) return only.rateWithDiscount
  const full = toMills(offer.rate)
  const reduction = (discount: (typeof chosen)[number]) => full - toMills(discount.rateWithDiscount)
  const together = chosen.filter((discount) => discount.stackable).reduce((sum, discount) => sum + reduction(discount), 0)
  const alone = chosen.filter((discount) => !discount.stackable).map(reduction)
  return fromMills(Math.max(full - Math.max(together, 0, ...alone), Math.min(full, toMills(offer.floorRate))))
}

/** Offers that were priced before a discount could say so itself have none but ALL_IN that replaces the others. */
export const replacesOthers = ({ type, stackable, replacesOthers }: Omit<OfferDiscount, 'rateWithDiscount'>): boolean =>
  replacesOthers ?? (type === 'ALL_IN' && !stackable)
