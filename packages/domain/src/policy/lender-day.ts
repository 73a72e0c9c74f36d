import { formatMoment } from '../values/clock-display.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import { localDateIn } from '../values/local-date-display.ts'
import { addBusinessDays, isCreditorBusinessDay } from './business-day.ts'
import { startOfDay, zoneOfState } from './state-zone.ts'

/** IANA zone in which the lender keeps its books and its hours: Pacific Time [shell/hours], wherever the borrower or the home is. */
export const LENDER_ZONE = 'America/Los_Angeles'

/** The lender's own day at a moment: '2026-11-22T00:35:00Z' -> '2026-11-21'. Throws RangeError when the moment has no zone. */
export const lenderDay = (moment: Instant): LocalDate => localDateIn(moment, LENDER_ZONE)

/**
 * The day by which the last day of a mailed letter is counted: the lender's, or its recipient's where that is still the earlier one. So the last day is over
 * only once it is over for both: at midnight in Honolulu for who lives there, and in California for who lives in New York.
 */
export function letterDay(moment: Instant, state: string): LocalDate {
  const [ours, theirs] = [lenderDay(moment), localDateIn(moment, zoneOfState(state))]
  return theirs < ours ? theirs : ours
}

/** 'Nov 24, 2026, 5:00 PM PT': a moment in the lender's own time, as its documents write it. */
export const formatLenderMoment = (moment: Instant): string => `${formatMoment(moment, LENDER_ZONE)} PT`

/** The first moment, from now on, that lies on a business day of the offices in a zone: of the lender's own, or of the county's. */
export function nextBusinessMoment(now: Instant, zone: string = LENDER_ZONE): Instant {
  const today = localDateIn(now, zone)
  return isCreditorBusinessDay(today) ? now : startOfDay(addBusinessDays(today, 1, isCreditorBusinessDay), zone)
}
