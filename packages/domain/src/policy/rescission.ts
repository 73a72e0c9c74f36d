import { addYears, compareLocalDates, type LocalDate, latestOf } from '../values/local-date.ts'
import { addBusinessDays } from './business-day.ts'

/** The three events of 12 CFR 1026.15(a)(3), each the day on which it happened for the last of the owners. */
export type RescissionEvents = { opened: LocalDate; noticeDelivered: LocalDate; disclosuresDelivered: LocalDate }

/**
 * The last day of the right to rescind: the third business day after the latest of opening, delivery of the notice and delivery of
 * the material disclosures. Its midnight ends the right (12 CFR 1026.15(a)(3)). Throws RangeError when a day is missing or not real:
 * without delivery the right has not begun to run out (rescissionOuterLimit).
 */
export function rescissionEnd({ opened, noticeDelivered, disclosuresDelivered }: RescissionEvents): LocalDate {
  return addBusinessDays(latestOf(opened, noticeDelivered, disclosuresDelivered), 3)
}

/** Whether the right's last midnight has passed when it is `today` where the home stands. No funds before that (1026.15(c)). */
export function isRescissionOver(end: LocalDate, today: LocalDate): boolean {
  return compareLocalDates(today, end) > 0
}

/** The day three years after opening, when the right ends at the latest where notice or disclosures were never delivered (1026.15(a)(3)). */
export function rescissionOuterLimit(opened: LocalDate): LocalDate {
  return addYears(opened, 3)
}
