import type { PayoffEventKind } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { centsOf } from './cents-of.ts'
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

/** Money that left. */
const PAYS: ReadonlySet<PayoffEventKind> = new Set(['LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER'])

const isNext = (next: readonly PayoffEventKind[], what: string): what is PayoffEventKind => next.some((one) => one === what)

interface PayoffEventFormProps {
  readonly file: ApplicationFile
  readonly payoff: Payoff
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What happened to one payoff, with its evidence. */
export function PayoffEventForm({ file, payoff, onNotice, onClose, onDone }: PayoffEventFormProps) {
  const { uuid } = file.summary
  const { debt, payee, next } = payoff
  // What had left before is recorded, with a copy of it.
  const isCanceled = file.summary.step === 'CANCELLED'
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/payoff/${debt}`,
    blank: { what: next.length === 1 ? next[0]! : '', on: '', letter: '', amount: '', reference: '', copy: '' },
    within: 'event',
    faultsOf: ({ what, on }) => ({
      what: isNext(next, what) ? undefined : 'Choose what happened',
      on: on === '' ? 'Enter the day' : undefined,
    }),
    bodyOf: ({ what, on, letter, amount, reference, copy }, reason) => {
      const kind = what as PayoffEventKind
      const cents = centsOf(amount)
      const event = {
        ...{ what: kind, debt, on },
        ...(WITH_LETTER.has(kind) && letter && { letter }),
        ...(kind === 'SHORT' && cents !== undefined && { shortCents: cents }),
        ...(kind === 'LENDER_PAID' && cents !== undefined && { amountCents: cents }),
        ...(WITH_NUMBER.has(kind) && { reference: reference.trim() }),
        ...(isCanceled && PAYS.has(kind) && copy && { copy }),
      }
      return { event, reason }
    },
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/payoffs', { params: { uuid }, body, idempotencyKey }),
    onRecorded: ({ what }) => {
      onDone()
      return tellRecorded(`Recorded: ${EVENT_WORDS[what as PayoffEventKind]}.`)
    },
  })
  const { typed, faults, set } = recording
  // What another person recorded in the meantime may have left fewer.
  const what = isNext(next, typed.what) ? typed.what : undefined
  const isOver = typed.what !== '' && what === undefined
  const id = `payoff-${debt}`
  return (
    <RecordForm
      recording={recording}
      name={`Record what happened to the payoff of ${payee}`}
      reasonId={`${id}-reason`}
      reasonWords="Why, and where the evidence is kept. Saved in the audit log."
      onClose={onClose}
    >
      {isOver && (
        <Alert kind="warning">
          “{EVENT_WORDS[typed.what as PayoffEventKind]}” can no longer be recorded: someone recorded something about this payoff in the
          meantime. Read it above, then choose again or close this form. What else you typed is kept.
        </Alert>
      )}
      <Select
        label="What happened"
        value={what ?? ''}
        placeholder="Choose one"
        options={next.map((value) => ({ value, label: EVENT_WORDS[value] }))}
        error={faults.what}
        onChange={({ target }) => set({ what: target.value })}
      />
      {what && WITH_LETTER.has(what) && (
        <ReceivedField
          file={file}
          kind="CREDITOR_LETTER"
          noun="creditor’s letter"
          about="The borrower has a copy as soon as you record this."
          id={`${id}-letter`}
          label="Creditor’s letter"
          value={typed.letter}
          error={faults.letter}
          onChange={(value) => set({ letter: String(value ?? '') })}
        />
      )}
      <TextField
        type="date"
        label={what ? ON[what] : 'On'}
        value={typed.on}
        error={faults.on}
        onChange={({ target }) => set({ on: target.value })}
      />
      {(what === 'SHORT' || what === 'LENDER_PAID') && (
        <TextField
          label={what === 'SHORT' ? 'Still owed' : 'Amount that we paid'}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          error={faults[what === 'SHORT' ? 'shortCents' : 'amountCents']}
          onChange={({ target }) => set({ amount: target.value })}
        />
      )}
      {what && WITH_NUMBER.has(what) && (
        <TextField
          label={what === 'RELEASED' ? 'Recording number of the release' : 'Number of the check or wire'}
          autoComplete="off"
          value={typed.reference}
          error={faults.reference}
          onChange={({ target }) => set({ reference: target.value })}
        />
      )}
      {isCanceled && what && PAYS.has(what) && (
        <ReceivedField
          file={file}
          kind="FILE_EVIDENCE"
          noun="copy"
          about="The line is canceled: only what had left before is recorded. For the file only."
          id={`${id}-copy`}
          label="Copy of the check or wire"
          value={typed.copy}
          error={faults.copy}
          onChange={(value) => set({ copy: String(value ?? '') })}
        />
      )}
    </RecordForm>
  )
}
