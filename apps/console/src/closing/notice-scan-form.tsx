import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'

interface NoticeScanFormProps {
  readonly file: ApplicationFile
  readonly onNotice: (notice: Notice) => void
}

/** A notice that was recorded without its scan, before money left: the second person compares it by the scan. */
export function NoticeScanForm({ file, onNotice }: NoticeScanFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/notice-scan`,
    blank: { document: '' },
    faultsOf: ({ document }) => ({ document: document === '' ? 'Upload the scan of the notice' : undefined }),
    bodyOf: ({ document }, reason) => ({ document, reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/scan', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => tellRecorded('Saved: the notice can be checked by its scan now.'),
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Add the scan of the notice"
      reasonId="notice-scan-reason"
      reasonWords="Where the letter is kept. Saved in the audit log."
      note="Whoever adds the scan counts as having recorded the notice. Someone else checks it."
    >
      <ReceivedField
        file={file}
        kind="CANCELLATION_NOTICE"
        noun="notice"
        about="With the envelope, for the postmark."
        id="notice-scan-document"
        label="Scan of the notice"
        value={typed.document}
        error={faults.document}
        onChange={(next) => set({ document: typeof next === 'string' ? next : '' })}
      />
    </RecordForm>
  )
}
