/** Whether less was verified than was stated, as anyone is told: a salary is rarely a whole number of cents for each payday. */

const LEAST_SHORT_CENTS = 100

/** What is missing, in cents a year; none where it is less than a dollar. */
export function shortCents(statedCents: number, verifiedCents: number): number {
  const short = statedCents - verifiedCents
  return short < LEAST_SHORT_CENTS ? 0 : short
}
