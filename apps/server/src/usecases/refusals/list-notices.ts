/** Notices of action taken, for operators: what is still to be sent first, by the day on which the law wants it sent. */
import type { NoticeRow } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { countNotices, listNotices as listRows } from '../../store/repositories/notices.ts'
import type { StaffCaller } from '../console/staff-caller.ts'

const iso = (moment: string) => new Date(moment).toISOString()

export async function listNotices({ db, clock }: Container, staff: StaffCaller, { show, limit }: { show: 'due' | 'all'; limit: number }) {
  const today = lenderDay(clock.now())
  const [rows, counts] = await Promise.all([listRows(db, staff, show === 'due', limit), countNotices(db, staff, today)])
  return {
    rows: rows.map(
      ({ notice, loanNumber, organizationCode, name }): NoticeRow => ({
        uuid: notice.id,
        applicationUuid: notice.applicationId,
        loanNumber: `HL-${loanNumber}`,
        borrower: [name?.firstName, name?.lastName].filter(Boolean).join(' '),
        organizationCode,
        kind: notice.kind,
        madeAt: iso(notice.madeAt),
        dueOn: notice.dueOn,
        sentAt: notice.sentAt && iso(notice.sentAt),
        withdrawnAt: notice.withdrawnAt && iso(notice.withdrawnAt),
        overdue: !notice.sentAt && !notice.withdrawnAt && notice.dueOn < today,
        late: notice.sentAt !== null && lenderDay(iso(notice.sentAt)) > notice.dueOn,
      }),
    ),
    ...counts,
  }
}
