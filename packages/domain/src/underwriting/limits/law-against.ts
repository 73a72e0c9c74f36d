/** What refuses in spite of a firm offer. */
import type { LimitName, LimitResult } from './limit-result.ts'

/** What the state's law or the lender's license forbids, whatever a letter says. */
export const BY_LAW: readonly LimitName[] = ['STATE', 'ONE_EQUITY_LOAN', 'EQUITY_LOAN_YEAR']

/** Debts and payment above the whole income: no one can repay that (12 CFR 1026.34(a)(4), and the states' laws on the ability to pay). */
export const WHOLE_INCOME_BPS = 10_000

const isOverIncome = ({ limit, yours }: LimitResult): boolean =>
  limit === 'DTI' && yours?.unit === 'BASIS_POINTS' && yours.value > WHOLE_INCOME_BPS

/**
 * Of a decision that was kept, where the terms hold and no person is asked: only the law refused then. What is neither a rule of the state nor of the
 * whole income is the law's cap on the value.
 */
export function lawAgainst({ limits }: { readonly limits: readonly LimitResult[] }): LimitName[] {
  const failed = limits.filter(({ limit, decides, passed }) => decides && !passed && limit !== 'PRICING')
  const named = failed.filter((one) => BY_LAW.includes(one.limit) || isOverIncome(one))
  return (named.length > 0 ? named : failed.filter(({ limit }) => limit === 'CLTV')).map(({ limit }) => limit)
}
