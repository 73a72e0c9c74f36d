import { lenderDay } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { HeldPayment, isPaymentHeld, releasesMoney } from './held-payment.tsx'

/** From where the money is decided on until it is sent. */
const STEPS: ReadonlySet<string> = new Set(['FUNDING_DECISION', 'FUNDABLE', 'DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING'])

/** Sent, and perhaps in no file of the bank yet: until the day of that file is over the server says whether it can be stopped. */
function mayBeStopped({ summary, walk }: ApplicationFile, now: number): boolean {
  if (summary.step !== 'COMPLETE') return false
  const sent = walk.find(({ id }) => id === 'disbursement')?.data as
    | { readonly sentOn?: string; readonly status?: string }
    | null
    | undefined
  return sent?.status === 'SENT' && sent.sentOn !== undefined && sent.sentOn >= lenderDay(new Date(now).toISOString())
}

interface FundingHoldProps {
  readonly file: ApplicationFile
  readonly now: number
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** Holds a payment that is approved, or is about to be, or that no bank has yet: it waits until someone lifts the hold, which is then the open item. */
export function FundingHold({ file, now, mayDecide, onNotice }: FundingHoldProps) {
  const [open, setOpen] = useState(false)
  const isOffered = STEPS.has(file.summary.step) || mayBeStopped(file, now)
  // Read with the open item already, where it is an approval of the money or the lifting of the hold.
  if (isPaymentHeld(file)) return releasesMoney(file.openItem?.id ?? '') ? null : <HeldPayment file={file} />
  if (!mayDecide || !isOffered) return null
  return (
    <section aria-labelledby="hold-title">
      <h3 id="hold-title">Payment</h3>
      {open ? (
        <HoldForm file={file} onNotice={onNotice} onClose={() => setOpen(false)} />
      ) : (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          Hold the payment
        </Button>
      )}
    </section>
  )
}

function HoldForm({ file, onNotice, onClose }: Omit<FundingHoldProps, 'mayDecide' | 'now'> & { onClose: () => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const hold = useMutation({
    mutationFn: () => {
      const body = { data: { isHeld: true }, reason: reason.trim() }
      const params = { uuid, item: 'funding-hold' }
      return request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: 'The payment is on hold.', since: file.version })
      onClose()
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (!found && !hold.isPending) hold.mutate()
  }
  return (
    <form className="decision" onSubmit={submit} noValidate aria-label="Hold the payment">
      {hold.error && <Alert kind="error">{describeProblem(hold.error)}</Alert>}
      <ReasonField
        id="hold-reason"
        value={reason}
        error={fault}
        readers={{ words: 'Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <p className="hint">No money is sent until someone on the team lifts the hold.</p>
      <div className="decision-buttons">
        <Button type="submit" size="small" variant="primary" loading={hold.isPending} loadingLabel="Holding">
          Hold the payment
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
