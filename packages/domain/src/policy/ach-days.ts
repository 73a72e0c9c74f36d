/** The days of a payment by the ACH network: the banking day on which it leaves, and the next one, on which the banks settle it. */
import { momentIn } from '../values/clock-display.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import { addBusinessDays, isBankingDay } from './business-day.ts'
import { LENDER_ZONE } from './lender-day.ts'

/** Until when, at the lender, what is asked for leaves on the same banking day. A bank may name another hour (NACHA_CUT_OFF). */
export const ACH_CUT_OFF = '14:00'

/** Banks settle on the days of the Federal Reserve alone: what is sent on one of them is settled on the next. */
export const settlementOf = (sent: LocalDate): LocalDate => addBusinessDays(sent, 1, isBankingDay)

/** What is asked for now leaves on `fileOn`, and its effective date is `settlesOn`. */
export function achDays(now: Instant, cutOff = ACH_CUT_OFF): { readonly fileOn: LocalDate; readonly settlesOn: LocalDate } {
  const { day, time } = momentIn(now, LENDER_ZONE)
  const isToday = isBankingDay(day) && time.slice(0, 5) < cutOff
  const fileOn = isToday ? day : addBusinessDays(day, 1, isBankingDay)
  return { fileOn, settlesOn: settlementOf(fileOn) }
}
