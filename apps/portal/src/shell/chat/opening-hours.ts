/** Opening hours in a few words: days with the same hours together, Pacific Time [shell/hours]. Pure. */
import { formatClock } from '@hearthline/domain'

export interface DayHours {
  /** ISO: Monday 1 to Sunday 7. */
  readonly weekdayValue: number
  readonly isOpen: boolean
  /** HH:mm. */
  readonly startTime: string | null
  readonly endTime: string | null
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hoursOf = ({ isOpen, startTime, endTime }: DayHours): string =>
  isOpen && startTime && endTime ? `${formatClock(startTime)} to ${formatClock(endTime)} PT` : 'closed'

/** ["Monday to Friday 6:00 AM to 5:00 PM PT", "Saturday and Sunday closed"]. */
export function openingHours(weekdays: readonly DayHours[]): readonly string[] {
  const groups: { first: number; last: number; hours: string }[] = []
  for (const day of [...weekdays].sort((a, b) => a.weekdayValue - b.weekdayValue)) {
    const hours = hoursOf(day)
    const group = groups.at(-1)
    if (group && group.hours === hours && group.last === day.weekdayValue - 1) group.last = day.weekdayValue
    else groups.push({ first: day.weekdayValue, last: day.weekdayValue, hours })
  }
  return groups.map(({ first, last, hours }) => `${daysOf(first, last)} ${hours}`)
}

function daysOf(first: number, last: number): string {
  const [from, to] = [NAMES[first - 1] ?? '', NAMES[last - 1] ?? '']
  if (first === last) return from
  return `${from} ${last - first === 1 ? 'and' : 'to'} ${to}`
}
