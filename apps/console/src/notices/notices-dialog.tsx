import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatLocalDate, type LocalDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Modal } from '@hearthline/ui/modal'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { useNow } from '../frame/use-clock.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { noticeStatus } from './notice-status.ts'

type Row = ReplyOf<CallAt<'GET', '/console/api/v1/notices'>>['rows'][number]

const KINDS: Readonly<Record<Row['kind'], string>> = {
  ADVERSE_ACTION: 'Refused',
  NOT_OFFERED: 'Not offered here',
  INFORMATION_REQUEST: 'Something is missing',
  SCORE_DISCLOSURE: 'Credit score',
}

/** Whose refusal was notified: overdue first, because the law counts the days (12 CFR 1002.9). */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const now = useNow()
  const notices = useQuery({
    queryKey: ['notices'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/notices', { query: {}, signal }),
  })
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Notices of action taken">
      <Loaded query={notices} label="Loading the notices">
        {({ rows, overdue, late }) => (
          <>
            {late > 0 && <Alert kind="warning">{late} sent after their legal due date. An examiner will ask why.</Alert>}
            {overdue > 0 && <Alert kind="error">{overdue} past their legal due date. Send them today.</Alert>}
            {rows.length === 0 && (
              <p className="empty">No notices yet. A notice appears here with each refusal and each request for information.</p>
            )}
            {rows.length > 0 && (
              <ul className="notices-list">
                {rows.map((row) => (
                  <li key={row.uuid}>
                    <Link to={`/applications/${row.applicationUuid}`} onClick={onClose}>
                      {row.loanNumber} <span className="muted">{[row.borrower, row.organizationCode].filter(Boolean).join(' · ')}</span>
                    </Link>
                    <span className="muted">{KINDS[row.kind]}</span>
                    <State row={row} now={now} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  )
}

function State({ row, now }: { row: Row; now: number }) {
  const [tone, words] = noticeStatus(row)
  return (
    <span className="notices-state">
      <StatusChip tone={tone}>{words}</StatusChip>
      {row.late && <span className="muted">due {formatLocalDate(row.dueOn as LocalDate)}</span>}
      {row.sentAt && (
        <time className="muted" dateTime={row.sentAt} title={formatFullMoment(row.sentAt)}>
          {formatRecentMoment(row.sentAt, now)}
        </time>
      )}
    </span>
  )
}
