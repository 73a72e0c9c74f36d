import { formatLocalDateWithYear } from '@hearthline/domain'
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
import { isPaymentHeld } from './held-payment.tsx'
import { isMoneySent, moneyWords, openBeforeMoney } from './open-before-money.ts'

type Assurance = NonNullable<NonNullable<ApplicationFile['rescission']>['assurance']>

const WAYS: Readonly<Record<Assurance['stated'][number]['way'], string>> = { HERE: 'in the portal', WRITTEN: 'on paper' }

interface RescissionAssuranceProps {
  readonly file: ApplicationFile
  readonly assurance: Assurance
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** After the right has ended: what makes us reasonably satisfied that nobody canceled, and the record of a statement on paper. */
export function RescissionAssurance({ file, assurance, mayDecide, onNotice }: RescissionAssuranceProps) {
  const { isSettled, mailUntil, stated, missing, represented } = assurance
  const isAnyway = represented.length > 0
  const isWaiting = !isSettled && missing.length > 0
  return (
    <>
      <p>
        {isSettled
          ? `No one canceled, as far as we can know. ${moneyWords(openBeforeMoney(file), { isHeld: isPaymentHeld(file), isSent: isMoneySent(file) })}`
          : `No money before we are reasonably satisfied that no one canceled (12 CFR 1026.15(c)): by ${formatLocalDateWithYear(mailUntil)}, when mail has arrived${isAnyway ? '' : ', or when everyone who could cancel has stated it'}.`}
      </p>
      {!isSettled &&
        represented.map(({ name, representative }) => (
          <p key={name} className="hint">
            {name} died, and {representative} received the notice in their place. No one states it for {name}, so we wait for mail whatever
            the others state.
          </p>
        ))}
      {stated.length > 0 && (
        <ul className="data-list">
          {stated.map(({ name, way, signedOn }) => (
            <li key={name}>
              {name} stated {WAYS[way]} that they did not cancel, signed on {formatLocalDateWithYear(signedOn)}
            </li>
          ))}
        </ul>
      )}
      {isWaiting && <p className="hint">No statement yet: {missing.map(({ name }) => name).join(', ')}.</p>}
      {isWaiting && <WhoActs may={mayDecideAny} does="records a statement that came on paper" />}
      {isWaiting && mayDecide && (
        <OpenedForm label="Record a written statement">
          {({ close, done }) => <StatementForm file={file} owners={missing} onNotice={onNotice} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}

interface StatementFormProps {
  readonly file: ApplicationFile
  readonly owners: Assurance['missing']
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

function StatementForm({ file, owners, onNotice, onClose, onDone }: StatementFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/rescission-statement`,
    blank: { party: owners.length === 1 ? (owners[0]?.party ?? '') : '', signedOn: '', document: '' },
    faultsOf: ({ party, signedOn, document }) => ({
      party: party === '' ? 'Choose who signed it' : undefined,
      signedOn: signedOn === '' ? 'Enter the day on which it was signed' : undefined,
      document: document === '' ? 'Upload the scan of the statement' : undefined,
    }),
    bodyOf: (typed, reason) => ({ ...typed, reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/statement', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Recorded: they did not cancel.')
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Record a written statement"
      reasonId="statement-reason"
      reasonWords="Where the original is kept. Saved in the audit log."
      onClose={onClose}
    >
      <Select
        label="Who signed it"
        value={typed.party}
        placeholder="Choose one"
        options={owners.map((owner) => ({ value: owner.party, label: owner.name }))}
        error={faults.party}
        onChange={({ target }) => set({ party: target.value })}
      />
      <TextField
        type="date"
        label="Signed on"
        value={typed.signedOn}
        error={faults.signedOn}
        onChange={({ target }) => set({ signedOn: target.value })}
      />
      <ReceivedField
        file={file}
        kind="SIGNED_ON_PAPER"
        noun="statement"
        about="Signed after the time to cancel had ended: an earlier one does not count."
        id="statement-document"
        label="Scan of the statement"
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
