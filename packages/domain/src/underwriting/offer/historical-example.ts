/** The historical example of a line whose rate follows the index, for the disclosures that come with the application (12 CFR 1026.40(d)(12)(xi)). */
import { amortise } from '../../loan/amortise.ts'
import { type PrimeRow, primeOn } from '../../policy/prime-rate.ts'
import { compareLocalDates, dateParts, type LocalDate, localDateFromParts } from '../../values/local-date.ts'
import { fromMills, toMills } from './rate.ts'

/** Years that the example covers, and the advance that it assumes. */
export const historicalExampleBasis = { years: 15, advanceCents: 1_000_000 } as const

export type HistoricalPlan = {
  /** percent, a margin used in the last six months (comment 40(d)(12)(xi)-3) */
  readonly marginPercent: string
  /** the lowest rate of the plan, percent */
  readonly floorPercent: string
  /** the highest rate of the plan, percent (12 CFR 1026.30); none before tables said it */
  readonly lifetimeCapPercent?: string | undefined
  /** years over which an advance is repaid in level payments */
  readonly termYears: number
}

export type HistoricalYear = {
  readonly year: number
  readonly indexPercent: string
  /** where the index value was read; one that is not confirmed is marked so */
  readonly source: string
  readonly confirmed: boolean
  readonly marginPercent: string
  /** percent, three decimals */
  readonly aprPercent: string
  readonly limitedBy?: 'FLOOR' | 'LIFETIME_CAP'
  /** minimum payment a month; absent in years after the advance has been repaid, whose rates are shown all the same (comment -8.i.C) */
  readonly paymentCents?: number
}

export type HistoricalExample = {
  /** the same day of each year */
  readonly month: number
  readonly day: number
  readonly years: readonly HistoricalYear[]
}

/** The day whose index stands for a year. A leap day is not in every year, so it cannot be chosen. */
function dayIn(year: number, { month, day }: { month: number; day: number }): LocalDate {
  const found = localDateFromParts(year, month, day)
  if (found === undefined) throw new RangeError(`${year} has no day ${day} of month ${month}`)
  return found
}

/**
 * The most recent fifteen years that have an index value on the chosen day (fewer where the index is younger): index, margin, rate within the
 * plan's limits, and the monthly payment on an advance of 10,000 taken at the beginning of the first. The rate holds for the year and all
 * months are equally long, as comments -2 and -8.ii allow; each year's payment repays what is then owed in the months that are left.
 * @param on the day on which the disclosure is made: a year whose chosen day is still to come is not shown
 * Throws RangeError where no year has an index value, or a figure of the plan is no decimal.
 */
export function historicalExample(
  rows: readonly PrimeRow[],
  plan: HistoricalPlan,
  on: LocalDate,
  chosen: { readonly month: number; readonly day: number } = { month: 7, day: 1 },
): HistoricalExample {
  const { year: thisYear } = dateParts(on)
  const last = compareLocalDates(dayIn(thisYear, chosen), on) <= 0 ? thisYear : thisYear - 1
  const values = Array.from({ length: historicalExampleBasis.years }, (_, back) => last - historicalExampleBasis.years + 1 + back).flatMap(
    (year) => {
      const index = primeOn(dayIn(year, chosen), rows)
      return index === undefined ? [] : [{ year, index }]
    },
  )
  if (values.length === 0) throw new RangeError('No year has an index value on that day')
  let balanceCents: number = historicalExampleBasis.advanceCents
  const years = values.map(({ year, index }, place): HistoricalYear => {
    const { aprPercent, limitedBy } = limitedRate(index.percent, plan)
    const monthsLeft = plan.termYears * 12 - place * 12
    const schedule =
      monthsLeft > 0 && balanceCents > 0
        ? amortise({ principalCents: balanceCents, annualRatePercent: aprPercent, months: monthsLeft })
        : undefined
    balanceCents = schedule?.rows[11]?.balanceCents ?? 0
    return {
      year,
      indexPercent: index.percent,
      source: index.source,
      confirmed: index.confirmed,
      marginPercent: plan.marginPercent,
      aprPercent,
      ...(limitedBy && { limitedBy }),
      ...(schedule && { paymentCents: schedule.paymentCents }),
    }
  })
  return { ...chosen, years }
}

function limitedRate(indexPercent: string, { marginPercent, floorPercent, lifetimeCapPercent }: HistoricalPlan) {
  const mills = toMills(indexPercent) + toMills(marginPercent)
  const cap = lifetimeCapPercent === undefined ? Number.POSITIVE_INFINITY : toMills(lifetimeCapPercent)
  const limitedBy = mills > cap ? ('LIFETIME_CAP' as const) : mills < toMills(floorPercent) ? ('FLOOR' as const) : undefined
  return { aprPercent: fromMills(Math.min(Math.max(mills, toMills(floorPercent)), cap)), limitedBy }
}
