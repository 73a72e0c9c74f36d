import { REFUSED_NOTICE_LABELS, REFUSED_NOTICES, type RefusedNotice } from '@hearthline/domain'
import { Select } from '@hearthline/ui/select'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'

interface RefuseNoticeProps {
  readonly file: ApplicationFile
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

const REASONS = REFUSED_NOTICES.map((value) => ({ value, label: REFUSED_NOTICE_LABELS[value] }))

/** A notice that no owner gave, or not in time: with what shows it. Whoever compared it says so, and the line goes on. */
export function RefuseNotice({ file, onNotice, onClose, onDone }: RefuseNoticeProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/refuse-notice`,
    blank: { because: '', document: '' },
    faultsOf: ({ because, document }) => ({
      because: because === '' ? 'Choose why it does not count' : undefined,
      document: document === '' ? 'Upload what shows it' : undefined,
    }),
    bodyOf: ({ because, document }, reason) => ({ because: because as RefusedNotice, document, reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/refuse', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Refused: the line continues where it was, and its owners are told.')
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Refuse the notice"
      reasonId="refuse-notice-reason"
      reasonWords="What you compared, and whom you called. Saved in the audit log."
      act={['Refuse the notice', 'Refusing']}
      note="An owner who canceled in time cannot take it back, and neither can we. If in doubt, confirm the notice or ask a lawyer first. Every owner is emailed that the line continues."
      onClose={onClose}
    >
      <Select
        label="Why it does not count"
        value={typed.because}
        placeholder="Choose one"
        options={REASONS}
        error={faults.because}
        onChange={({ target }) => set({ because: target.value })}
      />
      <ReceivedField
        file={file}
        kind="FILE_EVIDENCE"
        noun="document"
        about="The owner’s own statement, or the envelope with its postmark. For the file only."
        id="refuse-notice-document"
        label="What shows it"
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
