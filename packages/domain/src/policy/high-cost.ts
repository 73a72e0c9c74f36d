import { divideHalfEven } from '../values/divide-half-even.ts'
import { dateParts, type LocalDate } from '../values/local-date.ts'
import { parseDecimal } from '../values/parse-decimal.ts'

/** The year's dollar figures of 12 CFR 1026.32(a)(1)(ii): lines of the breakpoint or more, and the cap for smaller ones. */
export type HighCostThreshold = { readonly year: number; readonly breakpointCents: number; readonly smallLineCapCents: number }

const threshold = (year: number, breakpoint: number, cap: number): HighCostThreshold => ({
  year,
  breakpointCents: breakpoint * 100,
  smallLineCapCents: cap * 100,
})

/** Adjusted each January by the Bureau (comments to 32(a)(1)(ii)); 2026 by 90 FR 57890. Oldest first. */
export const highCostThresholds: readonly HighCostThreshold[] = [
  threshold(2015, 20_391, 1020),
  threshold(2016, 20_350, 1017),
  threshold(2017, 20_579, 1029),
  threshold(2018, 21_032, 1052),
  threshold(2019, 21_549, 1077),
  threshold(2020, 21_980, 1099),
  threshold(2021, 22_052, 1103),
  threshold(2022, 22_969, 1148),
  threshold(2023, 24_866, 1243),
  threshold(2024, 26_092, 1305),
  threshold(2025, 26_968, 1348),
  threshold(2026, 27_592, 1380),
]

/** Points above the average prime offer rate that an APR may reach (12 CFR 1026.32(a)(1)(i)(A), (C)). */
export const highCostSpread = { FIRST: '6.5', JUNIOR: '8.5' } as const

export type HighCostLine = {
  /** The whole line: for open-end credit the limit is the loan amount (1026.32(b)(4)(ii)). */
  lineCents: number
  pointsAndFeesCents: number
  aprPercent: number | string
  /** The week's average prime offer rate; without it the APR half is not tested. */
  aporPercent?: number | string
  lien: 'FIRST' | 'JUNIOR'
  /** The longest that a charge for repaying early may apply after opening, and the most that it can be; left out where there is none. */
  prepaymentPenalty?: { months: number; percentOfPrepaid: number | string }
  /** The day whose year's figures apply. */
  on: LocalDate
}

export type HighCostResult = {
  highCost: boolean
  /** `year` is that of the figures used: an older one than the line's when the table has no newer. */
  fees: { exceeded: boolean; limitCents: number; year: number }
  apr: { tested: true; exceeded: boolean; limitPercent: string } | { tested: false }
  prepayment: { exceeded: boolean }
}

/** A charge for repaying early beyond either of these makes a line high-cost (12 CFR 1026.32(a)(1)(iii)). */
export const prepaymentLimits = { months: 36, percent: '2' } as const

/** The last day asked for: each of a decision's offers asks for the same. */
let lastAsked: { readonly date: LocalDate; readonly found: HighCostThreshold } | undefined

/** The year's figures, or the latest before it: those are lower and so never let more through. Throws RangeError before the table's first year. */
export function highCostThresholdOn(date: LocalDate): HighCostThreshold {
  if (lastAsked?.date === date) return lastAsked.found
  const { year } = dateParts(date)
  const found = highCostThresholds.findLast((candidate) => candidate.year <= year)
  if (found === undefined) throw new RangeError(`No high-cost thresholds for ${year}`)
  lastAsked = { date, found }
  return found
}

/** The most that points and fees may be, in whole cents (rounded down: what exceeds it exceeds the law's figure). */
function feeLimitCents(lineCents: number, { breakpointCents, smallLineCapCents }: HighCostThreshold): number {
  const share = (percent: bigint) => Number((BigInt(lineCents) * percent) / 100n)
  return lineCents >= breakpointCents ? share(5n) : Math.min(share(8n), smallLineCapCents)
}

/** A percentage as whole billionths, which is far finer than any rate is quoted. */
function billionths(percent: number | string): bigint {
  const { negative, digits, scale } = parseDecimal(percent)
  const whole = divideHalfEven(digits * 10n ** 9n, 10n ** BigInt(scale))
  return negative ? -whole : whole
}

function percentOf(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(10, '0')
  const fraction = digits.slice(-9).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -9)}${fraction === '' ? '' : `.${fraction}`}`
}

const isPenaltyTooHigh = (penalty: HighCostLine['prepaymentPenalty']): boolean =>
  penalty !== undefined &&
  (penalty.months > prepaymentLimits.months || billionths(penalty.percentOfPrepaid) > billionths(prepaymentLimits.percent))

/**
 * Whether a line on a principal dwelling would be a high-cost mortgage (12 CFR 1026.32(a)(1)): its points and fees exceed the year's limit,
 * its APR exceeds the average prime offer rate by more than the lien's spread, or it charges for repaying early after 36 months or more than 2 %. Equal to a limit is not over it. Throws RangeError on amounts
 * that are not whole cents, on invalid rates, and on days before the table begins.
 */
export function highCost(line: HighCostLine): HighCostResult {
  const { lineCents, pointsAndFeesCents } = line
  if (![lineCents, pointsAndFeesCents].every((cents) => Number.isSafeInteger(cents) && cents >= 0))
    throw new RangeError('Amounts must be whole cents')
  const figures = highCostThresholdOn(line.on)
  const limitCents = feeLimitCents(lineCents, figures)
  const fees = { exceeded: pointsAndFeesCents > limitCents, limitCents, year: figures.year }
  const aprBillionths = billionths(line.aprPercent)
  const prepayment = { exceeded: isPenaltyTooHigh(line.prepaymentPenalty) }
  const otherwise = fees.exceeded || prepayment.exceeded
  if (line.aporPercent === undefined) return { highCost: otherwise, fees, apr: { tested: false }, prepayment }
  const limit = billionths(line.aporPercent) + billionths(highCostSpread[line.lien])
  const exceeded = aprBillionths > limit
  return { highCost: otherwise || exceeded, fees, apr: { tested: true, exceeded, limitPercent: percentOf(limit) }, prepayment }
}
