/** Income as a bank's records show it, which are records of a third party (12 CFR 1026.43(c)(4)): whole months of deposits from one payer. */
import { addMonths, daysBetween, type LocalDate } from '../values/local-date.ts'
import { formatShortDate } from '../values/local-date-display.ts'
import { type CountedIncome, isBelow, notUsable, partOf, sumOf, yearly } from './counted-income.ts'
import type { IncomeRules } from './house-rules.ts'
import type { Deposits } from './income-record.ts'

/** The last whole months before the day, newest first, as 2026-10. */
const monthsBefore = (on: LocalDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(`${on.slice(0, 7)}-01`, -index - 1).slice(0, 7))

/** Of an even number the lower of the two in the middle. */
const median = (amounts: readonly number[]): number => amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? 0

/** The average of the trailing months, from the first with a deposit on; of a decline the average of the latest. */
export function countDeposits(stream: Deposits, on: LocalDate, rules: IncomeRules): CountedIncome {
  if (daysBetween(stream.lastOn, on) > rules.freshDays) return notUsable(`The last deposit was on ${formatShortDate(stream.lastOn)}.`)
  const byMonth = new Map<string, number>()
  for (const { month, cents } of stream.months) byMonth.set(month, (byMonth.get(month) ?? 0) + cents)
  const amounts = monthsBefore(on, rules.depositMonths).map((month) => byMonth.get(month) ?? 0)
  const covered = amounts.slice(0, amounts.findLastIndex((cents) => cents > 0) + 1)
  if (covered.length < rules.leastDepositMonths)
    return notUsable(
      `We see ${covered.length} whole ${covered.length === 1 ? 'month' : 'months'} of deposits and need ${rules.leastDepositMonths}.`,
    )
  // One large deposit is no income of each month: what comes regularly is what most months show.
  const usual = median(covered)
  if (usual === 0) return notUsable('The deposits don’t come regularly: most months have none.')
  const average = partOf(sumOf(covered), 12, covered.length)
  const regular = usual * 12
  if (isBelow(regular, average, rules.spikeBps))
    return {
      annualCents: regular,
      restsOn: [
        `Deposits over ${covered.length} months average ${yearly(average)}.`,
        `Most of it came in few months. The middle month, twelve times, is ${yearly(regular)}.`,
      ],
    }
  const latest = covered.slice(0, rules.recentMonths)
  const recent = partOf(sumOf(latest), 12, latest.length)
  const isDeclining = isBelow(recent, average, rules.toleranceBps)
  const said = `Deposits over ${covered.length} months average ${yearly(average)}.`
  return {
    annualCents: isDeclining ? recent : average,
    restsOn: isDeclining ? [said, `The last ${latest.length} months are lower, so we use them: ${yearly(recent)}.`] : [said],
  }
}
