import { amortise } from '@hearthline/domain'

/** What is owed so many years in, in cents; 0 is today. */
export type BalancePoint = { readonly x: number; readonly y: number }

/** The balance at the end of each year of a draw with its fee, by the exact schedule. */
export function balancePoints(loan: { totalCents: number; rate: string; years: number }): BalancePoint[] {
  const { rows } = amortise({ principalCents: loan.totalCents, annualRatePercent: loan.rate, months: loan.years * 12 })
  const later = Array.from({ length: loan.years }, (_, index) => ({ x: index + 1, y: rows[(index + 1) * 12 - 1]?.balanceCents ?? 0 }))
  return [{ x: 0, y: loan.totalCents }, ...later]
}

/** What the whole schedule costs in interest, in cents. */
export const totalInterestCents = (loan: { totalCents: number; rate: string; years: number }): number =>
  amortise({ principalCents: loan.totalCents, annualRatePercent: loan.rate, months: loan.years * 12 }).totalInterestCents
