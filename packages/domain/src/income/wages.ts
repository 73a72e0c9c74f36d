/** Wages of one job: by the newest pay stub, compared with the year to date, or by the W-2s of two years where there is no stub. */
import { addDays, dateParts, daysBetween, type LocalDate } from '../values/local-date.ts'
import { formatShortDate } from '../values/local-date-display.ts'
import { type CountedIncome, isBelow, money, notUsable, partOf, yearly } from './counted-income.ts'
import type { IncomeRules } from './house-rules.ts'
import { PAYMENTS_A_YEAR, type PayStub, type W2 } from './income-record.ts'
import { trendOf } from './trend.ts'

const EACH = {
  WEEKLY: 'week',
  BIWEEKLY: 'two weeks',
  SEMIMONTHLY: 'half month',
  MONTHLY: 'month',
  QUARTERLY: 'quarter',
  ANNUALLY: 'year',
} as const

/** Records of one job, in any order. Hours are not judged: part-time pay counts like any other (12 CFR 1002.6(b)(5)). */
export function countWages(stubs: readonly PayStub[], forms: readonly W2[], on: LocalDate, rules: IncomeRules): CountedIncome {
  const newest = stubs
    .filter(({ payDate, regularCents, rateCents }) => payDate <= on && (regularCents > 0 || rateCents !== undefined))
    .toSorted((a, b) => a.payDate.localeCompare(b.payDate))
    .at(-1)
  if (newest && daysBetween(newest.payDate, on) <= rules.freshDays) return byStub(newest, forms, rules)
  if (forms.length > 0) return byForms(forms, on, rules)
  return newest
    ? notUsable(`The newest pay stub is of ${formatShortDate(newest.payDate)}. We need one from the last ${rules.freshDays} days.`)
    : notUsable(
        stubs.some(({ payDate }) => payDate <= on)
          ? 'The pay stub shows no regular pay. We need one of a regular pay day.'
          : 'The pay stub has a date in the future.',
      )
}

/** Rate times hours where pay is by the hour, else the regular pay of the period. */
function byRate({ rateCents, hoursHundredths, regularCents, frequency }: PayStub): { readonly cents: number; readonly said: string } {
  const times = PAYMENTS_A_YEAR[frequency]
  if (rateCents === undefined || hoursHundredths === undefined)
    return { cents: regularCents * times, said: `Regular pay of ${money(regularCents)} each ${EACH[frequency]}` }
  const hours = hoursHundredths / 100
  return {
    cents: partOf(rateCents, hoursHundredths * times, 100),
    said: `${money(rateCents)} an hour for ${hours} hours each ${EACH[frequency]}`,
  }
}

/** The part of a year that a year to date is of: so many days, or pay days, of those of the whole year. */
interface Covered {
  readonly parts: number
  readonly all: number
  readonly isEnough: boolean
}

/** A year to date of fewer days says little of a year. */
const LEAST_DAYS = 30

/** Pay counts in the year in which it is paid (26 CFR 1.451-2(a)): a stub of January 2 has one pay day of the year behind it, whatever it pays for. */
function coveredBy(stub: PayStub): Covered {
  const { payDate, periodEnd, startedOn, frequency } = stub
  const { year } = dateParts(payDate)
  const first = `${year}-01-01`
  if (startedOn !== undefined && startedOn > first) {
    const parts = Math.max(daysBetween(startedOn, addDays(periodEnd, 1)), 0)
    return { parts, all: daysBetween(first, `${year + 1}-01-01`), isEnough: parts >= LEAST_DAYS }
  }
  const parts = payDaysTo(payDate, frequency)
  return { parts, all: PAYMENTS_A_YEAR[frequency], isEnough: true }
}

/** Pay days of the year up to this one, itself included. */
function payDaysTo(payDate: LocalDate, frequency: PayStub['frequency']): number {
  const { year, month, day } = dateParts(payDate)
  const days = daysBetween(`${year}-01-01`, payDate)
  if (frequency === 'WEEKLY') return Math.floor(days / 7) + 1
  if (frequency === 'BIWEEKLY') return Math.floor(days / 14) + 1
  if (frequency === 'SEMIMONTHLY') return (month - 1) * 2 + (day > 15 ? 2 : 1)
  if (frequency === 'MONTHLY') return month
  return frequency === 'QUARTERLY' ? Math.ceil(month / 3) : 1
}

function byStub(stub: PayStub, forms: readonly W2[], rules: IncomeRules): CountedIncome {
  const rate = byRate(stub)
  if (stub.startedOn !== undefined && stub.startedOn > stub.periodEnd)
    return notUsable(
      `The job began on ${formatShortDate(stub.startedOn)}, after the period of this pay stub. We need the first one of this job.`,
    )
  const { parts, all, isEnough } = coveredBy(stub)
  const annualized = isEnough ? partOf(Math.max(stub.yearToDateCents - stub.yearToDateVariableCents, 0), all, parts) : undefined
  const isLower = annualized !== undefined && isBelow(annualized, rate.cents, rules.toleranceBps)
  const base = isLower ? annualized : rate.cents
  const variable = variablePay(stub, forms, rules)
  return {
    annualCents: base + variable.annualCents,
    restsOn: [
      `${rate.said}, from the pay stub of ${formatShortDate(stub.payDate)}: ${yearly(rate.cents)}.`,
      ...(isLower ? [`Pay so far this year points to ${yearly(annualized)}. It is lower, so we use it.`] : []),
      ...(!isLower && annualized !== undefined ? ['Pay so far this year agrees with it.'] : []),
      ...variable.restsOn,
    ],
  }
}

/** Overtime, bonuses and commissions: an average over this year and the years before, or this year's where it is lower. */
function variablePay(stub: PayStub, forms: readonly W2[], rules: IncomeRules): Pick<CountedIncome, 'annualCents' | 'restsOn'> {
  const { yearToDateVariableCents: now } = stub
  if (now === 0) return { annualCents: 0, restsOn: [] }
  const { year } = dateParts(stub.payDate)
  const { parts, all } = coveredBy(stub)
  const before = forms.filter((form) => form.variableCents !== undefined && form.year < year && form.year >= year - rules.taxYears)
  const behind = parts + before.length * all
  if (behind * 12 < rules.variableMonths * all || parts === 0)
    return {
      annualCents: 0,
      restsOn: [`Overtime and bonuses of ${money(now)} this year don’t count yet. They need ${rules.variableMonths} months of records.`],
    }
  const average = partOf(
    before.reduce((total, form) => total + form.variableCents!, now),
    all,
    behind,
  )
  const annualized = partOf(now, all, parts)
  const annualCents = isBelow(annualized, average, 0) ? annualized : average
  return {
    annualCents,
    restsOn: [
      `Overtime and bonuses add ${yearly(annualCents)}, ${annualCents < average ? 'as this year shows, because they are going down' : 'as an average of all the months shown'}.`,
    ],
  }
}

/** What was earned in each of two years; the lower one of a decline. A W-2 says nothing of the present job: the employer is asked. */
function byForms(forms: readonly W2[], on: LocalDate, rules: IncomeRules): CountedIncome {
  const { year } = dateParts(on)
  const byYear = new Map<number, number>()
  for (const form of forms) byYear.set(form.year, (byYear.get(form.year) ?? 0) + form.wagesCents)
  const years = [...byYear].filter(([of]) => of < year && of >= year - rules.taxYears).toSorted(([a], [b]) => b - a)
  const [newest, older] = years
  if (!newest) return notUsable(`We need a W-2 of ${year - 1}${rules.taxYears > 1 ? ` or ${year - rules.taxYears}` : ''}.`)
  return trendOf('Wages', newest, older)
}
