import { formatLocalDateWithYear, REFUSED_NOTICE_LABELS, type RESCISSION_WAYS, whoCanceled } from '@hearthline/domain'
import { Select } from '@hearthline/ui/select'
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
import { ConfirmNotice } from './confirm-notice.tsx'
import { EFFECTS, noticeEffect } from './notice-effect.ts'
import { OwnerStatements } from './owner-statements.tsx'
import { RecallPayment } from './recall-payment.tsx'
import { RecordedDeliveries } from './recorded-deliveries.tsx'
import { RescissionAssurance } from './rescission-assurance.tsx'
import { RescissionReturns } from './rescission-returns.tsx'

type Rescission = NonNullable<ApplicationFile['rescission']>
type Written = Exclude<(typeof RESCISSION_WAYS)[number], 'HERE'>

const WAYS: Readonly<Record<(typeof RESCISSION_WAYS)[number], string>> = {
  HERE: 'in the portal',
  MAILED: 'by mail',
  DELIVERED: 'in writing, by hand',
}

const MONEY = {
  SENT: 'Money had left, or was too late to stop. Nothing else is sent, no interest is charged, and a lawyer has to review this file.',
  UNDER_WAY: 'A payment was in progress. Find out with the bank whether it left. If it did, it is listed here automatically.',
} as const

interface RescissionNoticeProps {
  readonly file: ApplicationFile
  readonly roles: readonly string[]
  readonly mayDecide: boolean
  /** Whether the role of whoever reads it checks a notice that someone else recorded. */
  readonly mayCheck: boolean
  readonly onNotice: (notice: Notice) => void
}

/** The owners' right to cancel: until when, whether someone did, and the record of a notice that came in writing. */
export function RescissionNotice({ file, roles, mayDecide, mayCheck, onNotice }: RescissionNoticeProps) {
  const { rescission } = file
  if (!rescission) return null
  return (
    <section aria-labelledby="rescission-title">
      <h3 id="rescission-title">Right to cancel</h3>
      <Standing {...rescission} />
      <RecordedDeliveries {...{ file, rescission, roles, onNotice }} />
      {rescission.recall && <RecallPayment {...rescission.recall} />}
      <Refused {...rescission} />
      {rescission.assurance && <RescissionAssurance {...{ file, mayDecide, onNotice }} assurance={rescission.assurance} />}
      {rescission.exercised && rescission.confirmation && (
        <ConfirmNotice
          {...{ file, rescission, mayDecide, mayCheck, onNotice }}
          exercised={rescission.exercised}
          confirmation={rescission.confirmation}
        />
      )}
      {rescission.exercised && <RescissionReturns {...{ file, rescission, mayDecide, onNotice }} />}
      {!rescission.exercised && file.summary.step !== 'CANCELLED' && (
        <WhoActs may={mayDecideAny} does="records a notice that comes in writing" />
      )}
      {mayDecide && !rescission.exercised && file.summary.step !== 'CANCELLED' && (
        <OpenedForm label="Record a written notice">
          {({ close, done }) => <NoticeForm file={file} owners={rescission.owners} onNotice={onNotice} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </section>
  )
}

function Standing({ state, lastDay, exercised, returnDueOn, confirmation }: Rescission) {
  // Until a second person confirmed it nobody canceled.
  if (exercised && confirmation)
    return (
      <p>
        A notice of {whoCanceled(exercised)} came {WAYS[exercised.way]}, given on {formatLocalDateWithYear(exercised.givenOn)}. If it is
        confirmed, what anyone paid is to be returned by {returnDueOn && formatLocalDateWithYear(returnDueOn)} (12 CFR 1026.15(d)(2)).{' '}
        {exercised.money && MONEY[exercised.money]}
      </p>
    )
  if (exercised)
    return (
      <p>
        {whoCanceled(exercised)} canceled {WAYS[exercised.way]}, given on {formatLocalDateWithYear(exercised.givenOn)}. What anyone paid is
        to be returned by {returnDueOn && formatLocalDateWithYear(returnDueOn)} (12 CFR 1026.15(d)(2)).{' '}
        {exercised.money && MONEY[exercised.money]}
      </p>
    )
  if (!lastDay) return <p>Open. The days begin when the notice is delivered to everyone who may cancel.</p>
  return (
    <p>
      {state === 'OPEN' ? 'Open until midnight on' : 'Ended at midnight on'} {formatLocalDateWithYear(lastDay)}.
    </p>
  )
}

/** What canceled nothing stays in sight. */
function Refused({ refused }: Rescission) {
  return refused.map(({ name, givenOn, on, because, finding }) => (
    <p key={`${givenOn}/${on}`} className="hint">
      A notice of {name}, recorded as given on {formatLocalDateWithYear(givenOn)}, was refused on {formatLocalDateWithYear(on)}:{' '}
      {REFUSED_NOTICE_LABELS[because]}.
      {finding &&
        ` Found to be given on ${formatLocalDateWithYear(finding.givenOn)}; the time to cancel had ended on ${formatLocalDateWithYear(finding.lastDay)}.`}
    </p>
  ))
}

/** Before the act: what the owners signed that says otherwise, each with its day. A statement is taken only after the time to cancel has ended. */
function SaidBefore({ file }: Pick<NoticeFormProps, 'file'>) {
  const assurance = file.rescission?.assurance
  if (!assurance) return null
  const { stated, missing } = assurance
  const isContradicted = stated.length > 0
  return (
    <div>
      {isContradicted && (
        <p className="hint">
          This stands against the notice. Record it all the same: it stops the money, and the second person compares the two.
        </p>
      )}
      <ul className="data-list">
        <OwnerStatements {...{ file, stated }} />
        {isContradicted && missing.length > 0 && <li>No statement of {missing.map(({ name }) => name).join(', ')}.</li>}
      </ul>
    </div>
  )
}

interface NoticeFormProps {
  readonly file: ApplicationFile
  readonly owners: Rescission['owners']
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

function NoticeForm({ file, owners, onNotice, onClose, onDone }: NoticeFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const effect = EFFECTS[noticeEffect(file)]
  const recording = useRecord({
    draftKey: `${uuid}/rescission-notice`,
    blank: {
      party: owners.length === 1 ? (owners[0]?.party ?? '') : '',
      way: '' as Written | '',
      ...{ givenOn: '', receivedOn: '', document: '' },
    },
    faultsOf: ({ party, way, givenOn, document }) => ({
      party: party === '' ? 'Choose who gave it' : undefined,
      way: way === '' ? 'Choose how it came' : undefined,
      givenOn: givenOn === '' ? 'Enter the day on which it was given' : undefined,
      document: document === '' && noticeEffect(file) === 'STOPS' ? 'Upload the scan of the notice' : undefined,
    }),
    bodyOf: ({ party, way: came, givenOn, receivedOn, document }, reason) => {
      const way = came as Written
      const arrived = way === 'MAILED' && receivedOn ? { receivedOn } : {}
      return { party, way, givenOn, ...arrived, ...(document && { document }), reason }
    },
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded(effect.done)
    },
  })
  const { typed, faults, set } = recording
  const isMailed = typed.way === 'MAILED'
  return (
    <RecordForm
      recording={recording}
      name="Record a written notice"
      reasonId="rescission-reason"
      reasonWords="Where the letter is kept. Saved in the audit log."
      act={[effect.act, 'Recording']}
      note={effect.note}
      onClose={onClose}
    >
      <SaidBefore file={file} />
      <Select
        label="Who gave it"
        value={typed.party}
        placeholder="Choose one"
        options={owners.map((owner) => ({ value: owner.party, label: owner.name }))}
        error={faults.party}
        onChange={({ target }) => set({ party: target.value })}
      />
      <Select
        label="How it came"
        value={typed.way}
        placeholder="Choose one"
        error={faults.way}
        options={[
          { value: 'MAILED', label: 'By mail: it counts from the postmark' },
          { value: 'DELIVERED', label: 'Delivered: it counts from the day we had it' },
        ]}
        onChange={({ target }) => set({ way: target.value as Written })}
      />
      <TextField
        type="date"
        label={typed.way === '' ? 'Given on' : isMailed ? 'Mailed on' : 'Delivered on'}
        value={typed.givenOn}
        error={faults.givenOn}
        onChange={({ target }) => set({ givenOn: target.value })}
      />
      {isMailed && (
        <TextField
          type="date"
          label="Arrived on"
          description="Today if left empty. The 20 days to return money run from here."
          value={typed.receivedOn}
          error={faults.receivedOn}
          onChange={({ target }) => set({ receivedOn: target.value })}
        />
      )}
      <ReceivedField
        file={file}
        kind="CANCELLATION_NOTICE"
        noun="notice"
        about={`With the envelope, for the postmark. ${effect.scan}`}
        id="rescission-document"
        label="Scan of the notice"
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
