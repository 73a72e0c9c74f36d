import { type LocalDate, latestOf } from '../values/local-date.ts'
import { addBusinessDays } from './business-day.ts'

/** The three events of 12 CFR 1026.15(a)(3), each the day on which it happened for the last of the owners. */
export type RescissionEvents = { opened: LocalDate; noticeDelivered: LocalDate; disclosuresDelivered: LocalDate }

/**
 * The last day of the right to rescind: the third business day after the latest of opening, delivery of the notice and delivery of
 * the material disclosures. Its midnight ends the right (12 CFR 1026.15(a)(3)). Throws RangeError when a day is missing or not real:
 * without delivery the right has not begun to run out.
 */
export function rescissionEnd({ opened, noticeDelivered, disclosuresDelivered }: RescissionEvents): LocalDate {
  return addBusinessDays(latestOf(opened, noticeDelivered, disclosuresDelivered), 3)
}
