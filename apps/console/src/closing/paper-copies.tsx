import { formatLocalDateWithYear, lenderDay, type PaperSending, WAYS_OF_PAPER } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'

const HOW: Readonly<Record<PaperSending['how'], string>> = { MAIL: 'by mail', COURIER: 'by courier', IN_PERSON: 'handed over' }

interface PaperCopiesProps {
  readonly file: ApplicationFile
  readonly now: number
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** Who asked for copies on paper, what was sent to them, and the record of a sending: also of what someone asked for by phone. */
export function PaperCopies({ file, now, mayDecide, onNotice }: PaperCopiesProps) {
  const actorName = useActorName()
  const { paperCopies, documents } = file
  const waiting = paperCopies.find(({ sent }) => sent === null)
  const [open, setOpen] = useState(false)
  const isAsked = paperCopies.length > 0
  // Where no one asked there is nothing to read: only what someone asked for by phone can be recorded.
  if (!isAsked && (!mayDecide || documents.length === 0)) return null
  return (
    <section aria-labelledby={isAsked ? 'paper-title' : undefined}>
      {isAsked && <h3 id="paper-title">Paper copies</h3>}
      {waiting && (
        <Alert kind="warning" title={`${waiting.name} asked for paper copies`}>
          Mail the documents, free of charge, and record it here. They are told by email.
        </Alert>
      )}
      {isAsked && (
        <ul className="earlier-decisions">
          {paperCopies.map(({ party, name, askedAt, sent }) => (
            <li key={`${party}/${askedAt}`}>
              <strong>{name}</strong> <StatusChip tone={sent ? 'positive' : 'critical'}>{sent ? 'sent' : 'not sent yet'}</StatusChip>{' '}
              <span className="muted">asked {formatFullMoment(askedAt)}</span>
              {sent && (
                <p>
                  {formatLocalDateWithYear(sent.on)}, {HOW[sent.how]}: {sent.what}
                  {sent.number && `, number ${sent.number}`}. <span className="muted">Recorded by {actorName(sent.by)}.</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayDecide &&
        (open ? (
          <SentForm file={file} now={now} party={waiting?.party ?? ''} onNotice={onNotice} onClose={() => setOpen(false)} />
        ) : (
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            Record that paper copies were sent
          </Button>
        ))}
    </section>
  )
}

type SentFormProps = Omit<PaperCopiesProps, 'mayDecide'> & { readonly party: string; readonly onClose: () => void }

function SentForm({ file, now, party: first, onNotice, onClose }: SentFormProps) {
  const client = useQueryClient()
  const [party, setParty] = useState(first)
  const [how, setHow] = useState<PaperSending['how']>('MAIL')
  const [on, setOn] = useState<string>(lenderDay(new Date(now).toISOString()))
  const [what, setWhat] = useState('')
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({})
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const record = useMutation({
    mutationFn: () => {
      const body = { party, on, how, what: what.trim(), reason: reason.trim(), ...(number.trim() && { number: number.trim() }) }
      return request('POST', '/console/api/v1/applications/:uuid/paper-copies', { params: { uuid }, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: 'Recorded: paper copies sent.', since: file.version })
      onClose()
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  const told = record.error instanceof RequestError ? (record.error.data?.fields ?? []) : []
  const faultAt = (field: string) => faults[field] ?? told.find(({ path }) => path === field)?.message
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      party: party === '' ? 'Choose who they were sent to' : undefined,
      on: on === '' ? 'Enter the day on which they were sent' : undefined,
      what: what.trim().length < 3 ? 'Say which documents were sent' : undefined,
      reason: reasonFault(reason),
    }
    setFaults(found)
    if (!Object.values(found).some(Boolean) && !record.isPending) record.mutate()
  }
  return (
    <form className="decision" onSubmit={submit} noValidate aria-label="Record that paper copies were sent">
      {record.error && told.length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
      <Select
        label="Sent to"
        value={party}
        placeholder="Choose one"
        options={file.signers.map((one) => ({ value: one.party, label: one.name }))}
        error={faultAt('party')}
        onChange={({ target }) => setParty(target.value)}
      />
      <Select
        label="How"
        value={how}
        options={WAYS_OF_PAPER.map((value) => ({ value, label: HOW[value].replace(/^./, (letter) => letter.toUpperCase()) }))}
        onChange={({ target }) => setHow(target.value as PaperSending['how'])}
      />
      <TextField type="date" label="Sent on" value={on} error={faultAt('on')} onChange={({ target }) => setOn(target.value)} />
      <TextField
        label="Which documents"
        autoComplete="off"
        maxLength={500}
        value={what}
        error={faultAt('what')}
        onChange={({ target }) => setWhat(target.value)}
      />
      <TextField
        label="Tracking number (optional)"
        autoComplete="off"
        maxLength={120}
        value={number}
        error={faultAt('number')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <ReasonField
        id="paper-reason"
        value={reason}
        error={faultAt('reason')}
        readers={{ words: 'Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <div className="decision-buttons">
        <Button type="submit" size="small" variant="primary" loading={record.isPending} loadingLabel="Recording">
          Record
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
