import { formatLocalDateWithYear, lenderDay, type PaperSending, WAYS_OF_PAPER } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayReceive } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { useActorName } from '../team/use-team.ts'
import { documentTypeName } from '../words/document-type-names.ts'
import { formatFullMoment } from '../words/format-moment.ts'

const HOW: Readonly<Record<PaperSending['how'], string>> = { MAIL: 'by mail', COURIER: 'by courier', IN_PERSON: 'handed over' }

type Copy = ApplicationFile['paperCopies'][number]
type Owed = Copy['documents']
const NONE: Owed = []
/** As long as the field takes. */
const namesOf = (owed: Owed): string => [...new Set(owed.map(({ kind }) => documentTypeName(kind)))].join(', ').slice(0, 500)

function titleOf({ name, isOwed, documents }: Copy): string {
  if (documents.length > 0) return `${name} gets documents on paper: ${documents.length} to mail`
  return isOwed ? `${name} was removed, and is owed paper copies` : `${name} asked for paper copies`
}

interface PaperCopiesProps {
  readonly file: ApplicationFile
  readonly now: number
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** Who asked for copies on paper, and what was sent to them. Nothing where no one asked. */
export function PaperCopies({ file, now, mayDecide, onNotice }: PaperCopiesProps) {
  const actorName = useActorName()
  const { paperCopies } = file
  const waiting = paperCopies.find(({ sent }) => sent === null)
  if (paperCopies.length === 0) return null
  return (
    <section aria-labelledby="paper-title">
      <h3 id="paper-title">Paper copies</h3>
      {waiting && (
        <Alert kind="warning" title={titleOf(waiting)}>
          {waiting.documents.length > 0
            ? `They withdrew their consent to electronic documents. Print each document below, and mail it free of charge to ${waiting.mailTo ?? 'their home address, for which you call them'}. Then record it here. They are told by email.`
            : waiting.isOwed
              ? 'They no longer have a page here, and what they signed is theirs. Call them for their address, or, if they died, whoever acts for their estate. Mail it free of charge, and record it here.'
              : 'Mail the documents, free of charge, and record it here. They are told by email.'}
        </Alert>
      )}
      <ul className="earlier-decisions">
        {paperCopies.map(({ party, name, askedAt, sent, isOwed, documents }) => (
          <li key={`${party}/${askedAt}/${documents[0]?.id ?? ''}`}>
            <strong>{name}</strong> <StatusChip tone={sent ? 'positive' : 'critical'}>{sent ? 'sent' : 'not sent yet'}</StatusChip>{' '}
            <span className="muted">
              {documents.length > 0 ? 'owed on paper since' : isOwed ? 'owed since they were removed,' : 'asked'}{' '}
              {formatFullMoment(askedAt)}
            </span>
            {documents.length > 0 && (
              <ul>
                {documents.map(({ id, kind }) => (
                  <li key={id}>{documentTypeName(kind)}</li>
                ))}
              </ul>
            )}
            {sent && (
              <p>
                {formatLocalDateWithYear(sent.on)}, {HOW[sent.how]}: {sent.what}
                {sent.number && `, number ${sent.number}`}
                {sent.to && `, to ${sent.to}`}. <span className="muted">Recorded by {actorName(sent.by)}.</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {waiting && <WhoActs may={mayReceive} does="mails them and records it" />}
      {mayDecide && <RecordSent {...{ file, now, onNotice }} party={waiting?.party ?? ''} owed={waiting?.documents ?? NONE} />}
    </section>
  )
}

/** What someone asked for by phone: recorded among the documents, where nothing was asked for online. */
export function PaperAskedByPhone({ file, now, mayDecide, onNotice }: PaperCopiesProps) {
  if (!mayDecide || file.paperCopies.length > 0 || file.documents.length === 0) return null
  return <RecordSent {...{ file, now, onNotice }} party="" owed={NONE} />
}

function RecordSent({ file, now, party, owed, onNotice }: Omit<SentFormProps, 'onClose' | 'onDone'>) {
  return (
    <OpenedForm label="Record that paper copies were sent">
      {({ close, done }) => <SentForm {...{ file, now, party, owed, onNotice }} onClose={close} onDone={done} />}
    </OpenedForm>
  )
}

type SentFormProps = Omit<PaperCopiesProps, 'mayDecide'> & {
  /** Who asked first; '' where no one did. */
  readonly party: string
  /** What is owed to them after a withdrawal, all of which is in it. */
  readonly owed: Owed
  readonly onClose: () => void
  readonly onDone: () => void
}

function SentForm({ file, now, party, owed, onNotice, onClose, onDone }: SentFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/paper-copies`,
    blank: {
      party,
      how: 'MAIL' as PaperSending['how'],
      on: lenderDay(new Date(now).toISOString()) as string,
      what: namesOf(owed),
      number: '',
    },
    faultsOf: (typed) => ({
      party: typed.party === '' ? 'Choose who they were sent to' : undefined,
      on: typed.on === '' ? 'Enter the day on which they were sent' : undefined,
      what: typed.what.trim().length < 3 ? 'Say which documents were sent' : undefined,
    }),
    bodyOf: ({ what, number, ...typed }, reason) => ({
      ...{ ...typed, what: what.trim(), reason },
      // Sent to someone else, it is not what is owed.
      ...(owed.length > 0 && typed.party === party && { documents: owed.map(({ id }) => id) }),
      ...(number.trim() && { number: number.trim() }),
    }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/paper-copies', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Recorded: paper copies sent.')
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Record that paper copies were sent"
      reasonId="paper-reason"
      reasonWords="Saved in the audit log."
      onClose={onClose}
    >
      <Select
        label="Sent to"
        value={typed.party}
        placeholder="Choose one"
        options={file.signers.map((one) => ({ value: one.party, label: one.name }))}
        error={faults.party}
        onChange={({ target }) => set({ party: target.value })}
      />
      <Select
        label="How"
        value={typed.how}
        options={WAYS_OF_PAPER.map((value) => ({ value, label: HOW[value].replace(/^./, (letter) => letter.toUpperCase()) }))}
        onChange={({ target }) => set({ how: target.value as PaperSending['how'] })}
      />
      <TextField type="date" label="Sent on" value={typed.on} error={faults.on} onChange={({ target }) => set({ on: target.value })} />
      <TextField
        label="Which documents"
        autoComplete="off"
        maxLength={500}
        value={typed.what}
        error={faults.what}
        onChange={({ target }) => set({ what: target.value })}
      />
      <TextField
        label="Tracking number (optional)"
        autoComplete="off"
        maxLength={120}
        value={typed.number}
        error={faults.number}
        onChange={({ target }) => set({ number: target.value })}
      />
    </RecordForm>
  )
}
