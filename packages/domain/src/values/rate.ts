import { groupThousands } from './group-thousands.ts'
import { toFixedHalfEven } from './round-half-even.ts'

/** A percentage (8.25 means 8.25 %), half to even, three places by default: '8.250%' [display/figures]. Throws RangeError on an invalid number. */
export function formatPercent(value: number | string, decimals = 3): string {
  return `${groupThousands(toFixedHalfEven(value, decimals))}%`
}

/** The short form with one place by default: '8.2%'. Throws RangeError on an invalid number. */
export function formatPercentShort(value: number | string, decimals = 1): string {
  return formatPercent(value, decimals)
}

/** An annual percentage rate, always two places (12 CFR 1026.14(a) asks for accuracy to 1/8 point; two decimals are shown): '8.25%'. */
export function formatApr(value: number | string): string {
  return formatPercent(value, 2)
}

/** A rate of a line, exactly: two places, and three where the third is not zero: '8.25%', '8.125%'. Throws RangeError on an invalid number. */
export function formatRate(value: number | string): string {
  const exact = toFixedHalfEven(value, 3)
  return exact.endsWith('0') ? formatApr(value) : formatPercent(value)
}
