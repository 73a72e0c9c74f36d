import { Decimal } from 'decimal.js'

/**
 * The loan maths' own decimals: fifty significant digits, ties to even (rounding 6 is ROUND_HALF_EVEN, written as a number
 * so that a bundler can shake an unused clone off). A clone, so that no one else's settings reach it.
 * Results leave this folder as plain numbers or whole cents, never as Exact.
 */
export const Exact = /* @__PURE__ */ Decimal.clone({ precision: 50, rounding: 6, toExpNeg: -9e15, toExpPos: 9e15 })

/** A number of Exact. */
export type Exact = InstanceType<typeof Exact>

/** Whether a value that may come from anywhere is a finite number, zero or more. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** Rounded half to even to cents, as plain dollars. */
export function toDollars(amount: Exact): number {
  const rounded = amount.toDecimalPlaces(2, Exact.ROUND_HALF_EVEN)
  // A zero without a sign: '-0.00' is no amount of money.
  return rounded.isZero() ? 0 : rounded.toNumber()
}
