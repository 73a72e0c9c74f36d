import { formatExactCents } from '@hearthline/domain'
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

interface LatePaymentFormProps {
  readonly file: ApplicationFile
  readonly payment: NonNullable<ApplicationFile['rescission']>['latePayments'][number]
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** A debt that the team was to pay by hand when the line was canceled: a check that had left by then is recorded here. */
export function LatePaymentForm({ file, payment: { debt, payee, amountCents }, mayDecide, onNotice }: LatePaymentFormProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [on, setOn] = useState('')
  const [reference, setReference] = useState('')
  const [document, setDocument] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const record = useMutation({
    mutationFn: () => {
      const body = { debt, on, reference: reference.trim(), document, reason: reason.trim() }
      const params = { uuid }
      return request('POST', '/console/api/v1/applications/:uuid/rescission/payment', { params, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: `Recorded: paid to ${payee} before the notice.`, since: file.version })
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
  const name = `Record a payment to ${payee}`
  return (
    <>
      <p>
        {payee} was to be paid {formatExactCents(amountCents)} by our own check or wire. Nothing is sent anymore. If it left before we had
        the notice, record it.
      </p>
      {mayDecide && !open && (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {name}
        </Button>
      )}
      {mayDecide && open && (
        <form className="decision" onSubmit={submit} noValidate aria-label={name}>
          {record.error && told.length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
          <TextField
            type="date"
            label="Sent on"
            description="Not after the day we had the notice."
            value={on}
            error={faultAt('on')}
            onChange={({ target }) => setOn(target.value)}
          />
          <TextField
            label="Number of the check or wire"
            value={reference}
            error={faultAt('reference')}
            onChange={({ target }) => setReference(target.value)}
          />
          <ReceivedField
            file={file}
            kind="SIGNED_ON_PAPER"
            noun="copy"
            about="For the file only."
            id={`late-payment-document-${debt}`}
            label="Copy of the check or wire"
            value={document}
            error={faultAt('document')}
            onChange={(next) => setDocument(typeof next === 'string' ? next : '')}
          />
          <ReasonField
            id={`late-payment-reason-${debt}`}
            value={reason}
            error={fault ?? faultAt('reason')}
            readers={{ words: 'Why it was not recorded before. Saved in the audit log.', isToldToBorrower: false }}
            onChange={setReason}
          />
          <div className="decision-buttons">
            <Button type="submit" size="small" loading={record.isPending} loadingLabel="Recording">
              Record
            </Button>
            <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
              Close
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
