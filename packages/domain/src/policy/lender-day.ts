import type { Instant, LocalDate } from '../values/local-date.ts'
import { localDateIn } from '../values/local-date-display.ts'

/** IANA zone in which the lender keeps its books and its hours: Pacific Time (seed 001 §9), wherever the borrower or the home is. */
export const LENDER_ZONE = 'America/Los_Angeles'

/** The lender's own day at a moment: '2026-11-22T00:35:00Z' -> '2026-11-21'. Throws RangeError when the moment has no zone. */
export const lenderDay = (moment: Instant): LocalDate => localDateIn(moment, LENDER_ZONE)
