/** When an entry settles: on its day, or later where its file left late. */
import { addBusinessDays, isBankingDay, LENDER_ZONE, type LocalDate, momentIn } from '@hearthline/domain'

/** No bank settles on a day that was over when it got the file: the next banking day it is, at the earliest. */
export function settlesOnceLeft(settlesOn: LocalDate, leftOn: LocalDate): LocalDate {
  const next = addBusinessDays(leftOn, 1, isBankingDay)
  return settlesOn > next ? settlesOn : next
}

/** @param delivered when the bank got the file, ISO 8601 */
export const settledAfter = (settlesOn: LocalDate, delivered: string): LocalDate =>
  settlesOnceLeft(settlesOn, momentIn(new Date(delivered).toISOString(), LENDER_ZONE).day)
