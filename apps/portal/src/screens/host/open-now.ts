/** Whether somebody answers at this moment, and until when or from when. Hours are Pacific Time, wherever the reader is. Pure. */
import { LENDER_ZONE } from '@hearthline/domain'
import { clockTime, type DayHours } from '../../shell/opening-hours.ts'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: LENDER_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Monday is 1; the time as HH:mm, which compares as it sorts. */
function pacific(now: Date): { weekday: number; time: string } {
  const found = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return { weekday: NAMES.indexOf(found.weekday ?? '') + 1, time: `${found.hour}:${found.minute}` }
}

export interface OpenNow {
  readonly isOpen: boolean
  /** "Open now, until 5 pm Pacific Time." */
  readonly words: string
}

export function openNow(weekdays: readonly DayHours[], now: Date): OpenNow {
  const { weekday, time } = pacific(now)
  const hoursOf = (day: number) => weekdays.find(({ weekdayValue, isOpen }) => isOpen && weekdayValue === day)
  const today = hoursOf(weekday)
  if (today?.startTime && today.endTime && time >= today.startTime && time < today.endTime)
    return { isOpen: true, words: `Open now, until ${clockTime(today.endTime)} Pacific Time.` }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const start = hoursOf(day)?.startTime
    if (!start || (ahead === 0 && time >= start)) continue
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${NAMES[day - 1]}`
    return { isOpen: false, words: `Closed now. Opens ${when} at ${clockTime(start)} Pacific Time.` }
  }
  return { isOpen: false, words: 'Closed now.' }
}
