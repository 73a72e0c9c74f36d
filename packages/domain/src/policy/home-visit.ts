/** When someone may come to see a home: half days on working days, in the home's own time. */
import { addDays, type Instant, type LocalDate } from '../values/local-date.ts'
import { formatLocalDate } from '../values/local-date-display.ts'
import { addBusinessDays, isBusinessDay } from './business-day.ts'
import { startOfDay } from './state-zone.ts'

export const VISIT_WINDOWS = ['MORNING', 'MIDDAY', 'AFTERNOON'] as const
export type VisitWindow = (typeof VISIT_WINDOWS)[number]

export interface VisitTime {
  readonly on: LocalDate
  readonly window: VisitWindow
}

/** Hours of the day at the home. */
const HOURS: Readonly<Record<VisitWindow, { readonly from: number; readonly to: number }>> = {
  MORNING: { from: 9, to: 12 },
  MIDDAY: { from: 12, to: 15 },
  AFTERNOON: { from: 15, to: 18 },
}

export const VISIT_WINDOW_WORDS = {
  MORNING: '9 AM to noon',
  MIDDAY: 'Noon to 3 PM',
  AFTERNOON: '3 PM to 6 PM',
} as const satisfies Record<VisitWindow, string>

/** A professional needs a day's notice. */
const NOTICE_DAYS = 2
const DAYS_OFFERED = 10

/** The days that may be chosen on a day: no Sundays and no legal public holidays (5 U.S.C. 6103(a)), and none before `notBefore`. */
export function visitDays(today: LocalDate, notBefore?: LocalDate): readonly LocalDate[] {
  const earliest = addBusinessDays(today, NOTICE_DAYS)
  const first = notBefore !== undefined && notBefore > earliest ? notBefore : earliest
  const before = addDays(first, -1)
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addBusinessDays(before, index + 1))
}

/** Why a time cannot be had; undefined where it can. What was offered the day before is still good. */
export function refuseVisit({ on }: VisitTime, today: LocalDate, notBefore?: LocalDate): string | undefined {
  if (!isBusinessDay(on)) return 'No one visits on Sundays and federal holidays. Choose another day.'
  const offered = [...visitDays(addDays(today, -1), notBefore), ...visitDays(today, notBefore)]
  return on < offered[0]! || on > offered.at(-1)! || on <= today ? 'That day is no longer available. Choose another day.' : undefined
}

/** The moment at which the window is over. No clock changes on a day that may be chosen: they change on Sundays. */
export function endOfVisit({ on, window }: VisitTime, zone: string): Instant {
  const midnight = Date.parse(startOfDay(on, zone))
  return new Date(midnight + HOURS[window].to * 3_600_000).toISOString()
}

/** 'Wednesday, November 25, 9 AM to noon'. */
export const formatVisit = ({ on, window }: VisitTime): string => {
  const hours = VISIT_WINDOW_WORDS[window]
  return `${formatLocalDate(on)}, ${hours.startsWith('Noon') ? hours.replace('Noon', 'noon') : hours}`
}
