/** Whether someone answers at this moment, and until when or from when. Hours are Pacific Time, wherever the reader is. Pure. */
import { dayOfWeek, formatClock, LENDER_ZONE, momentIn } from '@hearthline/domain'
import type { DayHours } from '../../shell/chat/opening-hours.ts'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Monday is 1; the time as HH:mm, which compares as it sorts. */
function pacific(now: Date): { weekday: number; time: string } {
  const { day, time } = momentIn(now.toISOString(), LENDER_ZONE)
  return { weekday: dayOfWeek(day) || 7, time: time.slice(0, 5) }
}

export interface OpeningStatus {
  readonly isOpen: boolean
  /** "Open now, until 5:00 PM PT." */
  readonly words: string
}

export function openingStatus(weekdays: readonly DayHours[], now: Date): OpeningStatus {
  const { weekday, time } = pacific(now)
  const hoursOf = (day: number) => weekdays.find(({ weekdayValue, isOpen }) => isOpen && weekdayValue === day)
  const today = hoursOf(weekday)
  if (today?.startTime && today.endTime && time >= today.startTime && time < today.endTime)
    return { isOpen: true, words: `Open now, until ${formatClock(today.endTime)} PT.` }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const start = hoursOf(day)?.startTime
    if (!start || (ahead === 0 && time >= start)) continue
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${NAMES[day - 1]}`
    return { isOpen: false, words: `Closed now. Opens ${when} at ${formatClock(start)} PT.` }
  }
  return { isOpen: false, words: 'Closed now.' }
}
