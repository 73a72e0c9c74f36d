/** Work on one's own account: Schedule C of two years, or the receipts that a 1099 shows where no tax return does. */
import { dateParts, type LocalDate } from '../values/local-date.ts'
import { type CountedIncome, notUsable, partOf } from './counted-income.ts'
import type { IncomeRules } from './house-rules.ts'
import type { Form1099, ScheduleC } from './income-record.ts'
import { trendOf } from './trend.ts'

/** Of all businesses together, year by year: one that loses money lowers what another earns. */
function perYear(amounts: readonly { readonly year: number; readonly cents: number }[], on: LocalDate, rules: IncomeRules) {
  const { year } = dateParts(on)
  const sums = new Map<number, number>()
  for (const { year: of, cents } of amounts) sums.set(of, (sums.get(of) ?? 0) + cents)
  return [...sums].filter(([of]) => of < year && of >= year - rules.taxYears).toSorted(([a], [b]) => b - a)
}

const missingYears = (on: LocalDate, { selfEmployedYears }: IncomeRules, what: string): CountedIncome => {
  const { year } = dateParts(on)
  return notUsable(`Self-employed income needs ${selfEmployedYears} years. We need ${what} of ${year - 1} and ${year - 2}.`)
}

/** Net profit plus depreciation and depletion, which cost no money; average, or the later year of a decline. */
export function countBusinesses(returns: readonly ScheduleC[], on: LocalDate, rules: IncomeRules): CountedIncome {
  const amounts = returns.map((form) => ({
    year: form.year,
    cents: form.netProfitCents - (form.netLossCents ?? 0) + form.depreciationCents,
  }))
  const [newest, older] = perYear(amounts, on, rules)
  if (!newest || !older) return missingYears(on, rules, 'the tax returns')
  const counted = trendOf('Net profit plus depreciation', newest, older)
  if (counted.annualCents >= 0) return counted
  return { ...counted, restsOn: [...counted.restsOn, 'A loss is taken off your other income.'] }
}

/** Receipts are not profit: without a tax return the house counts a share of them. */
export function countReceipts(forms: readonly Form1099[], on: LocalDate, rules: IncomeRules): CountedIncome {
  const amounts = forms.map((form) => ({ year: form.year, cents: partOf(form.grossCents, rules.receiptsBps, 10_000) }))
  const [newest, older] = perYear(amounts, on, rules)
  if (!newest || !older) return missingYears(on, rules, '1099s or tax returns')
  const counted = trendOf(`${rules.receiptsBps / 100}% of receipts`, newest, older)
  return { ...counted, restsOn: [...counted.restsOn, 'The rest may be expenses. A tax return shows what they really were.'] }
}
