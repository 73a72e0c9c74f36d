import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Textarea } from '@hearthline/ui/textarea'
import { type FormEvent, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { changeDraft, clearDraft, useDraft } from '../decision/draft.ts'
import { askedFault } from '../decision/told-fault.ts'
import { sendOnControlEnter } from '../frame/use-shortcut.ts'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { type StaffCondition, useChangeCondition } from './conditions-query.ts'
import { NotCounted } from './not-counted.tsx'

interface ConditionThreadProps {
  readonly uuid: string
  readonly version: number
  readonly condition: StaffCondition
  readonly mayDecide: boolean
}

/** What the team and the applicant wrote to each other about it, oldest first, and the next message. */
export function ConditionThread({ uuid, version, condition, mayDecide }: ConditionThreadProps) {
  const draftKey = `${uuid}:message:${condition.uuid}`
  const { reason: text } = useDraft(draftKey)
  const [fault, setFault] = useState<string>()
  const change = useChangeCondition(uuid, version)
  const actorName = useActorName()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = askedFault(text)
    setFault(found)
    if (found || change.isPending) return
    const sent = { act: 'write', condition: condition.uuid, text: text.trim() } as const
    change.mutate(sent, {
      onSuccess: () => {
        clearDraft(draftKey)
        announce('Message sent')
      },
    })
  }
  return (
    <section aria-label={`Messages: ${condition.title}`}>
      <h4>Messages</h4>
      {condition.messages.length === 0 && <p className="hint">No messages yet.</p>}
      <ol className="condition-messages">
        {condition.messages.map(({ at, from, by, text: words, documents, notCounted }) => (
          <li key={`${at}${from}`} data-from={from}>
            <NotCounted why={notCounted} />
            <span className="muted">
              {actorName(by)}, {formatFullMoment(at)}
            </span>
            <p>{words}</p>
            {documents.length > 0 && (
              <span className="muted">With {documents.map(({ fileName }) => fileName).join(', ')}, shown above.</span>
            )}
          </li>
        ))}
      </ol>
      {mayDecide && (
        <form
          className="decision"
          onSubmit={submit}
          onKeyDown={sendOnControlEnter}
          noValidate
          aria-label={`Write about: ${condition.title}`}
        >
          {change.error && <Alert kind="error">{describeProblem(change.error)}</Alert>}
          <Textarea
            id={`message-${condition.uuid}`}
            label="Message to the applicant"
            rows={2}
            value={text}
            error={fault}
            onChange={({ target }) => {
              changeDraft(draftKey, { reason: target.value })
              if (fault) setFault(askedFault(target.value))
            }}
          />
          <div className="decision-buttons">
            <Button type="submit" size="small" variant="secondary" loading={change.isPending} loadingLabel="Sending">
              Send message
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
