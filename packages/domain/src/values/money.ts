import { groupThousands } from './group-thousands.ts'
import { toFixedHalfEven } from './round-half-even.ts'

/**
 * US dollars as en-US shows them: 80000 -> '$80,000', -1234.5 with 2 decimals -> '-$1,234.50' (0 decimals by default) [display/figures].
 * Rounds half to even. Takes dollars as a number or a decimal string; throws RangeError on an invalid number and on a
 * negative or broken precision [display/figures]. Written by hand and not with Intl: rounding there depends on the browser's age.
 */
export function formatMoney(amount: number | string, decimals = 0): string {
  const fixed = groupThousands(toFixedHalfEven(amount, decimals))
  return fixed.startsWith('-') ? `-$${fixed.slice(1)}` : `$${fixed}`
}

/** Whole cents as dollars and cents: 123456 -> '$1,234.56'. Throws RangeError when the cents are not whole. */
export function formatCents(cents: number, decimals = 2): string {
  return formatMoney(centsToDecimal(cents), decimals)
}

/** As an amount is read: '$1,234.56', and '$85,000' where there are no cents. Throws RangeError when the cents are not whole. */
export const formatExactCents = (cents: number): string => formatCents(cents, cents % 100 === 0 ? 0 : 2)

/** Dollars (number or decimal string) to whole cents, half to even. Throws RangeError on an invalid number or one too large to count exactly. */
export function toCents(dollars: number | string): number {
  const cents = Number(toFixedHalfEven(dollars, 2).replace('.', ''))
  if (!Number.isSafeInteger(cents)) throw new RangeError('The amount is too large to be counted in cents')
  return cents === 0 ? 0 : cents
}

/** Whole cents to dollars as a number: 5 -> 0.05. Throws RangeError when the cents are not whole. */
export function fromCents(cents: number): number {
  return Number(centsToDecimal(cents))
}

/** Whole cents to dollars as a decimal string with two places: -5 -> '-0.05'. Throws RangeError when the cents are not whole. */
export function centsToDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Cents must be a whole number')
  const digits = Math.abs(cents).toString().padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
