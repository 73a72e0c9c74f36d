/** Our offices' time: their hours are Pacific Time [shell/hours]. */
import { LENDER_ZONE, lenderDay } from '@hearthline/domain'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: LENDER_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const partsOf = (instant: string) => Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))

/** HH:mm of an instant. */
export function pacificTime(instant: string): string {
  const { hour, minute } = partsOf(instant)
  return `${hour}:${minute}`
}

/** Monday 1 to Sunday 7. */
export function pacificWeekday(instant: string): number {
  const day = new Date(`${lenderDay(instant)}T12:00:00Z`).getUTCDay()
  return day === 0 ? 7 : day
}
