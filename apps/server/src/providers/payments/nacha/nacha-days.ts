/** When an entry settles: on its day, or later where its file left late; and when its bank has had its days. */
import { addBusinessDays, isBankingDay, LENDER_ZONE, type LocalDate, momentIn } from '@hearthline/domain'
import type { Session } from '../../../store/db.ts'
import { type AchEntryRow, deliveredAt } from '../../../store/repositories/ach.ts'

/** No bank settles on a day that was over when it got the file: the next banking day it is, at the earliest. */
export function settlesOnceLeft(settlesOn: LocalDate, leftOn: LocalDate): LocalDate {
  const next = addBusinessDays(leftOn, 1, isBankingDay)
  return settlesOn > next ? settlesOn : next
}

/** @param delivered when the bank got the file, ISO 8601 */
export const settledAfter = (settlesOn: LocalDate, delivered: string): LocalDate =>
  settlesOnceLeft(settlesOn, momentIn(new Date(delivered).toISOString(), LENDER_ZONE).day)

/** A debit may come back until the second banking day after it settled (Nacha Operating Rules 3.8); money may follow a test on the third (2.6.2). */
const BANKS_DAYS = 3

/** From when on a debit counts as collected, or a test as passed; undefined while the bank does not have it. */
export async function clearDay(session: Session, entry: AchEntryRow): Promise<LocalDate | undefined> {
  const delivered = await deliveredAt(session, entry)
  return delivered && addBusinessDays(settledAfter(entry.settlesOn, delivered), BANKS_DAYS, isBankingDay)
}
