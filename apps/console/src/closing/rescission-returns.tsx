import { formatExactCents, formatLocalDateWithYear, RESCISSION_RETURN_LABELS as WHAT } from '@hearthline/domain'
import { TextField } from '@hearthline/ui/text-field'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecide as mayDecideAny } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { centsOf } from './cents-of.ts'
import { LatePayment } from './late-payment-form.tsx'

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
  const { owed, owedByOwners, turn, returned, latePayments, latePaymentsBarred, confirmation, returnsBarred } = rescission
  const isLeft = owed.length + owedByOwners.length > 0
  const mayRecord = mayDecide && returnsBarred === null && confirmation === null
  return (
    <>
      {latePayments.map((payment) => (
        <LatePayment key={payment.debt} {...{ file, payment, mayDecide, onNotice }} barred={latePaymentsBarred} />
      ))}
      {returned.length > 0 && (
        <ul className="data-list">
          {returned.map(({ what, on, reference, amountCents }) => (
            <li key={`${what}/${on}/${reference}/${amountCents}`}>
              {WHAT[what]}
              {amountCents !== undefined && `, ${formatExactCents(amountCents)}`}: {formatLocalDateWithYear(on)}, reference {reference}
            </li>
          ))}
        </ul>
      )}
      {isLeft && confirmation === null && <WhoActs may={mayDecideAny} does="records what was returned" barred={returnsBarred} />}
      {owed.length === 0 && <p className="hint">Nothing is left for us to return.</p>}
      {owed.map((one) => (
        <div key={one.what}>
          <p>
            <strong>Still to return: {named(one)}.</strong>
            {one.dueOn && ` By ${formatLocalDateWithYear(one.dueOn)}: a creditor or a bank sent it back to us as well.`}
          </p>
          {mayRecord && <ReturnForm file={file} owed={one} onNotice={onNotice} />}
        </div>
      ))}
      {owedByOwners.map((one) => (
        <div key={one.what}>
          <p>
            <strong>To be given back to us: {named(one)}.</strong>{' '}
            {turn === 'OWNERS'
              ? 'Our part is done: it is the owners’ turn. If we do not take it within 20 days after they offer it, they may keep it (12 CFR 1026.15(d)(3)).'
              : 'The owners may keep it until we have done our part (12 CFR 1026.15(d)(3)).'}
          </p>
          {mayRecord && <ReturnForm file={file} owed={one} isTheirs onNotice={onNotice} />}
        </div>
      ))}
    </>
  )
}

interface ReturnFormProps {
  readonly file: ApplicationFile
  readonly owed: Owed
  /** The owners give it back, and may in parts. */
  readonly isTheirs?: true
  readonly onNotice: (notice: Notice) => void
}

function ReturnForm({ file, owed: { what, amountCents: owedCents }, isTheirs, onNotice }: ReturnFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const takesAmount = isTheirs === true && owedCents !== undefined
  const recording = useRecord({
    draftKey: `${uuid}/return/${what}`,
    blank: { on: '', amountCents: '', reference: '', document: '' },
    faultsOf: ({ on, amountCents, reference, document }) => ({
      on: on === '' ? 'Enter the day' : undefined,
      amountCents: takesAmount && !centsOf(amountCents) ? 'Enter the amount that came, in dollars' : undefined,
      reference: reference.trim() === '' ? 'Enter it as the bank or the county has it' : undefined,
      document: document === '' ? 'Upload the document that shows it' : undefined,
    }),
    bodyOf: ({ on, amountCents, reference, document }, reason) => {
      const cents = takesAmount ? centsOf(amountCents) : undefined
      return { what, on, reference: reference.trim(), document, reason, ...(cents !== undefined && { amountCents: cents }) }
    },
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/return', {
        params: { uuid },
        body,
        idempotencyKey,
        ifMatch: `"${file.version}"`,
      }),
    onRecorded: () => tellRecorded(`Recorded: ${WHAT[what]}.`),
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name={`Record: ${WHAT[what]}`}
      reasonId={`return-reason-${what}`}
      reasonWords="What the document shows. Saved in the audit log."
    >
      <TextField
        type="date"
        label={DAYS[what] ?? 'Returned on'}
        value={typed.on}
        error={faults.on}
        onChange={({ target }) => set({ on: target.value })}
      />
      {takesAmount && (
        <TextField
          label="Amount that came"
          inputMode="decimal"
          prefix="$"
          description={`A part is recorded as it came. ${formatExactCents(owedCents)} is still to be given back.`}
          value={typed.amountCents}
          error={faults.amountCents}
          onChange={({ target }) => set({ amountCents: target.value })}
        />
      )}
      <TextField
        label={REFERENCES[what] ?? 'Reference of the payment'}
        value={typed.reference}
        error={faults.reference}
        onChange={({ target }) => set({ reference: target.value })}
      />
      <ReceivedField
        file={file}
        kind="FILE_EVIDENCE"
        noun="document"
        about="For the file only."
        id={`return-document-${what}`}
        label={DOCUMENTS[what] ?? 'The bank’s record of the payment'}
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
