import type { DiscountType, Offer } from './offer.ts'
import { fromMills, toMills } from './rate.ts'

/**
 * The rate of an offer with the discounts chosen, percent text with three decimals. Reductions sum; the sum stops at the floor; ALL_IN
 * replaces the others; one that does not stack is taken alone if that is better (design 4.6, 5.2). Discounts the offer does not have are
 * refused with a RangeError: a rate must never rest on something that was not offered. No tables: the browser uses it as the server does.
 */
export function rateFor(offer: Pick<Offer, 'rate' | 'floorRate' | 'discounts'>, discounts: readonly DiscountType[]): string {
  const chosen = [...new Set(discounts)].map((type) => {
    const found = offer.discounts.find((discount) => discount.type === type)
    if (found === undefined) throw new RangeError(`This offer has no ${type} discount`)
    return found
  })
  const allIn = chosen.find((discount) => discount.type === 'ALL_IN')
  if (allIn) return allIn.rateWithDiscount
  const full = toMills(offer.rate)
  const reduction = (discount: (typeof chosen)[number]) => full - toMills(discount.rateWithDiscount)
  const together = chosen.filter((discount) => discount.stackable).reduce((sum, discount) => sum + reduction(discount), 0)
  const alone = chosen.filter((discount) => !discount.stackable).map(reduction)
  return fromMills(Math.max(full - Math.max(together, 0, ...alone), Math.min(full, toMills(offer.floorRate))))
}
