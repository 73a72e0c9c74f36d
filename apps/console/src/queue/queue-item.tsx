import { paperCopies } from '@hearthline/domain'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import { anyOf } from '../session/who-acts.tsx'
import { usePeople } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { formatResult } from '../words/result-names.ts'
import { stepName } from '../words/step-names.ts'
import { clockWords } from './clock-words.ts'
import { moneyWords } from './money-words.ts'
import type { QueueRow } from './queue-pages.ts'
import { dueAt, formatAge, isPromised, type ServiceLevel, serviceLevel } from './service-level.ts'

export const rowId = (uuid: string): string => `row-${uuid}`

interface QueueItemProps {
  readonly row: QueueRow
  readonly now: number
  readonly open: boolean
  /** Of a row that is shown for being open alone: the list has it no more, or hides it. */
  readonly note: string | undefined
  readonly query: string
  /** Of staff of one organization every row would say the same. */
  readonly namesOrganization: boolean
}

/** One application in two lines. Only what presses is marked: what is on time says nothing. */
export function QueueItem({ row, now, open, note, query, namesOrganization }: QueueItemProps) {
  const level = isPromised(row) ? serviceLevel(row.since, now) : undefined
  const law = row.clock ? clockWords(row.clock, now) : undefined
  // One of the two: beside days that the law leaves, our own promise of a day would read as the opposite.
  const isLawPressing = law !== undefined && law.tone !== 'neutral'
  const decided = !row.needsOperator && row.decision ? formatResult(row.decision) : undefined
  const what = [row.openTitle === row.step ? stepName(row.step) : row.openTitle, namesOrganization && row.organizationCode, row.place]
  // Also beside what is followed after the end; a row that is here for nothing else says it already.
  const isPaperAsked = row.paperAsked && row.openTitle !== paperCopies.staffTitle
  // An auditor, whose nothing is, reads whose each is as well.
  const whose = row.whose.length > 0 && !row.isYours ? `Waits for ${anyOf(row.whose)}` : undefined
  const words = what.filter(Boolean).join(' · ')
  return (
    <li>
      <Link
        id={rowId(row.uuid)}
        data-row={row.uuid}
        to={{ pathname: `/applications/${row.uuid}`, search: query }}
        className="queue-row"
        data-urgent={[level, law].some((one) => one?.tone === 'critical') || undefined}
        aria-current={open ? 'page' : undefined}
      >
        <span className="queue-name">{row.borrower || row.loanNumber}</span>
        <span className="queue-age">
          {level && !isLawPressing && <Pressing {...level} title={`Due ${formatFullMoment(dueAt(row.since).getTime())}`} />}
          <span title={`Here since ${formatFullMoment(row.since)}`}>
            <span className="ui-visually-hidden">, here for </span>
            {formatAge(row.since, now)}
          </span>
        </span>
        <span className="queue-what" title={[words, law && `${law.words}. ${law.title}`].filter(Boolean).join('. ')}>
          {words}
        </span>
        {row.money && <MoneyWait money={row.money} now={now} />}
        {isLawPressing || decided || note || isPaperAsked ? (
          <span className="queue-chip">
            {note && <span className="muted">{note}</span>}
            {law && <Pressing {...law} />}
            {isPaperAsked && <StatusChip tone="caution">paper copies asked for</StatusChip>}
            {decided && !note && <span className="muted">{decided}</span>}
          </span>
        ) : null}
        {whose && <span className="queue-whose muted">{whose}</span>}
      </Link>
    </li>
  )
}

/** What is at stake, and whose approval it waits for. */
function MoneyWait({ money, now }: { readonly money: NonNullable<QueueRow['money']>; readonly now: number }) {
  const { amounts, approvals, isYours } = moneyWords(money, now, usePeople())
  return (
    <span className="queue-money">
      {amounts && <span>{amounts}</span>}
      {approvals && <span className={isYours ? 'queue-money-yours' : 'muted'}>{approvals}</span>}
    </span>
  )
}

/** Nothing while there is time. */
function Pressing({ tone, words, title }: ServiceLevel & { readonly title: string }) {
  if (tone === 'neutral') return null
  return (
    <span title={title}>
      <StatusChip tone={tone}>{words}</StatusChip>
    </span>
  )
}
