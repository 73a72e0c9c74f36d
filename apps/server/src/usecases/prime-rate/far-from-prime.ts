/** A prime rate that two people can give must be near the one it follows: the index has never moved by as much as this at once. */
import { formatShortDate, type LocalDate, mergePrimeRows, type PrimeRow, primeOn } from '@hearthline/domain'

const MOST_POINTS = 3

const hundredths = (percent: string): number => Math.round(Number(percent) * 100)
const isFar = (percent: string, from: string): boolean => Math.abs(hundredths(percent) - hundredths(from)) > MOST_POINTS * 100

/**
 * Says so where the rate lies further from the one in force on that day; undefined where it is near. A row of that day that the lender gave
 * may be the mistake that is corrected: then being near to what it replaced is enough.
 */
export function farFromPrime(
  { from, percent }: { readonly from: LocalDate; readonly percent: string },
  own: readonly PrimeRow[],
): string | undefined {
  const inForce = primeOn(from, mergePrimeRows(own))
  const replaced = primeOn(from, mergePrimeRows(own.filter((row) => row.from !== from)))
  if (!inForce || !replaced || !isFar(percent, inForce.percent) || !isFar(percent, replaced.percent)) return undefined
  return `The prime rate in force on ${formatShortDate(from)} is ${inForce.percent}%. ${percent}% is more than ${MOST_POINTS} points away. Check the rate and the day`
}
