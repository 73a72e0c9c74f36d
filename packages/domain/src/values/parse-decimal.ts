/** A decimal number taken apart exactly: value = (negative ? -1 : 1) x digits / 10^scale. */
export type DecimalParts = { readonly negative: boolean; readonly digits: bigint; readonly scale: number }

const shape = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

// Far beyond any amount of money; without it '1e999999999' would ask for a gigabyte of digits.
const widestExponent = 5000

/**
 * Reads a number or a decimal string without passing through binary fractions: the number 1.005 means
 * the decimal 1.005, as it is written. Throws RangeError for anything that is not a finite decimal.
 */
export function parseDecimal(value: number | string): DecimalParts {
  if (typeof value !== 'number' && typeof value !== 'string') throw new RangeError('Not a decimal number')
  const match = shape.exec(String(value))
  const whole = match?.[2] ?? ''
  const fraction = match?.[3] ?? ''
  if (match === null || whole + fraction === '') throw new RangeError(`Not a decimal number: ${value}`)
  const exponent = Number(match[4] ?? 0)
  if (Math.abs(exponent) > widestExponent) throw new RangeError(`The exponent is out of range: ${value}`)
  const scale = fraction.length - exponent
  const digits = BigInt(whole + fraction)
  return { negative: match[1] === '-', digits: scale < 0 ? digits * 10n ** BigInt(-scale) : digits, scale: Math.max(scale, 0) }
}
