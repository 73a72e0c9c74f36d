import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import { formatFullMoment } from '../words/format-moment.ts'
import { formatResult } from '../words/result-names.ts'
import { stepName } from '../words/step-names.ts'
import { clockWords } from './clock-words.ts'
import type { QueueRow } from './queue-pages.ts'
import { dueAt, formatAge, serviceLevel } from './service-level.ts'

export const rowId = (uuid: string): string => `row-${uuid}`

/** One application in the list. */
export function QueueItem({ row, now, open, query }: { row: QueueRow; now: number; open: boolean; query: string }) {
  const level = row.needsOperator ? serviceLevel(row.since, now) : undefined
  const law = row.clock ? clockWords(row.clock, now) : undefined
  return (
    <li>
      <Link
        id={rowId(row.uuid)}
        data-row={row.uuid}
        to={{ pathname: `/applications/${row.uuid}`, search: query }}
        className="queue-row"
        aria-current={open ? 'page' : undefined}
      >
        <span className="queue-name">{row.borrower || row.loanNumber}</span>
        <span className="queue-age" title={`Here since ${formatFullMoment(row.since)}`}>
          <span className="ui-visually-hidden">, here for </span>
          {formatAge(row.since, now)}
        </span>
        <span className="queue-what">
          {law && (
            <span title={law.title}>
              <StatusChip tone={law.tone}>{law.words}</StatusChip>{' '}
            </span>
          )}
          {[row.openTitle === row.step ? stepName(row.step) : row.openTitle, row.place, row.organizationCode].filter(Boolean).join(' · ')}
        </span>
        <span className="queue-chip" title={level && `Due ${formatFullMoment(dueAt(row.since).getTime())}`}>
          {level ? <StatusChip tone={level.tone}>{level.words}</StatusChip> : <span className="muted">{formatResult(row.decision)}</span>}
        </span>
      </Link>
    </li>
  )
}
