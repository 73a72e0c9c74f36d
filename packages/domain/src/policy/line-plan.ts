/**
 * How a line is used and paid once it is open, as data: the house lender's own choices, within what law asks of them. An agreement keeps the
 * version that it was made by.
 */
import { compareLocalDates, type LocalDate } from '../values/local-date.ts'

export interface LinePlan {
  readonly version: string
  readonly effectiveFrom: LocalDate
  /** How long draws can be taken, by the years over which each is repaid. */
  readonly drawPeriodMonths: Readonly<Record<5 | 10 | 15 | 20 | 30, number>>
  /** The least of a later draw; a state's law may set more. */
  readonly minimumLaterDrawCents: number
  /** Of the month after a billing cycle: payments are due. Statements go out by the fifth, so at least 14 days before (12 CFR 1026.5(b)(2)(ii)(B)). */
  readonly dueDay: number
}

const plans: readonly LinePlan[] = [
  {
    version: '2026-12',
    effectiveFrom: '2026-11-22',
    drawPeriodMonths: { 5: 24, 10: 60, 15: 60, 20: 60, 30: 60 },
    minimumLaterDrawCents: 50_000,
    dueDay: 25,
  },
]

/** In force on a day; the first for days before there was one. */
export const linePlanOn = (day: LocalDate): LinePlan =>
  plans.findLast(({ effectiveFrom }) => compareLocalDates(effectiveFrom, day) <= 0) ?? plans[0]!
