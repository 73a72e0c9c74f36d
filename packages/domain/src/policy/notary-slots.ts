/** When a notary can be met: times by the clock at the home (home-zone.ts). Zones are IANA names. */

import { formatClock, formatZone } from '../values/clock-display.ts'
import { addDays, type Instant, type LocalDate } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { addBusinessDays, isBusinessDay } from './business-day.ts'
import type { NotaryMeeting } from './notary-law.ts'
import { startOfDay } from './state-zone.ts'

const HOUR = 3_600_000
const DAYS_OFFERED = 10
/** A notary who travels, or an office that prepares, needs two business days. */
const MANUAL_NOTICE_DAYS = 2

/** Hours of the day, the last one the beginning of the last slot: remote notaries work in the evening, on weekends and on holidays too. */
const HOURS: Readonly<Record<NotaryMeeting, { readonly from: number; readonly to: number; readonly everyHours: number }>> = {
  ONLINE: { from: 8, to: 20, everyHours: 0.5 },
  MANUAL: { from: 9, to: 17, everyHours: 2 },
}

/** The days that may be chosen on a day. Online a slot is from the next day on: until then a notary is met at once. */
export function notaryDays(meeting: NotaryMeeting, today: LocalDate): readonly LocalDate[] {
  if (meeting === 'ONLINE') return Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(today, index + 1))
  const before = addDays(addBusinessDays(today, MANUAL_NOTICE_DAYS), -1)
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addBusinessDays(before, index + 1))
}

/** The first day on which a notary can be met, for whoever chooses on a day: what is told beforehand is what is offered then. */
export const firstNotaryDay = (meeting: NotaryMeeting, today: LocalDate): LocalDate =>
  meeting === 'ONLINE' ? today : notaryDays(meeting, today)[0]!

/** The slots of a day, as moments. A day on which clocks change is counted from its noon. */
export function notarySlots(meeting: NotaryMeeting, day: LocalDate, zone: string): readonly Instant[] {
  const { from, to, everyHours } = HOURS[meeting]
  const noon = noonOf(day, zone)
  const count = Math.round((to - from) / everyHours) + 1
  return Array.from({ length: count }, (_, index) => new Date(noon + (from - 12 + index * everyHours) * HOUR).toISOString())
}

/** Clocks change at two in the morning: from noon to noon a day is as long as the clock says. */
function noonOf(day: LocalDate, zone: string): number {
  const next = Date.parse(startOfDay(addDays(day, 1), zone))
  return next - 12 * HOUR
}

/** Why a time cannot be had; undefined where it can. What was offered the day before is still good. */
export function refuseNotaryTime(meeting: NotaryMeeting, at: Instant, zone: string, today: LocalDate): string | undefined {
  const day = localDateIn(at, zone)
  if (meeting === 'MANUAL' && !isBusinessDay(day)) return 'No one meets on Sundays and federal holidays. Choose another day.'
  const offered = new Set([
    ...notaryDays(meeting, today),
    ...notaryDays(meeting, addDays(today, -1)),
    ...notaryDays(meeting, addDays(today, 1)),
  ])
  if (!offered.has(day) || day < today) return 'That day is no longer available. Choose another day.'
  const isSlot = notarySlots(meeting, day, zone).some((slot) => Date.parse(slot) === Date.parse(at))
  return isSlot ? undefined : 'Choose one of the times that are shown.'
}

/** Of the clock at a moment in an IANA zone: '5:00 PM PT'. */
export function formatZonedTime(at: Instant, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${formatClock(parts.format(Date.parse(at)))} ${formatZone(at, zone)}`.trim()
}

/** 'Tuesday, November 24, 5:00 PM PT'. */
export const formatAppointment = (at: Instant, zone: string): string =>
  `${formatLocalDate(localDateIn(at, zone))}, ${formatZonedTime(at, zone)}`

/** Whoever has not come by then has missed it. */
export const PATIENCE_MINUTES = 30

/** Online the notary waits for a while; a meeting in person is with whoever records it from its time on. Without a time it is never over. */
export function isAppointmentOver(
  { meeting, at }: { readonly meeting: NotaryMeeting; readonly at?: Instant | undefined },
  now: Instant,
): boolean {
  const patience = meeting === 'ONLINE' ? PATIENCE_MINUTES * 60_000 : 0
  return at !== undefined && Date.parse(at) + patience <= Date.parse(now)
}

/** How long before its time a session online may be entered. */
export const NOTARY_EARLY_MINUTES = 15

/** Whether a session online may be entered; of one without a time, always. */
export const isNotaryOpen = (at: Instant | undefined, now: Instant): boolean =>
  at === undefined || Date.parse(now) >= Date.parse(at) - NOTARY_EARLY_MINUTES * 60_000
