import { addDays, addYears, type LocalDate, latestOf } from '../values/local-date.ts'
import { addBusinessDays, isCreditorBusinessDay } from './business-day.ts'

/**
 * The first day on which a fee may be non-refundable: three business days after the disclosures and the booklet were received have
 * passed in full. Mailed ones count as received three business days after mailing (12 CFR 1026.40(h)).
 */
export function nonRefundableFeeFrom(disclosures: { received: LocalDate } | { mailed: LocalDate }): LocalDate {
  const received = 'received' in disclosures ? disclosures.received : addBusinessDays(disclosures.mailed, 3, isCreditorBusinessDay)
  return addDays(addBusinessDays(received, 3, isCreditorBusinessDay), 1)
}

/** Calendar days between the later of application and notice and a Texas home-equity closing (Tex. Const. XVI s.50(a)(6)(M)(i); 7 TAC 153.12). */
export const texasWaitingDays = 12

/** The first day on which a Texas line may close: the twelfth calendar day after the later of application and receipt of the 12-day notice. */
export function texasEarliestClosing({ applied, noticeReceived }: { applied: LocalDate; noticeReceived: LocalDate }): LocalDate {
  return addDays(latestOf(applied, noticeReceived), texasWaitingDays)
}

/** When a notice mailed in Texas is presumed received: three calendar days later, Sundays and federal legal holidays not counted (7 TAC 153.51). */
export function texasMailedNoticeReceived(mailed: LocalDate): LocalDate {
  return addBusinessDays(mailed, 3)
}

/** The first day on which a home may secure another Texas home-equity loan: a year after the last closing (s.50(a)(6)(M)(iii)). */
export function texasNextLoanFrom(lastClosing: LocalDate): LocalDate {
  return addYears(lastClosing, 1)
}
