/** Until when time alone holds something, for the team: days end at midnight where the home is, and their own clock shows another hour. Pure. */
import { addDays, type Instant } from '../values/local-date.ts'
import { formatLocalDateWithYear, localDateIn } from '../values/local-date-display.ts'
import { formatLenderMoment } from './lender-day.ts'
import { startOfDay, zoneOfState } from './state-zone.ts'

interface Home {
  readonly state: string | undefined
  /** the zone by which someone is told a time there */
  readonly clock: string
}

/** 'midnight on Monday, November 30, 2026, where the home is (Nov 30, 2026, 9:00 PM PT)'; of what ends at another hour that moment alone. */
export function untilWords(until: Instant, { state, clock }: Home): string {
  const moment = formatLenderMoment(until)
  if (state === undefined) return moment
  const before = new Date(Date.parse(until) - 1).toISOString()
  const isMidnightIn = (there: string) => Date.parse(startOfDay(addDays(localDateIn(before, there), 1), there)) === Date.parse(until)
  const zone = [clock, zoneOfState(state)].find(isMidnightIn)
  if (zone === undefined) return moment
  // Where the county is not known, or the line between two clocks cuts it, no day ends before the later one says so.
  const by = zone === clock ? moment : `by the later clock of its state: ${moment}`
  return `midnight on ${formatLocalDateWithYear(localDateIn(before, zone))}, where the home is (${by})`
}
