import { formatExactCents, formatLocalDateWithYear, RESCISSION_RETURN_LABELS as WHAT } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { LatePaymentForm } from './late-payment-form.tsx'

type Rescission = NonNullable<ApplicationFile['rescission']>
type Owed = Rescission['owed'][number]

type Words = Readonly<Partial<Record<Owed['what'], string>>>
const DAYS: Words = { LIEN_RELEASE: 'Release recorded on', TRANSFER_CHECK: 'Confirmed on' }
const REFERENCES: Words = { LIEN_RELEASE: 'Recording number of the release', TRANSFER_CHECK: 'Who at the bank confirmed it' }

const DOCUMENTS: Words = { LIEN_RELEASE: 'The recorded release', TRANSFER_CHECK: 'What the bank wrote' }

const named = ({ what, amountCents, recordingNumber }: Owed): string => {
  if (amountCents !== undefined) return `${WHAT[what]}, ${formatExactCents(amountCents)}`
  return recordingNumber === undefined ? WHAT[what] : `${WHAT[what]}, deed recorded as ${recordingNumber}`
}

interface RescissionReturnsProps {
  readonly file: ApplicationFile
  readonly rescission: Rescission
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** What was returned after the line was canceled, and what is still owed, each with its own record. */
export function RescissionReturns({ file, rescission, mayDecide, onNotice }: RescissionReturnsProps) {
  const { owed, owedByOwners, returned, latePayments, confirmation, returnsBarred } = rescission
  const isLeft = owed.length + owedByOwners.length > 0
  const mayRecord = mayDecide && returnsBarred === null && confirmation === null
  return (
    <>
      {latePayments.map((payment) => (
        <LatePaymentForm key={payment.debt} {...{ file, payment, mayDecide, onNotice }} />
      ))}
      {returned.length > 0 && (
        <ul className="data-list">
          {returned.map(({ what, on, reference, amountCents }) => (
            <li key={`${what}/${reference}`}>
              {WHAT[what]}
              {amountCents !== undefined && `, ${formatExactCents(amountCents)}`}: {formatLocalDateWithYear(on)}, reference {reference}
            </li>
          ))}
        </ul>
      )}
      {isLeft && mayDecide && confirmation === null && returnsBarred !== null && <p className="hint">{returnsBarred}</p>}
      {owed.length === 0 && <p className="hint">Nothing is left for us to return.</p>}
      {owed.map((one) => (
        <div key={one.what}>
          <p>
            <strong>Still to return: {named(one)}.</strong>
          </p>
          {mayRecord && <ReturnForm file={file} owed={one} onNotice={onNotice} />}
        </div>
      ))}
      {owedByOwners.map((one) => (
        <div key={one.what}>
          <p>
            <strong>To be given back to us: {named(one)}.</strong>{' '}
            {owed.length > 0 && 'The owners may keep it until we have done our part (12 CFR 1026.15(d)(3)).'}
          </p>
          {mayRecord && <ReturnForm file={file} owed={one} onNotice={onNotice} />}
        </div>
      ))}
    </>
  )
}

function ReturnForm({ file, owed: { what }, onNotice }: { file: ApplicationFile; owed: Owed; onNotice: (notice: Notice) => void }) {
  const client = useQueryClient()
  const [on, setOn] = useState('')
  const [reference, setReference] = useState('')
  const [document, setDocument] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const record = useMutation({
    mutationFn: () => {
      const body = { what, on, reference: reference.trim(), document, reason: reason.trim() }
      const params = { uuid }
      return request('POST', '/console/api/v1/applications/:uuid/rescission/return', { params, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: `Recorded: ${WHAT[what]}.`, since: file.version })
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
    <form className="decision" onSubmit={submit} noValidate aria-label={`Record: ${WHAT[what]}`}>
      {record.error && told.length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
      <TextField
        type="date"
        label={DAYS[what] ?? 'Returned on'}
        value={on}
        error={faultAt('on')}
        onChange={({ target }) => setOn(target.value)}
      />
      <TextField
        label={REFERENCES[what] ?? 'Reference of the payment'}
        value={reference}
        error={faultAt('reference')}
        onChange={({ target }) => setReference(target.value)}
      />
      <ReceivedField
        file={file}
        kind="SIGNED_ON_PAPER"
        noun="document"
        about="For the file only."
        id={`return-document-${what}`}
        label={DOCUMENTS[what] ?? 'The bank’s record of the payment'}
        value={document}
        error={faultAt('document')}
        onChange={(next) => setDocument(typeof next === 'string' ? next : '')}
      />
      <ReasonField
        id={`return-reason-${what}`}
        value={reason}
        error={fault ?? faultAt('reason')}
        readers={{ words: 'What the document shows. Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={record.isPending} loadingLabel="Recording">
          Record
        </Button>
      </div>
    </form>
  )
}
