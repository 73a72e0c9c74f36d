import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'

interface TakeBackProps {
  readonly file: ApplicationFile
  readonly onNotice: (notice: Notice) => void
}

/** Until the last approval is given, whoever gave the first takes it back. */
export function TakeBackApproval({ file, onNotice }: TakeBackProps) {
  if (file.takeBack === null) return null
  return (
    <OpenedForm label="Take back your approval">
      {({ close, done }) => <TakeBackForm {...{ file, onNotice }} approval={file.takeBack!} onClose={close} onDone={done} />}
    </OpenedForm>
  )
}

interface FormProps extends TakeBackProps {
  readonly approval: NonNullable<ApplicationFile['takeBack']>
  readonly onClose: () => void
  readonly onDone: () => void
}

function TakeBackForm({ file, approval: { item, title }, onNotice, onClose, onDone }: FormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/take-back/${item}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ data: { outcome: 'REFUSED', reason }, reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/items/:item', { params: { uuid, item }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Your approval is taken back. It waits for the first approval again.')
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={`Take back: ${title}`}
      reasonId={`take-back-${item}`}
      reasonWords="Why you take it back. Saved in the audit log."
      act={['Take it back', 'Recording']}
      note="Nothing is sent. Whoever may approve gives the first approval anew, you too; whoever gave it once does not give the last one."
      onClose={onClose}
    />
  )
}
