import { formatLocalDateWithYear, type RESCISSION_WAYS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { ConfirmNotice } from './confirm-notice.tsx'
import { RescissionAssurance } from './rescission-assurance.tsx'
import { RescissionReturns } from './rescission-returns.tsx'

type Rescission = NonNullable<ApplicationFile['rescission']>
type Written = Exclude<(typeof RESCISSION_WAYS)[number], 'HERE'>

const WAYS: Readonly<Record<(typeof RESCISSION_WAYS)[number], string>> = {
  HERE: 'in the portal',
  MAILED: 'by mail',
  DELIVERED: 'delivered in writing',
}

const MONEY = {
  SENT: 'Money had been sent before. No more is sent, no interest is charged, and a lawyer has to review this file.',
  UNDER_WAY: 'A payment was in progress. Find out with the bank whether it left. If it did, it is listed here automatically.',
} as const

interface RescissionNoticeProps {
  readonly file: ApplicationFile
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** The owners' right to cancel: until when, whether someone did, and the record of a notice that came in writing. */
export function RescissionNotice({ file, mayDecide, onNotice }: RescissionNoticeProps) {
  const [open, setOpen] = useState(false)
  const { rescission } = file
  if (!rescission) return null
  return (
    <section aria-labelledby="rescission-title">
      <h3 id="rescission-title">Right to cancel</h3>
      <Standing {...rescission} />
      {rescission.assurance && <RescissionAssurance {...{ file, mayDecide, onNotice }} assurance={rescission.assurance} />}
      {rescission.confirmation && (
        <ConfirmNotice
          {...{ file, mayDecide, onNotice }}
          barred={rescission.confirmation.barred}
          document={rescission.exercised?.document}
        />
      )}
      {rescission.exercised && <RescissionReturns {...{ file, rescission, mayDecide, onNotice }} />}
      {mayDecide && !rescission.exercised && file.summary.step !== 'CANCELLED' && (
        <>
          {open ? (
            <NoticeForm file={file} owners={rescission.owners} onNotice={onNotice} onClose={() => setOpen(false)} />
          ) : (
            <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
              Record a written notice
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Standing({ state, lastDay, exercised, returnDueOn }: Rescission) {
  if (exercised)
    return (
      <p>
        {exercised.name} canceled {WAYS[exercised.way]}, given on {formatLocalDateWithYear(exercised.givenOn)}. What anyone paid is to be
        returned by {returnDueOn && formatLocalDateWithYear(returnDueOn)} (12 CFR 1026.15(d)(2)).{' '}
        {exercised.money && MONEY[exercised.money]}
      </p>
    )
  if (!lastDay) return <p>Open. The days begin when the notice is delivered to every owner.</p>
  return (
    <p>
      {state === 'OPEN' ? 'Open until midnight on' : 'Ended at midnight on'} {formatLocalDateWithYear(lastDay)}.
    </p>
  )
}

interface NoticeFormProps {
  readonly file: ApplicationFile
  readonly owners: Rescission['owners']
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
}

function NoticeForm({ file, owners, onNotice, onClose }: NoticeFormProps) {
  const client = useQueryClient()
  const [party, setParty] = useState(owners.length === 1 ? (owners[0]?.party ?? '') : '')
  const [way, setWay] = useState<Written>('MAILED')
  const [givenOn, setGivenOn] = useState('')
  const [receivedOn, setReceivedOn] = useState('')
  const [document, setDocument] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const record = useMutation({
    mutationFn: () => {
      const arrived = way === 'MAILED' && receivedOn ? { receivedOn } : {}
      const body = { party, way, givenOn, ...arrived, ...(document && { document }), reason: reason.trim() }
      const params = { uuid }
      return request('POST', '/console/api/v1/applications/:uuid/rescission', { params, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: 'Recorded: the line is canceled, and everything on it stops.', since: file.version })
      onClose()
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  const told = record.error instanceof RequestError ? (record.error.data?.fields ?? []) : []
  const faultAt = (path: string) => told.find((field) => field.path === path)?.message
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (!found && !record.isPending) record.mutate()
  }
  return (
    <form className="decision" onSubmit={submit} noValidate aria-label="Record a written notice">
      {record.error && told.length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
      <Select
        label="Who gave it"
        value={party}
        placeholder="Choose one"
        options={owners.map((owner) => ({ value: owner.party, label: owner.name }))}
        error={faultAt('party')}
        onChange={({ target }) => setParty(target.value)}
      />
      <Select
        label="How"
        value={way}
        options={[
          { value: 'MAILED', label: 'By mail: it counts from the postmark' },
          { value: 'DELIVERED', label: 'Delivered: it counts from the day we had it' },
        ]}
        onChange={({ target }) => setWay(target.value as Written)}
      />
      <TextField
        type="date"
        label={way === 'MAILED' ? 'Mailed on' : 'Delivered on'}
        value={givenOn}
        error={faultAt('givenOn')}
        onChange={({ target }) => setGivenOn(target.value)}
      />
      {way === 'MAILED' && (
        <TextField
          type="date"
          label="Arrived on"
          description="Today if left empty. The 20 days to return money run from here."
          value={receivedOn}
          error={faultAt('receivedOn')}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
      )}
      <ReceivedField
        file={file}
        kind="SIGNED_ON_PAPER"
        noun="notice"
        about="With the envelope, for the postmark. Required once money has been sent."
        id="rescission-document"
        label="Scan of the notice"
        value={document}
        error={faultAt('document')}
        onChange={(next) => setDocument(typeof next === 'string' ? next : '')}
      />
      <ReasonField
        id="rescission-reason"
        value={reason}
        error={fault ?? faultAt('reason')}
        readers={{ words: 'Where the letter is kept. Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <p className="hint">
        This cancels the line for every owner, also after its money was sent: then another person confirms it. It cannot be undone.
      </p>
      <div className="decision-buttons">
        <Button type="submit" size="small" variant="primary" loading={record.isPending} loadingLabel="Recording">
          Cancel the line
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
