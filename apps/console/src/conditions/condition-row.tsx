import { Button } from '@hearthline/ui/button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NumberKey } from '../decision/parts/number-key.tsx'
import { DocumentView } from '../evidence/document-view.tsx'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { ConditionDecision } from './condition-decision.tsx'
import { categoryName, DUE_NAMES, OUTCOME_NAMES, stateOf } from './condition-names.ts'
import { ConditionThread } from './condition-thread.tsx'
import { markMessagesRead, type StaffCondition } from './conditions-query.ts'
import { NotCounted } from './not-counted.tsx'

interface ConditionRowProps {
  readonly uuid: string
  readonly version: number
  readonly condition: StaffCondition
  readonly mayDecide: boolean
  /** The key that opens it; none where a digit chooses something else. */
  readonly number: number | undefined
}

/** One condition: what was asked, what was sent, what was written, and how it was decided. */
export function ConditionRow({ uuid, version, condition, mayDecide, number }: ConditionRowProps) {
  const client = useQueryClient()
  const actorName = useActorName()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  const focusTitle = () => place.current?.querySelector('summary')?.focus()
  const { title, categoryEnum, whose, due, unread, notes, why, commentsToBorrower, part, raisedBy, created } = condition
  const { words, tone } = stateOf(condition)
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!isOpen || unread === 0 || !mayDecide) return
    // Unmarked it is marked when it is opened again.
    void markMessagesRead(uuid, condition.uuid)
      .then(() => client.invalidateQueries({ queryKey: ['application', uuid] }))
      .catch(() => undefined)
  }
  return (
    <li>
      <details ref={place} onToggle={({ currentTarget }) => toggled(currentTarget.open)}>
        <summary aria-keyshortcuts={number === undefined ? undefined : String(number)}>
          {number !== undefined && (
            <NumberKey
              number={number}
              onPress={() => {
                if (place.current) place.current.open = true
                focusTitle()
              }}
            />
          )}{' '}
          <strong>{title}</strong> <StatusChip tone={tone}>{words}</StatusChip>
          {unread > 0 && <StatusChip tone="action">{unread === 1 ? '1 new message' : `${unread} new messages`}</StatusChip>}
          <span className="muted">
            {' '}
            {categoryName(categoryEnum)} · {whose} · {DUE_NAMES[due]}
          </span>
        </summary>
        {open && (
          <div className="condition-body">
            <p>
              {why} <q>{notes}</q>{' '}
              <span className="muted">
                {raisedBy ? `Raised by ${actorName(raisedBy)}` : 'Raised by a check'}, {formatFullMoment(created)}.
              </span>
            </p>
            {commentsToBorrower !== null && (
              <p>
                The applicant was told: <q>{commentsToBorrower}</q>
              </p>
            )}
            <Answers uuid={uuid} condition={condition} />
            <Decided condition={condition} />
            {part !== null && <p className="hint">A check raised this. It is decided with the open item above.</p>}
            {mayDecide && <ConditionDecision {...{ uuid, version, condition }} onDecided={focusTitle} />}
            <ConditionThread {...{ uuid, version, condition, mayDecide }} />
          </div>
        )}
      </details>
    </li>
  )
}

/** What was sent; one document is open at a time, because each reading is in the audit log. */
function Answers({ uuid, condition: { answers, messages } }: { uuid: string; condition: StaffCondition }) {
  const [shown, setShown] = useState<string>()
  const given = [...answers, ...messages]
  const documents = given.flatMap((each) => each.documents.map((one) => ({ ...one, isCounted: each.notCounted === null })))
  const document = documents.find((each) => each.uuid === shown)
  if (answers.length === 0 && documents.length === 0) return <p className="hint">Nothing was sent yet.</p>
  return (
    <>
      {answers.map(({ at, note, notCounted }) => (
        <p key={at}>
          <NotCounted why={notCounted} />
          Sent {formatFullMoment(at)}
          {note !== null && (
            <>
              : <q>{note}</q>
            </>
          )}
        </p>
      ))}
      <div className="decision-buttons">
        {documents.map((each) => (
          <Button
            key={each.uuid}
            size="small"
            variant={each.uuid === shown ? 'primary' : 'secondary'}
            aria-pressed={each.uuid === shown}
            onClick={() => setShown(each.uuid === shown ? undefined : each.uuid)}
          >
            {each.fileName}
            {!each.isCounted && ' (does not count)'}
          </Button>
        ))}
      </div>
      {document && <DocumentView key={document.uuid} uuid={uuid} document={document} />}
    </>
  )
}

function Decided({ condition: { decided, waiver } }: { condition: StaffCondition }) {
  const actorName = useActorName()
  if (decided.length === 0 && !waiver) return null
  return (
    <ul className="earlier-decisions" aria-label="Decided before">
      {decided.map(({ at, by, outcome, reason, askedBy, askedWhy, notCounted }) => (
        <li key={at}>
          <NotCounted why={notCounted} />
          <strong>{OUTCOME_NAMES[outcome].done}.</strong> <q>{reason}</q>{' '}
          <span className="muted">
            By {actorName(by)}, {formatFullMoment(at)}.
          </span>
          {askedBy !== null && (
            <>
              {' '}
              Asked for by {actorName(askedBy)}
              {askedWhy === null ? '.' : ': '}
              {askedWhy !== null && <q>{askedWhy}</q>}
            </>
          )}
        </li>
      ))}
      {waiver && (
        <li>
          <strong>Waiver asked for.</strong> <q>{waiver.reason}</q>{' '}
          <span className="muted">
            By {actorName(waiver.by)}, {formatFullMoment(waiver.at)}. A second person has to agree.
          </span>
        </li>
      )}
    </ul>
  )
}
