import { addDays, type LocalDate, latestOf } from '../values/local-date.ts'

/** Calendar days between the later of application and notice and a Texas home-equity closing (Tex. Const. XVI s.50(a)(6)(M)(i); 7 TAC 153.12). */
const texasWaitingDays = 12

/** The first day on which a Texas line may close: the twelfth calendar day after the later of application and receipt of the 12-day notice. */
export function texasEarliestClosing({ applied, noticeReceived }: { applied: LocalDate; noticeReceived: LocalDate }): LocalDate {
  return addDays(latestOf(applied, noticeReceived), texasWaitingDays)
}
