import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { HeldPayment, isPaymentHeld, releasesMoney } from './held-payment.tsx'

const RELEASE = 'funding-release'

/** From where the money is decided on until it is sent. */
const STEPS: ReadonlySet<string> = new Set(['FUNDING_DECISION', 'FUNDABLE', 'DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING'])

interface FundingHoldProps {
  readonly file: ApplicationFile
  readonly mayDecide: boolean
  readonly mayLift: boolean
  readonly onNotice: (notice: Notice) => void
}

/** Holds a payment that is approved, or is about to be, or that no bank has yet: it waits until someone lifts the hold, here at any time, or where the payment is what is open. */
export function FundingHold({ file, mayDecide, mayLift, onNotice }: FundingHoldProps) {
  const isOffered = STEPS.has(file.summary.step) || file.onItsWay?.mayBeStopped === true
  const open = file.openItem?.id ?? ''
  // Lifted with the open item, where it is that.
  if (isPaymentHeld(file))
    return open === RELEASE ? null : (
      <>
        {/* Read with the open item already, where it is an approval of the money. */}
        {!releasesMoney(open) && <HeldPayment file={file} />}
        <LiftHold file={file} mayDecide={mayLift} onNotice={onNotice} />
      </>
    )
  if (!mayDecide || !isOffered) return null
  return (
    <section aria-labelledby="hold-title">
      <h3 id="hold-title">Payment</h3>
      <OpenedForm label="Hold the payment">
        {({ close, done }) => <HoldForm file={file} onNotice={onNotice} onClose={close} onDone={done} />}
      </OpenedForm>
    </section>
  )
}

interface HoldFormProps extends Pick<FundingHoldProps, 'file' | 'onNotice'> {
  readonly onClose: () => void
  readonly onDone: () => void
}

function HoldForm({ file, onNotice, onClose, onDone }: HoldFormProps) {
  const tellRecorded = useTellRecorded(file, onNotice)
  const params = { uuid: file.summary.uuid, item: 'funding-hold' }
  const recording = useRecord({
    draftKey: `${params.uuid}/${params.item}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ data: { isHeld: true }, reason }),
    send: (body, idempotencyKey) => request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('The payment is on hold.')
    },
  })
  return (
    <RecordForm
      recording={recording}
      name="Hold the payment"
      reasonId="hold-reason"
      reasonWords="Saved in the audit log."
      act={['Hold the payment', 'Holding']}
      note="No money is sent until someone on the team lifts the hold. They can at any time, here."
      onClose={onClose}
    />
  )
}

/** Ends the hold, also before the money is approved. Nothing is sent by it that is not approved. */
function LiftHold({ file, mayDecide, onNotice }: Pick<FundingHoldProps, 'file' | 'mayDecide' | 'onNotice'>) {
  const barred = file.hold?.barred ?? null
  if (!mayDecide) return null
  if (barred !== null) return <p className="hint">{barred}</p>
  return (
    <OpenedForm label="Lift the hold">
      {({ close, done }) => <LiftForm file={file} onNotice={onNotice} onClose={close} onDone={done} />}
    </OpenedForm>
  )
}

function LiftForm({ file, onNotice, onClose, onDone }: HoldFormProps) {
  const tellRecorded = useTellRecorded(file, onNotice)
  const params = { uuid: file.summary.uuid, item: RELEASE }
  const recording = useRecord({
    draftKey: `${params.uuid}/${params.item}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ data: { released: true }, reason }),
    send: (body, idempotencyKey) => {
      const ifMatch = `"${file.version}"`
      return request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey, ifMatch })
    },
    onRecorded: () => {
      onDone()
      return tellRecorded('The hold is lifted.')
    },
  })
  return (
    <RecordForm
      recording={recording}
      name="Lift the hold"
      reasonId="lift-reason"
      reasonWords="What settled the doubt. Saved in the audit log."
      act={['Lift the hold', 'Lifting']}
      note="The money can be sent. It is sent once everything else is approved."
      onClose={onClose}
    />
  )
}
