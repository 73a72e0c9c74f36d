import { Exact } from '../loan/exact.ts'
import { levelPayment } from '../loan/monthly-payment.ts'
import { fromMills } from './rate.ts'

const factors = new Map<string, Exact>()

/** The payment on one cent, exact to fifty digits. Kept by rate and term: a decision asks for the same hundreds of times. */
function paymentFactor(rateMills: number, years: number): Exact {
  const key = `${rateMills}/${years}`
  const known = factors.get(key)
  if (known !== undefined) return known
  const factor = levelPayment(new Exact(1), new Exact(fromMills(rateMills)).div(1200), years * 12)
  // A bound, so that an editor trying prices all day does not fill the memory.
  if (factors.size > 5000) factors.clear()
  factors.set(key, factor)
  return factor
}

/** The monthly payment of a full line, amortising, in whole cents (half to even). The rate in thousandths of a percent. */
export function linePayment(lineCents: number, rateMills: number, years: number): number {
  return paymentFactor(rateMills, years).times(lineCents).toDecimalPlaces(0, Exact.ROUND_HALF_EVEN).toNumber()
}

/** The largest whole number of steps whose payment is at most `roomCents`; 0 when there is none. */
export function largestLine(roomCents: number, rateMills: number, years: number, stepCents: number): number {
  if (roomCents <= 0) return 0
  const near = new Exact(roomCents).plus('0.5').div(paymentFactor(rateMills, years)).div(stepCents).floor().toNumber() * stepCents
  // Half-even rounding of the payment can move the answer by one step at most.
  if (linePayment(near + stepCents, rateMills, years) <= roomCents) return near + stepCents
  return linePayment(near, rateMills, years) <= roomCents ? near : Math.max(near - stepCents, 0)
}
