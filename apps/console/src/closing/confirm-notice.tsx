import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecide as mayDecideAny } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { NoticeScanForm } from './notice-scan-form.tsx'
import { RefuseNotice } from './refuse-notice.tsx'

interface ConfirmNoticeProps {
  readonly file: ApplicationFile
  /** why this person does not */
  readonly barred: string | null
  /** the scan */
  readonly document: string | undefined
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** A notice that came after money had left: everything stopped with it. Another person compares it: what is owed counts as gone, or the line goes on. */
export function ConfirmNotice({ file, barred, document, mayDecide, onNotice }: ConfirmNoticeProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/confirm-notice`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/confirm', { params: { uuid }, body, idempotencyKey }),
    onRecorded: () => tellRecorded('Confirmed: nothing is owed but what was sent.'),
  })
  const mayCheck = mayDecide && barred === null && document !== undefined
  const name = file.documents.find((each) => each.uuid === document)?.fileName
  return (
    <>
      <p>
        <strong>Waiting for a second person.</strong> The line has stopped. Balance, interest and costs stay on the books until another
        person confirms the notice, and nothing is returned before. If they refuse it, the line continues where it was.
      </p>
      {document === undefined && (
        <p>
          <strong>The scan of the notice is missing.</strong> Add it first: the notice is compared with it.
        </p>
      )}
      {mayDecide && document === undefined && <NoticeScanForm file={file} onNotice={onNotice} />}
      <WhoActs may={mayDecideAny} does="confirms or refuses the notice, and someone else than recorded it" barred={barred} />
      {mayCheck && (
        <RecordForm
          recording={recording}
          name="Confirm the notice"
          reasonId="confirm-notice-reason"
          reasonWords="What you compared. Saved in the audit log."
          act={['Confirm the notice', 'Confirming']}
        >
          <p className="hint">
            {name ? (
              <>
                Compare the signature and the postmark in <bdi>{name}</bdi>, among the documents.
              </>
            ) : (
              'Compare the signature and the postmark of the notice.'
            )}
          </p>
        </RecordForm>
      )}
      {mayCheck && (
        <OpenedForm label="Refuse the notice">
          {({ close, done }) => <RefuseNotice file={file} onNotice={onNotice} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}
