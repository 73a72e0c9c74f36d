import type { RegisterEntry, WrittenEntry } from '@hearthline/contract'
import { mayWriteRegisters } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { describeProblem, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { EntryForm, fieldsOfRegister, LegalPreview, type RegisterPlace } from './entry-form.tsx'
import { type Entry, ownerWords, REGISTER_WORDS, STATE_WORDS, titleOf } from './register-words.ts'
import { changedFields, shownFields } from './shown-data.ts'
import { weekWords } from './week-words.ts'

interface EntryViewProps extends RegisterPlace {
  readonly entryKey: string
  readonly roles: readonly string[]
}

const one = '/console/api/v1/registers/:register/:key'

/** One entry: what it says, what can be done with it, and every version of it. */
export function EntryView({ register, scope, entryKey, roles }: EntryViewProps) {
  const found = useQuery({
    queryKey: ['register-entry', register, scope, entryKey],
    queryFn: ({ signal }) => request('GET', one, { params: { register, key: entryKey }, query: { scope }, signal }),
  })
  return (
    <section className="register-entry" aria-labelledby="register-entry-title">
      <h3 id="register-entry-title" tabIndex={-1}>
        {titleOf(register, entryKey, found.data?.entry.last.data)}
      </h3>
      <Loaded query={found} label="Loading the entry">
        {({ entry, versions }) => (
          <>
            <p className="register-entry-head">
              <StatusChip tone={STATE_WORDS[entry.state].tone}>{STATE_WORDS[entry.state].words}</StatusChip>
              {HAS_LINK.has(register) && <CopyButton label="Copy the ID" text={entry.key} />}
            </p>
            {entry.owner && (
              <p className="muted">
                {ownerWords(entry.owner)} made it for their own applicants. It has no terms of its own. They or an administrator end it.
              </p>
            )}
            {entry.last.waits && <Waiting {...{ entry, register, scope }} mayWrite={mayWriteRegisters(roles)} />}
            <DataOf register={register} data={entry.last.data} before={replacedBy(entry)} />
            {register === 'legal-text' && (
              <Suspense fallback={null}>
                <LegalPreview title={String(entry.last.data.title ?? '')} content={String(entry.last.data.content ?? '')} />
              </Suspense>
            )}
            {mayWriteRegisters(roles) && <Acts {...{ entry, register, scope }} />}
            <h4>Versions</h4>
            <ol className="register-versions" reversed>
              {versions.map((version) => (
                <Version key={version.version} version={version} register={register} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Those whose key stands in a link or a cookie. */
const HAS_LINK: ReadonlySet<string> = new Set(['referral', 'loan-originator', 'affiliate-prepopulation'])

/** What holds until a second person has confirmed a change of it. */
const replacedBy = ({ last, inForce }: RegisterEntry): Entry | undefined =>
  last.waits && !last.ended && inForce && !inForce.ended ? inForce.data : undefined

function DataOf({ register, data, before }: { register: RegisterPlace['register']; data: Entry; before?: Entry | undefined }) {
  const fields = fieldsOfRegister(register)
  return (
    <dl className="register-data">
      {(before ? changedFields(fields, before, data) : shownFields(fields, data)).map(({ name, label, words }) => (
        <div key={name} data-long={words.length > 200 || undefined}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      {register === 'hours' &&
        weekWords(data).map(({ day, hours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
    </dl>
  )
}

interface OfEntry extends RegisterPlace {
  readonly entry: RegisterEntry
}

function useRefresh() {
  const client = useQueryClient()
  return () => Promise.all([['register'], ['register-entry'], ['imports']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** What a second person reads before they confirm it. */
function Waiting({ entry, register, scope, mayWrite }: OfEntry & { mayWrite: boolean }) {
  const refresh = useRefresh()
  const { last, inForce } = entry
  const act = (path: `${typeof one}/confirm` | `${typeof one}/withdraw`, done: string) => ({
    mutationFn: () => request('POST', path, { params: { register, key: entry.key }, body: { scope, version: last.version } }),
    onSuccess: async () => {
      announce(done)
      await refresh()
    },
    onError: refresh,
  })
  const confirm = useMutation(act(`${one}/confirm`, 'Confirmed.'))
  const withdraw = useMutation(act(`${one}/withdraw`, 'Withdrawn.'))
  const error = confirm.error ?? withdraw.error
  const what = last.ended
    ? 'Its end waits for a second person.'
    : inForce
      ? 'A change waits for a second person.'
      : 'It waits for a second person.'
  return (
    <Alert kind="warning" title={what}>
      {inForce && !inForce.ended ? `Version ${inForce.version} holds until then. ` : 'Nothing of it holds until then. '}
      {last.byYou ? 'You wrote it, so another administrator has to confirm it.' : `${last.by ?? 'Someone'} wrote it. Read it below.`}
      {error && <p role="alert">{describeProblem(error)}</p>}
      {mayWrite && (
        <span className="decision-buttons">
          {!last.byYou && (
            <Button size="small" loading={confirm.isPending} loadingLabel="Confirming" onClick={() => confirm.mutate()}>
              {last.ended ? 'Confirm the end' : `Confirm version ${last.version}`}
            </Button>
          )}
          <Button size="small" variant="quiet" loading={withdraw.isPending} loadingLabel="Withdrawing" onClick={() => withdraw.mutate()}>
            Withdraw it
          </Button>
        </span>
      )}
    </Alert>
  )
}

function Acts({ entry, register, scope }: OfEntry) {
  const { one: name } = REGISTER_WORDS[register]
  const isOver = register === 'legal-text' && entry.state === 'ACTIVE'
  if (isOver) return <p className="hint">This version holds, and people agree to it. Add a new version to change the text.</p>
  return (
    <div className="register-acts">
      {!entry.owner && (
        <OpenedForm label={entry.last.ended ? `Use this ${name} again` : 'Change'}>
          {({ close }) => <EntryForm {...{ entry, register, scope }} onClose={close} onWritten={close} />}
        </OpenedForm>
      )}
      {!entry.last.ended && (
        <OpenedForm label="End">{({ close }) => <EndForm {...{ entry, register, scope }} onClose={close} />}</OpenedForm>
      )}
    </div>
  )
}

function EndForm({ entry, register, scope, onClose }: OfEntry & { onClose: () => void }) {
  const refresh = useRefresh()
  const recording = useRecord({
    draftKey: `register/${register}/${scope}/${entry.key}/end`,
    blank: {},
    bodyOf: (_typed, reason) => ({ scope, version: entry.last.version, reason }),
    send: (body) =>
      request('POST', `${one}/end`, { params: { register, key: entry.key }, body }).catch(async (problem: unknown) => {
        await refresh()
        throw problem
      }),
    onRecorded: async (_typed, written) => {
      announce(written.last.waits ? 'Another administrator has to confirm the end.' : 'Ended.')
      onClose()
      await refresh()
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={`End this ${REGISTER_WORDS[register].one}`}
      reasonId="register-end-reason"
      reasonWords="It is kept with the versions."
      act={['End it', 'Ending']}
      note={
        entry.endTakesTwo
          ? 'Another administrator has to confirm this. Until then it holds.'
          : entry.owner
            ? 'It answers no one from then on. It stays here with its versions.'
            : 'It answers no one from then on. It stays here with its versions, and can be used again.'
      }
      onClose={onClose}
    />
  )
}

function Version({ version, register }: { version: WrittenEntry; register: RegisterPlace['register'] }) {
  const { by, at, ended, reason, second, waits } = version
  return (
    <li value={version.version}>
      <details>
        <summary>
          {ended ? 'Ended' : version.version === 1 ? 'Added' : 'Changed'} by {by ?? 'the installation'}, {formatFullMoment(at)}
          {second && `; confirmed by ${second.by}, ${formatFullMoment(second.at)}`}
          {waits && '; not confirmed'}
        </summary>
        {reason && <p>{reason}</p>}
        <DataOf register={register} data={version.data} />
      </details>
    </li>
  )
}
