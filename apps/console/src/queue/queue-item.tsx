import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import { codeWordsWithin } from '../words/code-words.ts'
import { wholeMoment } from '../words/moment-words.ts'
import type { QueueRow } from './queue-pages.ts'
import { ageWords, dueAt, serviceLevel } from './service-level.ts'

export const rowId = (uuid: string): string => `row-${uuid}`

/** One application in the list. */
export function QueueItem({ row, now, open, query }: { row: QueueRow; now: number; open: boolean; query: string }) {
  const level = row.needsOperator ? serviceLevel(row.since, now) : undefined
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
        <span className="queue-age" title={`Here since ${wholeMoment(row.since)}`}>
          <span className="ui-visually-hidden">, here for </span>
          {ageWords(row.since, now)}
        </span>
        <span className="queue-what">
          {[row.openTitle === row.step ? codeWordsWithin(row.step) : row.openTitle, row.place, row.organizationCode]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="queue-chip" title={level && `Due ${wholeMoment(dueAt(row.since).getTime())}`}>
          {level ? (
            <StatusChip tone={level.tone}>{level.words}</StatusChip>
          ) : (
            <span className="muted">{codeWordsWithin(row.decision)}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
