import { Exact, isAmount } from './exact.ts'

/** The level payment that repays `principal` over so many periods at a rate per period (a fraction, 0.01 = 1 %), exact and not rounded. */
export function levelPayment(principal: Exact, periodRate: Exact, periods: Exact | number): Exact {
  // 1 - (1 + i)^-n; zero when there is no interest, or so little that fifty digits do not show it.
  const paidOff = new Exact(1).minus(periodRate.plus(1).pow(new Exact(periods).negated()))
  return paidOff.isZero() ? principal.div(periods) : principal.times(periodRate).div(paidOff)
}

/**
 * The monthly payment of a level, fully amortising loan [loan/arithmetic]: principal in dollars, the annual rate in percent, the term in years.
 * Not rounded: callers round to cents. At 0 % it is principal / months. NaN when any input is not a finite number,
 * the principal or the rate is negative, or the term is not positive.
 */
export function monthlyPayment(loan: { principal: number; annualRatePercent: number; years: number }): number {
  const { principal, annualRatePercent, years } = loan
  if (!isAmount(principal) || !isAmount(annualRatePercent) || !isAmount(years) || years === 0) return Number.NaN
  const months = new Exact(years).times(12)
  return levelPayment(new Exact(principal), new Exact(annualRatePercent).div(1200), months).toNumber()
}
