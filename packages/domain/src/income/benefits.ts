/**
 * Benefits, pensions and support. Public assistance, retirement and support count to the full (12 CFR 1002.6(b)(2), (5)): what may be asked
 * is how much, and how long it is likely to continue.
 */
import { addMonths, dateParts, type LocalDate } from '../values/local-date.ts'
import { formatShortDate } from '../values/local-date-display.ts'
import { type CountedIncome, money, notUsable, partOf, sumOf, yearly } from './counted-income.ts'
import type { IncomeRules } from './house-rules.ts'
import { type Benefit, type Form1099, PAYMENTS_A_YEAR } from './income-record.ts'

const EACH = {
  WEEKLY: 'a week',
  BIWEEKLY: 'every two weeks',
  SEMIMONTHLY: 'twice a month',
  MONTHLY: 'a month',
  QUARTERLY: 'a quarter',
  ANNUALLY: 'a year',
} as const

export function countBenefit(letter: Benefit, on: LocalDate, rules: IncomeRules): CountedIncome {
  const { amountCents, frequency, nonTaxable, endsOn } = letter
  if (endsOn !== undefined && endsOn < addMonths(on, rules.continueMonths))
    return notUsable(`It ends on ${formatShortDate(endsOn)}. We count income that continues for ${rules.continueMonths} months or more.`)
  const paid = amountCents * PAYMENTS_A_YEAR[frequency]
  const said = `${money(amountCents)} ${EACH[frequency]}, by the award letter.`
  if (!nonTaxable) return { annualCents: paid, restsOn: [said] }
  const annualCents = partOf(paid, 10_000 + rules.grossUpBps, 10_000)
  return { annualCents, restsOn: [said, `No tax is due on it, so we add ${rules.grossUpBps / 100}%: ${yearly(annualCents)}.`] }
}

/** A 1099-R or SSA-1099: what was paid in the newest year shown. */
export function countRetirementForms(forms: readonly Form1099[], on: LocalDate, rules: IncomeRules): CountedIncome {
  const { year } = dateParts(on)
  const newest = Math.max(...forms.filter((form) => form.year < year && form.year >= year - rules.taxYears).map((form) => form.year))
  if (!Number.isFinite(newest)) return notUsable(`We need the form of ${year - 1}.`)
  const annualCents = sumOf(forms.filter((form) => form.year === newest).map((form) => form.grossCents))
  return { annualCents, restsOn: [`${money(annualCents)} paid in ${newest}, by the 1099.`] }
}
