/** Our offices' time: hours and last days are counted in Pacific Time (seed 001 §9). */
export const PACIFIC = 'America/Los_Angeles'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: PACIFIC,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const partsOf = (instant: string) => Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))

/** yyyy-MM-dd of an instant. */
export function pacificDay(instant: string): string {
  const { year, month, day } = partsOf(instant)
  return `${year}-${month}-${day}`
}

/** HH:mm of an instant. */
export function pacificTime(instant: string): string {
  const { hour, minute } = partsOf(instant)
  return `${hour}:${minute}`
}

/** Monday 1 to Sunday 7. */
export function pacificWeekday(instant: string): number {
  const day = new Date(`${pacificDay(instant)}T12:00:00Z`).getUTCDay()
  return day === 0 ? 7 : day
}
