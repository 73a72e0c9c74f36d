import type { PayoffEventKind } from '@hearthline/domain'
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
import { EVENT_WORDS } from './event-words.ts'

type Payoff = ApplicationFile['payoffs'][number]

const ON: Readonly<Record<PayoffEventKind, string>> = {
  IN_FULL: 'Paid in full on',
  SHORT: 'Received by the creditor on',
  REFUSED: 'Sent back on',
  PAYMENT_APPROVED: 'Approved on',
  LENDER_PAID: 'Paid on',
  BORROWER_OWES: 'Told on',
  PAID_AGAIN: 'Paid on',
  SENT_TO_BORROWER: 'Sent on',
  RELEASED: 'Release recorded on',
}
const WITH_LETTER: ReadonlySet<PayoffEventKind> = new Set(['IN_FULL', 'SHORT', 'REFUSED'])
const WITH_NUMBER: ReadonlySet<PayoffEventKind> = new Set(['LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER', 'RELEASED'])

/** '1,234.5' -> 123450; undefined of what is no amount. */
const centsOf = (text: string): number | undefined => {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

interface PayoffEventFormProps {
  readonly file: ApplicationFile
  readonly payoff: Payoff
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
}

/** What happened to one payoff, with its evidence. */
export function PayoffEventForm({ file, payoff, onNotice, onClose }: PayoffEventFormProps) {
  const client = useQueryClient()
  const [what, setWhat] = useState<PayoffEventKind | ''>(payoff.next.length === 1 ? payoff.next[0]! : '')
  const [on, setOn] = useState('')
  const [letter, setLetter] = useState('')
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({})
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const { debt, payee, next } = payoff
  const record = useMutation({
    mutationFn: (kind: PayoffEventKind) => {
      const cents = centsOf(amount)
      const event = {
        ...{ what: kind, debt, on },
        ...(WITH_LETTER.has(kind) && letter && { letter }),
        ...(kind === 'SHORT' && cents !== undefined && { shortCents: cents }),
        ...(kind === 'LENDER_PAID' && cents !== undefined && { amountCents: cents }),
        ...(WITH_NUMBER.has(kind) && { reference: reference.trim() }),
      }
      const body = { event, reason: reason.trim() }
      return request('POST', '/console/api/v1/applications/:uuid/payoffs', { params: { uuid }, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async (_reply, kind) => {
      onNotice({ kind: 'success', words: `Recorded: ${EVENT_WORDS[kind]}.`, since: file.version })
      onClose()
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  const told = record.error instanceof RequestError ? (record.error.data?.fields ?? []) : []
  const faultAt = (path: string) => faults[path] ?? told.find((field) => field.path === path || field.path === `event.${path}`)?.message
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      what: what === '' ? 'Choose what happened' : undefined,
      on: on === '' ? 'Enter the day' : undefined,
      reason: reasonFault(reason),
    }
    setFaults(found)
    if (what !== '' && !Object.values(found).some(Boolean) && !record.isPending) record.mutate(what)
  }
  const id = `payoff-${debt}`
  return (
    <form className="decision" onSubmit={submit} noValidate aria-label={`Record what happened to the payoff of ${payee}`}>
      {record.error && told.length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
      <Select
        label="What happened"
        value={what}
        placeholder="Choose one"
        options={next.map((value) => ({ value, label: EVENT_WORDS[value] }))}
        error={faultAt('what')}
        onChange={({ target }) => setWhat(target.value as PayoffEventKind)}
      />
      {what !== '' && WITH_LETTER.has(what) && (
        <ReceivedField
          file={file}
          kind="CREDITOR_LETTER"
          noun="creditor’s letter"
          about="The borrower has a copy as soon as you record this."
          id={`${id}-letter`}
          label="Creditor’s letter"
          value={letter}
          error={faultAt('letter')}
          onChange={(value) => setLetter(String(value ?? ''))}
        />
      )}
      <TextField
        type="date"
        label={what === '' ? 'On' : ON[what]}
        value={on}
        error={faultAt('on')}
        onChange={({ target }) => setOn(target.value)}
      />
      {(what === 'SHORT' || what === 'LENDER_PAID') && (
        <TextField
          label={what === 'SHORT' ? 'Still owed' : 'Amount that we paid'}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={faultAt(what === 'SHORT' ? 'shortCents' : 'amountCents')}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      {what !== '' && WITH_NUMBER.has(what) && (
        <TextField
          label={what === 'RELEASED' ? 'Recording number of the release' : 'Number of the check or wire'}
          autoComplete="off"
          value={reference}
          error={faultAt('reference')}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      <ReasonField
        id={`${id}-reason`}
        value={reason}
        error={faultAt('reason')}
        readers={{ words: 'Why, and where the evidence is kept. Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={record.isPending} loadingLabel="Recording">
          Record
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
