import { Exact, toDollars } from './exact.ts'

/**
 * The recording tax shown for a draw: on the straight line from `min` at `minDraw` to `max` at `maxDraw`, the draw held within those two
 * [pricing/recording-tax]. Dollars, half to even to cents. Where the draw cannot vary the tax is `max`: never promise less than may be due.
 * NaN when an input is not a finite number or an interval is upside down. The tax by law is recordingTaxBy's.
 */
export function recordingTax(offer: { min: number; max: number; minDraw: number; maxDraw: number; draw: number }): number {
  const { min, max, minDraw, maxDraw, draw } = offer
  if (![min, max, minDraw, maxDraw, draw].every((value) => typeof value === 'number' && Number.isFinite(value))) return Number.NaN
  if (minDraw > maxDraw) return Number.NaN
  if (minDraw === maxDraw || draw >= maxDraw) return toDollars(new Exact(max))
  if (draw <= minDraw) return toDollars(new Exact(min))
  const slope = new Exact(max).minus(min)
  const along = new Exact(draw).minus(minDraw)
  return toDollars(slope.times(along).div(new Exact(maxDraw).minus(minDraw)).plus(min))
}
