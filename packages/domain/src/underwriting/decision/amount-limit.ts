import type { LimitName } from '../limits/limit-result.ts'
import type { Decision } from './decision.ts'

/**
 * The limit that the largest line ends at; undefined where none of them speaks of amounts. The search by income ends at the organization's
 * largest line, so income is the limit only where the line ends below what it could be without it.
 */
export function amountLimit({ limits, maximumLineCents, figures }: Decision): LimitName | undefined {
  const isLimitedByIncome = maximumLineCents < figures.maxDtiUnlimitedCents
  return limits.find((limit) => limit.maximumLineCents === maximumLineCents && (limit.limit !== 'DTI' || isLimitedByIncome))?.limit
}
