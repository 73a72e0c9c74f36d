import { conditionText } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { LinkButton } from '@hearthline/ui/link-button'
import { announce } from '@hearthline/ui/live-region'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { request } from '../api/request.ts'
import type { SentDocument } from '../api/send-file.ts'
import { CONDITION_PATH, type Condition, conditionsQuery } from '../application/conditions-query.ts'
import { usePersistedForm } from '../application/item/use-persisted-form.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { Screen } from '../page/screen.tsx'
import { ScreenSkeleton } from '../page/screen-skeleton.tsx'
import { UploadDocuments } from '../uploads/upload-documents.tsx'
import { Sent } from './condition-card.tsx'
import { conditionAt } from './condition-words.ts'
import { useRequestsPlace } from './requests-place.ts'

const TITLE = 'Answer a request'
const MOST_FILES = 10
const LONGEST = 2000

/** Answers one request of the team: with documents, a note, or both. The address names it. @param above over the heading */
export function AnswerRequest({ above }: { above?: ReactNode }) {
  const { uuid, path } = useRequestsPlace()
  const [query] = useSearchParams()
  const list = useQuery({ ...conditionsQuery(uuid), refetchOnMount: 'always' })
  const condition = list.data && conditionAt(list.data, query)
  // A link may name what was asked for after the list was read.
  const isSought = !condition && list.isFetching && !list.isFetchedAfterMount
  if (list.isPending || isSought) return <ScreenSkeleton />
  const back = path('conditions')
  const heading = condition?.title ?? TITLE
  return (
    <Screen title={heading} heading={heading} why={condition?.answerable ? condition.why : undefined} back={back} above={above}>
      {list.error && <FormProblem error={list.error} />}
      {list.data &&
        (condition?.answerable ? <AnswerForm key={condition.uuid} condition={condition} /> : <NotOpen condition={condition} back={back} />)}
    </Screen>
  )
}

function NotOpen({ condition, back }: { condition: Condition | undefined; back: string }) {
  return (
    <div className="mt-8 grid gap-6">
      <Alert kind="info" title={condition ? 'There is nothing more to send for this' : 'We couldn’t find this request'}>
        {condition
          ? 'Our team has completed this request.'
          : 'It may have been completed, or the link may be old. See all requests to find yours.'}
      </Alert>
      {condition && <Sent condition={condition} />}
      <div>
        <LinkButton as={Link} to={back} variant="secondary">
          See all requests
        </LinkButton>
      </div>
    </div>
  )
}

interface Typed {
  readonly documents: readonly SentDocument[]
  readonly note: string
}

function AnswerForm({ condition }: { condition: Condition }) {
  const { uuid, path, send, refresh } = useRequestsPlace()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { notes, commentsToBorrower, state, requestDocuments, xtraData } = condition
  const wanted = xtraData.numDocsRequired
  const form = usePersistedForm<Typed>(`condition/${condition.uuid}`, () => ({ documents: [], note: '' }), uuid)
  const { documents, note } = form.values
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef<string>(undefined)
  useFillWithExample(() => form.set('note', 'Both credit checks were for a car loan. I did not take it.'))
  const submit = async () => {
    if (busy) return
    const problems = problemsOf({ documents, note }, wanted)
    form.fail(problems)
    setError(undefined)
    if (problems.length > 0) return
    setBusy(true)
    try {
      key.current ??= crypto.randomUUID?.()
      const body = { documents: documents.map((document) => document.uuid), ...(note.trim() && { note: note.trim() }) }
      const params = { uuid, condition: condition.uuid }
      const answered = await request('POST', `${CONDITION_PATH}/answers`, { params, body, idempotencyKey: key.current })
      client.setQueryData(conditionsQuery(uuid).queryKey, answered)
      // Whose turn it is has changed with it.
      await refresh().catch(() => undefined)
      form.forget()
      announce('We received what you sent')
      await navigate(path('conditions'))
    } catch (problem) {
      if (!form.failWith(problem)) setError(problem)
    } finally {
      key.current = undefined
      setBusy(false)
    }
  }
  return (
    <form
      className="portal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      {error !== undefined && <FormProblem error={error} />}
      {commentsToBorrower !== null && (
        <Alert kind="warning" title="We can’t use what you sent">
          {commentsToBorrower}
        </Alert>
      )}
      {state === 'IN_REVIEW' && condition.answers.length > 0 && (
        <Alert kind="info" title="We are reviewing what you sent">
          You can add more. Our team looks at all of it together.
        </Alert>
      )}
      <p className="font-semibold whitespace-pre-line">{notes}</p>
      <Sent condition={condition} />
      <UploadDocuments
        kind="CONDITION_DOCUMENT"
        name="documents"
        documents={documents}
        onChange={(next) => {
          form.replace({ documents: next, note: form.values.note })
          form.fail([])
        }}
        most={MOST_FILES}
        label={wanted > 1 ? `Your documents (at least ${wanted})` : 'Your documents'}
        optional={!requestDocuments}
        error={form.errors.documents}
        sendOne={send?.(condition.party)}
      />
      <Textarea
        id="note"
        name="note"
        label={requestDocuments ? 'Note to our team' : 'Your answer'}
        optional={requestDocuments}
        description="Leave out your Social Security number and account numbers."
        rows={4}
        maxLength={LONGEST}
        value={note}
        error={form.errors.note}
        onChange={(event) => form.set('note', event.currentTarget.value)}
      />
      <SubmitRow label="Send to our team" loadingLabel="Sending" loading={busy} />
    </form>
  )
}

/** What is missing before it can be sent. */
function problemsOf({ documents, note }: Typed, wanted: number) {
  const missing = wanted === 1 ? 'Upload the document we asked for' : `Upload at least ${wanted} documents`
  if (documents.length < wanted) return [{ field: 'documents', message: missing }]
  const written = note.trim()
  if (written === '') return documents.length > 0 ? [] : [{ field: 'note', message: 'Write an answer, or upload a document' }]
  const judged = conditionText.safeParse(written)
  return judged.success ? [] : [{ field: 'note', message: judged.error.issues[0]?.message ?? '' }]
}
