/**
 * How this house counts income, as data. A home equity line is exempt from the ability-to-repay rule (12 CFR 1026.43(a)(1)); the house follows
 * its paragraph (c)(4) all the same: income counts as far as records of third parties show it. No figure depends on who pays the income or
 * on how old anyone is (12 CFR 1002.6(b)(2), (5)).
 */
export interface IncomeRules {
  /** From 2026-12 no more counts than was stated (income-totals.ts). */
  readonly version: string
  /** A pay stub, and a deposit, shows income of the present for so many days. */
  readonly freshDays: number
  /** Tax records of so many years before the present one still say something of it. */
  readonly taxYears: number
  /** How far the year to date may fall short of the rate of pay before the lower one counts. */
  readonly toleranceBps: number
  /** Overtime, bonuses and commissions are averaged over so many months at least, or do not count. */
  readonly variableMonths: number
  /** Self-employed people show so many years: one year is no trend. */
  readonly selfEmployedYears: number
  /** What counts of receipts for which no tax return shows the expenses. */
  readonly receiptsBps: number
  /** Income that no one taxes leaves more of each dollar: so much is added (12 CFR 1002.6(b)(5) allows weighing it; the percent is the house's). */
  readonly grossUpBps: number
  /** An income that ends sooner is not likely to continue: so many months (12 CFR 1002.6(b)(5): "probable continuance"). */
  readonly continueMonths: number
  /** Deposits are averaged over so many whole months, and over no fewer than the least. */
  readonly depositMonths: number
  readonly leastDepositMonths: number
  /** How far the middle month may fall short of the average before it counts in its place. */
  readonly spikeBps: number
  /** The latest months that show whether deposits decline. */
  readonly recentMonths: number
}

export const INCOME_RULES: IncomeRules = {
  version: '2026-12',
  freshDays: 60,
  taxYears: 2,
  toleranceBps: 500,
  variableMonths: 12,
  selfEmployedYears: 2,
  receiptsBps: 7_500,
  grossUpBps: 2_500,
  continueMonths: 36,
  depositMonths: 12,
  leastDepositMonths: 3,
  spikeBps: 3_500,
  recentMonths: 3,
}
