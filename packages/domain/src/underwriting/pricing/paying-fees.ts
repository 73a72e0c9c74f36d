import { largestDraw, lineHolding, type OriginationFee } from '../offer/draw-bounds.ts'
import { paymentOnOne } from '../offer/qualifying-payment.ts'

/** A fee with the rate that it buys, in thousandths of a percent. */
type PricedFee = OriginationFee & { readonly rateMills: number }

/**
 * A fee pays when all payments together come to less with it than without: same draw, same term, no discounts. By a ten-thousandth at least, so
 * that no rounding of a payment to its cent can undo it.
 */
const LEAST_GAIN = 1.0001

/**
 * The smallest line of a part of one price from which the higher fee pays within the term; undefined where it never does. Without a cap on the
 * fee that is the part's first line or none; with one, a larger draw carries a smaller share of it.
 */
export function payingFrom(
  { higher, lower, years }: { readonly higher: PricedFee; readonly lower: PricedFee; readonly years: number },
  { fromCents, toCents }: { readonly fromCents: number; readonly toCents: number },
): number | undefined {
  const [withHigher, withLower] = [paymentOnOne(higher.rateMills, years) * LEAST_GAIN, paymentOnOne(lower.rateMills, years)]
  const pays = (lineCents: number) => {
    const drawCents = largestDraw(lineCents, higher)
    return lineCents * withHigher < lineHolding(drawCents, lower) * withLower
  }
  if (higher.feeCapCents === undefined) {
    return (10_000 + higher.feeBps) * withHigher < (10_000 + lower.feeBps) * withLower ? fromCents : undefined
  }
  if (pays(fromCents)) return fromCents
  if (!pays(toCents)) return undefined
  let [least, most] = [fromCents, toCents]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (pays(middle)) most = middle
    else least = middle
  }
  return most
}
