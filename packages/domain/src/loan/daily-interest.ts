import { Exact, isAmount, toDollars } from './exact.ts'

/** A year of 365.25 days; a month is a twelfth of it, 30.4375 days [loan/arithmetic]. */
export const daysPerYear = 365.25
export const daysPerMonth = 30.4375

/**
 * Simple interest for a number of days (a month by default), in dollars rounded half to even to cents.
 * NaN when any input is not a finite number or is negative, as the monthly payment has it.
 */
export function dailyInterest(loan: { principal: number; annualRatePercent: number; days?: number }): number {
  const { principal, annualRatePercent, days = daysPerMonth } = loan
  if (!isAmount(principal) || !isAmount(annualRatePercent) || !isAmount(days)) return Number.NaN
  return toDollars(new Exact(principal).times(annualRatePercent).times(days).div(daysPerYear).div(100))
}
