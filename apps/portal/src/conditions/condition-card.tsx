import { formatMoment } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import type { Condition } from '../application/conditions-query.ts'
import { isCompleted } from '../application/conditions-query.ts'
import { ConditionMessages } from './condition-messages.tsx'
import { actionWords, answerPath, STATE_WORDS } from './condition-words.ts'
import { useRequestsPlace } from './requests-place.ts'

/** One request: why, what to do, what was sent and where it stands, and the messages about it. */
export function ConditionCard({ condition }: { condition: Condition }) {
  const { path } = useRequestsPlace()
  const { title, why, notes, commentsToBorrower, state, answerable, conditionType } = condition
  const { words, tone } = STATE_WORDS[state]
  const mayAct = answerable || (conditionType === 'PHONE_NUMBER' && !isCompleted(condition))
  return (
    <Card as="article" title={title} aria-label={title}>
      <div className="grid gap-4">
        <div>
          <StatusChip tone={tone}>{words}</StatusChip>
        </div>
        {commentsToBorrower !== null && (
          <Alert kind="warning" title="We can’t use what you sent">
            {commentsToBorrower}
          </Alert>
        )}
        <div className="grid gap-1">
          <p>{why}</p>
          <p className="font-semibold whitespace-pre-line">{notes}</p>
        </div>
        <Sent condition={condition} />
        {mayAct && (
          <div>
            <LinkButton as={Link} to={path(answerPath(condition))} variant={state === 'IN_REVIEW' ? 'secondary' : 'primary'} size="medium">
              {actionWords(condition)}
              <span className="ui-visually-hidden">: {title}</span>
            </LinkButton>
          </div>
        )}
        <ConditionMessages condition={condition} />
      </div>
    </Card>
  )
}

/** What was sent, and when: the newest first. */
export function Sent({ condition: { answers } }: { condition: Pick<Condition, 'answers'> }) {
  if (answers.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label="What you sent">
      {answers.toReversed().map(({ at, note, documents }) => (
        <li key={at} className="portal-fine">
          Sent {formatMoment(at)}
          {documents.length > 0 && (
            <>
              {': '}
              <bdi>{documents.map(({ fileName }) => fileName).join(', ')}</bdi>
            </>
          )}
          {note !== null && <span className="block whitespace-pre-line">“{note}”</span>}
        </li>
      ))}
    </ul>
  )
}
