import { formatExactCents } from '@hearthline/domain'
import { TextField } from '@hearthline/ui/text-field'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecide as mayDecideAny } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'

interface LatePaymentProps {
  readonly file: ApplicationFile
  readonly payment: NonNullable<ApplicationFile['rescission']>['latePayments'][number]
  readonly mayDecide: boolean
  /** why this person does not */
  readonly barred: string | null
  readonly onNotice: (notice: Notice) => void
}

/** A debt that the team was to pay by hand when the line was canceled: a check that had left by then is recorded here, by someone else than whoever recorded the notice or entered the quotes. */
export function LatePayment({ mayDecide, barred, ...given }: LatePaymentProps) {
  const { payee, amountCents } = given.payment
  const name = `Record a payment to ${payee}`
  return (
    <>
      <p>
        {payee} was to be paid {formatExactCents(amountCents)} by our own check or wire. Nothing is sent anymore. If it left before we had
        the notice, record it.
      </p>
      <WhoActs may={mayDecideAny} does="records the payment" barred={barred} />
      {mayDecide && barred === null && (
        <OpenedForm label={name}>
          {({ close, done }) => <LatePaymentForm {...given} name={name} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}

type LatePaymentFormProps = Omit<LatePaymentProps, 'mayDecide' | 'barred'> & {
  readonly name: string
  readonly onClose: () => void
  readonly onDone: () => void
}

function LatePaymentForm({ file, payment: { debt, payee }, name, onNotice, onClose, onDone }: LatePaymentFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/late-payment/${debt}`,
    blank: { on: '', reference: '', document: '' },
    faultsOf: ({ on, reference, document }) => ({
      on: on === '' ? 'Enter the day on which it was sent' : undefined,
      reference: reference.trim() === '' ? 'Enter the number of the check or wire' : undefined,
      document: document === '' ? 'Upload the copy of the check or wire' : undefined,
    }),
    bodyOf: ({ on, reference, document }, reason) => ({ debt, on, reference: reference.trim(), document, reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/payment', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded(`Recorded: paid to ${payee} before the notice.`)
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name={name}
      reasonId={`late-payment-reason-${debt}`}
      reasonWords="Why it was not recorded before. Saved in the audit log."
      note="Everyone who signed is told that money had left, and another person then checks the notice."
      onClose={onClose}
    >
      <TextField
        type="date"
        label="Sent on"
        description="Not after the day we had the notice."
        value={typed.on}
        error={faults.on}
        onChange={({ target }) => set({ on: target.value })}
      />
      <TextField
        label="Number of the check or wire"
        value={typed.reference}
        error={faults.reference}
        onChange={({ target }) => set({ reference: target.value })}
      />
      <ReceivedField
        file={file}
        kind="FILE_EVIDENCE"
        noun="copy"
        about="For the file only."
        id={`late-payment-document-${debt}`}
        label="Copy of the check or wire"
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
