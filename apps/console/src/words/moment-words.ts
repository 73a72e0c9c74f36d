/** Moments as an operator reads them: to the minute in lists, to the second where provider calls are told apart; in the reader's zone. */

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const second = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
const whole = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const dayWords = (moment: Date, now: Date): string => (moment.getFullYear() === now.getFullYear() ? day : dayOfYear).format(moment)

/** '10:42' today, 'Nov 20, 10:42' on another day. */
export function momentWords(instant: string, now: number, to: 'minute' | 'second' = 'minute'): string {
  const moment = new Date(instant)
  const today = new Date(now)
  const clock = (to === 'second' ? second : time).format(moment)
  return moment.toDateString() === today.toDateString() ? clock : `${dayWords(moment, today)}, ${clock}`
}

/** 'Saturday, November 21, 2026 at 10:42' */
export const wholeMoment = (instant: string | number): string => whole.format(new Date(instant))

/** How long a call took: '85 ms', '1.2 s'. */
export const tookWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
