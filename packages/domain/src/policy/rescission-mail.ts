import { addDays, type Instant, type LocalDate } from '../values/local-date.ts'
import { addBusinessDays } from './business-day.ts'
import { startOfDay } from './state-zone.ts'

/**
 * How long a notice that was mailed on the last day may take to arrive: "a reasonable time" in the words of comment 15(c)-5.i.A to 12 CFR 1026.15.
 * The number is the house's own, ours to choose. Days on which mail is delivered are those that count for rescission: no Sunday and no holiday.
 */
export const RESCISSION_MAIL = { days: 5, citation: '12 CFR 1026.15(c), comment 15(c)-5.i.A' } as const

/** The last day on which a notice that was mailed in time is waited for. */
export const lastMailDay = (lastDay: LocalDate): LocalDate => addBusinessDays(lastDay, RESCISSION_MAIL.days)

/** The midnight that closes it, where the home stands. */
export const endOfMailWait = (lastDay: LocalDate, zone: string): Instant => startOfDay(addDays(lastMailDay(lastDay), 1), zone)
