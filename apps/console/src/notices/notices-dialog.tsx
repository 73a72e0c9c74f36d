import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatLocalDate, type LocalDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Modal } from '@hearthline/ui/modal'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { problemWords, request } from '../api/request.ts'
import { useNow } from '../frame/use-clock.ts'
import { momentWords, wholeMoment } from '../words/moment-words.ts'

type Row = ReplyOf<CallAt<'GET', '/console/api/v1/notices'>>['rows'][number]

/** Who was refused and told: overdue first, because the law counts the days (12 CFR 1002.9). */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const now = useNow()
  const notices = useQuery({
    queryKey: ['notices'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/notices', { query: {}, signal }),
  })
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Notices of action taken">
      {notices.isPending && (
        <SkeletonGroup label="Reading the notices">
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {notices.error && <Alert kind="error">{problemWords(notices.error)}</Alert>}
      {notices.data?.overdue ? (
        <Alert kind="error">{notices.data.overdue} past the last day on which the law allows them. Send them today.</Alert>
      ) : null}
      {notices.data && notices.data.rows.length === 0 && (
        <p className="empty">Nobody was refused. A notice appears here with each refusal.</p>
      )}
      {notices.data && notices.data.rows.length > 0 && (
        <ul className="notices-list">
          {notices.data.rows.map((row) => (
            <li key={row.uuid}>
              <Link to={`/applications/${row.applicationUuid}`} onClick={onClose}>
                {row.loanNumber} <span className="muted">{[row.borrower, row.organizationCode].filter(Boolean).join(' · ')}</span>
              </Link>
              <span className="muted">{row.kind === 'ADVERSE_ACTION' ? 'Refused' : 'Not offered here'}</span>
              <State row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}

function State({ row, now }: { row: Row; now: number }) {
  const [tone, words] = stateOf(row)
  return (
    <span className="notices-state">
      <StatusChip tone={tone}>{words}</StatusChip>
      {row.sentAt && (
        <time className="muted" dateTime={row.sentAt} title={wholeMoment(row.sentAt)}>
          {momentWords(row.sentAt, now)}
        </time>
      )}
    </span>
  )
}

function stateOf({ overdue, sentAt, withdrawnAt, dueOn }: Row): readonly [ChipTone, string] {
  if (withdrawnAt) return ['neutral', 'withdrawn']
  if (sentAt) return ['positive', 'sent']
  return overdue ? ['critical', 'overdue'] : ['caution', `by ${formatLocalDate(dueOn as LocalDate)}`]
}
