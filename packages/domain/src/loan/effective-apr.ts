import { Exact } from './exact.ts'
import { levelPayment } from './monthly-payment.ts'

// Newton's steps double the correct digits near the root; far from it they double the rate. Any real loan needs fewer than sixty.
const mostSteps = 200
const closeEnough = new Exact('1e-30')

/** The period rate at which `periods` payments are worth `amountFinanced`, by Newton's method from below, where it cannot overshoot. */
function solvePeriodRate(amountFinanced: Exact, payment: Exact, periods: number): Exact {
  // From rate 0, where the worth is payment x periods and its slope is -payment x periods x (periods + 1) / 2.
  let rate = payment
    .times(periods)
    .minus(amountFinanced)
    .div(
      payment
        .times(periods)
        .times(periods + 1)
        .div(2),
    )
  for (let step = 0; step < mostSteps && !rate.isZero(); step += 1) {
    const discount = rate.plus(1).pow(-periods)
    const worth = payment.times(new Exact(1).minus(discount)).div(rate)
    const slope = payment.times(discount).times(periods).div(rate.plus(1)).minus(worth).div(rate)
    const change = amountFinanced.minus(worth).div(slope)
    rate = rate.plus(change)
    if (change.abs().lte(closeEnough.times(rate.abs()))) return rate
  }
  return new Exact(Number.NaN)
}

/**
 * The annual percentage rate of a single advance repaid in equal payments, in percent, not rounded: the actuarial method of
 * 12 CFR 1026 appendix J(b)(8)-(9), unit-period rate times the unit-periods in a year. With the amount financed net of fees this is the
 * effective cost of a line; the APR disclosed for open-end credit leaves fees out (1026.14(b)) and is openEndApr's.
 * NaN when an input is not a positive number, `periods` is not whole, less is paid back than was financed, or the rate is beyond all bounds.
 */
export function effectiveApr(loan: { amountFinanced: number; payment: number; periods: number; periodsPerYear: number }): number {
  const { amountFinanced, payment, periods, periodsPerYear } = loan
  const positive = [amountFinanced, payment, periods, periodsPerYear].every((value) => Number.isFinite(value) && value > 0)
  if (!positive || !Number.isInteger(periods)) return Number.NaN
  const returned = new Exact(payment).times(periods)
  if (returned.lt(amountFinanced)) return Number.NaN
  if (returned.eq(amountFinanced)) return 0
  return solvePeriodRate(new Exact(amountFinanced), new Exact(payment), periods).times(periodsPerYear).times(100).toNumber()
}

/**
 * The effective cost of a draw with its fee paid out of it: the borrower repays `total` (draw and fee) at the note rate over the months
 * but has the use of `draw` alone. Dollars and percent in, percent out; NaN as effectiveApr.
 */
export function effectiveCost(loan: { draw: number; total: number; annualRatePercent: number; months: number }): number {
  const { draw, total, annualRatePercent, months } = loan
  if (![draw, total, annualRatePercent, months].every(Number.isFinite) || annualRatePercent < 0 || !Number.isInteger(months) || months < 1)
    return Number.NaN
  const payment = levelPayment(new Exact(total), new Exact(annualRatePercent).div(1200), months)
  return effectiveApr({ amountFinanced: draw, payment: payment.toDecimalPlaces(2).toNumber(), periods: months, periodsPerYear: 12 })
}
