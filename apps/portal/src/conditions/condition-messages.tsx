import { formatMoment } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Textarea } from '@hearthline/ui/textarea'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { request } from '../api/request.ts'
import type { SentDocument } from '../api/send-file.ts'
import { CONDITION_PATH, type Condition, conditionsQuery } from '../application/conditions-query.ts'
import { usePersistedForm } from '../application/item/use-persisted-form.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { UploadDocuments } from '../uploads/upload-documents.tsx'
import { useRequestsPlace } from './requests-place.ts'

const MOST_FILES = 5
const LONGEST = 2000

/** What the team and the applicant wrote about one request. Opening it marks what the team wrote as read. */
export function ConditionMessages({ condition }: { condition: Condition }) {
  const { uuid } = useRequestsPlace()
  const client = useQueryClient()
  const title = useId()
  const { messages, unread } = condition
  const opened = () => {
    if (unread === 0) return
    const params = { uuid, condition: condition.uuid }
    void request('POST', `${CONDITION_PATH}/messages/read`, { params })
      .then(() => client.invalidateQueries({ queryKey: conditionsQuery(uuid).queryKey }))
      // What could not be marked is marked when it is opened again.
      .catch(() => undefined)
  }
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && opened()}>
      <summary id={title} className="cursor-pointer font-semibold">
        Messages{messages.length > 0 && ` (${messages.length})`}
        <span className="ui-visually-hidden"> about: {condition.title}</span>{' '}
        {unread > 0 && <StatusChip tone="action">{unread === 1 ? '1 new' : `${unread} new`}</StatusChip>}
      </summary>
      <div className="mt-4 grid gap-4">
        {messages.length === 0 && (
          <p className="portal-fine">Ask us here if something is not clear. Our team’s answer appears here, and we email you.</p>
        )}
        {messages.length > 0 && (
          <ol className="grid gap-3" aria-labelledby={title}>
            {messages.map(({ from, text, at, documents }) => (
              <li
                key={`${at}${from}`}
                className="grid gap-1 border-s-4 ps-3"
                style={{ borderColor: from === 'TEAM' ? 'var(--action)' : 'var(--hairline)' }}
              >
                <p className="portal-fine">
                  <strong>{from === 'TEAM' ? 'Our team' : 'You'}</strong>, {formatMoment(at)}
                </p>
                <p className="whitespace-pre-line break-words">{text}</p>
                {documents.length > 0 && (
                  <p className="portal-fine">
                    With <bdi>{documents.map(({ fileName }) => fileName).join(', ')}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
        <Composer condition={condition} />
      </div>
    </details>
  )
}

interface Typed {
  readonly text: string
  readonly documents: readonly SentDocument[]
}
const NOTHING: Typed = { text: '', documents: [] }

function Composer({ condition: { uuid: condition, title, party } }: { condition: Condition }) {
  const { uuid, send: sendOne } = useRequestsPlace()
  const client = useQueryClient()
  const form = usePersistedForm<Typed>(`message/${condition}`, () => NOTHING, uuid)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [attaching, setAttaching] = useState(false)
  const key = useRef<string>(undefined)
  const { text, documents } = form.values
  const send = async () => {
    if (busy) return
    if (text.trim().length < 3) return form.fail([{ field: `text-${condition}`, message: 'Write at least 3 characters' }])
    form.fail([])
    setBusy(true)
    setError(undefined)
    try {
      key.current ??= crypto.randomUUID?.()
      const params = { uuid, condition }
      const body = { text, documents: documents.map((document) => document.uuid) }
      const list = await request('POST', `${CONDITION_PATH}/messages`, { params, body, idempotencyKey: key.current })
      client.setQueryData(conditionsQuery(uuid).queryKey, list)
      form.replace(NOTHING)
      form.forget()
      setAttaching(false)
      announce('Your message was sent')
    } catch (problem) {
      setError(problem)
    } finally {
      key.current = undefined
      setBusy(false)
    }
  }
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      {error !== undefined && <FormProblem error={error} />}
      <Textarea
        id={`text-${condition}`}
        name={`text-${condition}`}
        label={`Message about: ${title}`}
        description="Leave out your Social Security number and account numbers."
        rows={3}
        maxLength={LONGEST}
        value={text}
        error={form.errors[`text-${condition}`]}
        onChange={(event) => {
          form.replace({ text: event.currentTarget.value, documents })
          form.fail([])
        }}
      />
      {(attaching || documents.length > 0) && (
        <UploadDocuments
          kind="CONDITION_DOCUMENT"
          documents={documents}
          onChange={(next) => form.replace({ text, documents: next })}
          most={MOST_FILES}
          label="Files with your message"
          optional
          sendOne={sendOne?.(party)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="medium" variant="secondary" loading={busy} loadingLabel="Sending">
          Send message
        </Button>
        {!attaching && documents.length === 0 && (
          <Button type="button" size="medium" variant="quiet" onClick={() => setAttaching(true)}>
            Attach a file
          </Button>
        )}
      </div>
    </form>
  )
}
