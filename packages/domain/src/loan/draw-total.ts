import { Exact, toDollars } from './exact.ts'

function requireAmount(value: unknown, name: string): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${name} must be a number`)
  if (value < 0) throw new RangeError(`${name} must not be negative`)
}

/**
 * The draw with its origination fee on top, in dollars, half to even to cents: 50,000 at 4.99 % -> 52,495. The fee is at most `maxFee` when
 * there is a cap. Throws TypeError when something is not a number, RangeError when it is negative [loan/arithmetic].
 */
export function drawTotal(amount: number, feePercent: number, maxFee?: number | null): number {
  requireAmount(amount, 'The draw amount')
  requireAmount(feePercent, 'The origination fee')
  const fee = new Exact(amount).times(feePercent).div(100)
  if (maxFee === undefined || maxFee === null) return toDollars(fee.plus(amount))
  requireAmount(maxFee, 'The maximum fee')
  return toDollars(Exact.min(fee, maxFee).plus(amount))
}
