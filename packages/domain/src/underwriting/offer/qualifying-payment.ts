import { Exact } from '../../loan/exact.ts'
import { levelPayment } from '../../loan/monthly-payment.ts'
import { fromMills } from './rate.ts'

/** The payment on one cent: to fifty digits, and as near as a double comes. */
interface Factor {
  readonly exact: Exact
  readonly near: number
}

const factors = new Map<string, Factor>()

/** Kept by rate and term: a decision asks for the same hundreds of times. */
function paymentFactor(rateMills: number, years: number): Factor {
  const key = `${rateMills}/${years}`
  const known = factors.get(key)
  if (known !== undefined) return known
  const exact = levelPayment(new Exact(1), new Exact(fromMills(rateMills)).div(1200), years * 12)
  const factor = { exact, near: exact.toNumber() }
  // A bound, so that an editor trying prices all day does not fill the memory.
  if (factors.size > 5000) factors.clear()
  factors.set(key, factor)
  return factor
}

/** The monthly payment on one cent, as near as a double comes: to compare ways of paying, never to state an amount. */
export const paymentOnOne = (rateMills: number, years: number): number => paymentFactor(rateMills, years).near

/** The monthly payment of a full line, amortising, in whole cents (half to even). The rate in thousandths of a percent. */
export function linePayment(lineCents: number, rateMills: number, years: number): number {
  const { exact, near } = paymentFactor(rateMills, years)
  const payment = near * lineCents
  const cents = Math.floor(payment)
  const beside = payment - cents - 0.5
  // Below this size a double is off by less than a millionth of a cent: only beside a half do the fifty digits decide.
  if (payment >= 0 && payment < SURE_BELOW && Math.abs(beside) > UNSURE) return beside > 0 ? cents + 1 : cents
  return exact.times(lineCents).toDecimalPlaces(0, Exact.ROUND_HALF_EVEN).toNumber()
}

const SURE_BELOW = 1_000_000_000
const UNSURE = 0.00001

/** How many whole steps have a payment, unrounded, of at most half a cent more than the payment limit. */
function stepsWithin(roomCents: number, { exact, near }: Factor, stepCents: number): number {
  const steps = (roomCents + 0.5) / near / stepCents
  const whole = Math.floor(steps)
  const sure = steps < 1_000_000 && steps - whole > UNSURE && whole + 1 - steps > UNSURE
  return sure ? whole : new Exact(roomCents).plus('0.5').div(exact).div(stepCents).floor().toNumber()
}

/** The largest whole number of steps whose payment is at most `roomCents`; 0 when there is none. */
export function largestLine(roomCents: number, rateMills: number, years: number, stepCents: number): number {
  if (roomCents <= 0) return 0
  const near = stepsWithin(roomCents, paymentFactor(rateMills, years), stepCents) * stepCents
  // Half-even rounding of the payment can change the answer by one step at most.
  if (linePayment(near + stepCents, rateMills, years) <= roomCents) return near + stepCents
  return linePayment(near, rateMills, years) <= roomCents ? near : Math.max(near - stepCents, 0)
}
