import { divideHalfEven } from './divide-half-even.ts'
import { parseDecimal } from './parse-decimal.ts'

/** The decimal rounded half to even and written with exactly `decimals` places, never as a negative zero and never with an exponent. */
export function toFixedHalfEven(value: number | string, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 100)
    throw new RangeError('The number of decimals must be a whole number from 0 to 100')
  const { negative, digits, scale } = parseDecimal(value)
  const shift = decimals - scale
  const rounded = shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfEven(digits, 10n ** BigInt(-shift))
  const text = rounded.toString().padStart(decimals + 1, '0')
  const point = text.length - decimals
  const plain = decimals === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`
  return negative && rounded !== 0n ? `-${plain}` : plain
}

/**
 * Rounds half to even [display/figures], exactly: 1.005 means the decimal 1.005, not its nearest binary fraction.
 * A number gives a number, a decimal string gives a decimal string with exactly `decimals` places.
 * A result of zero has no sign. Throws RangeError for what is no finite decimal and for a number of decimals outside 0 to 100.
 */
export function roundHalfEven(value: number, decimals: number): number
export function roundHalfEven(value: string, decimals: number): string
export function roundHalfEven(value: number | string, decimals: number): number | string {
  const rounded = toFixedHalfEven(value, decimals)
  return typeof value === 'number' ? Number(rounded) : rounded
}
