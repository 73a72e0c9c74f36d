import { Button } from '@hearthline/ui/button'
import { request } from '../api/request.ts'
import type { Notice } from '../decision/use-settle.ts'
import { useShortcut } from '../frame/use-shortcut.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { showSigners } from './removals-awaited.tsx'
import { showSpouse } from './spouse-who-signs.tsx'
import type { ApplicationFile } from './use-application.ts'

interface MarriageReviewProps {
  readonly file: ApplicationFile
  readonly onNotice: (notice: Notice) => void
}

/** Two owners contradict each other: what they say by now is recorded of each of them, and here alone that the borrower is not married. */
export function MarriageReview({ file, onNotice }: MarriageReviewProps) {
  useShortcut('a', showSigners)
  const { mayBeUnmarried = false } = (file.openItem?.about ?? {}) as { readonly mayBeUnmarried?: boolean }
  return (
    <>
      <p>
        Ask each of them whether they are married, and to whom. Record what the owners say under “Additional signers”. The application
        continues once it agrees. A spouse whom you record there signs too. Whoever has begun to sign is taken off there, by two of the
        team. If two owners are divorced and both keep the home, two of the team record that there, by the decree.
      </p>
      {file.spouseDecision && <p>If the borrower is married to someone else, name that person under “Owner’s spouse”. They sign too.</p>}
      <Button size="small" variant="secondary" aria-keyshortcuts="a" onClick={showSigners}>
        Go to additional signers
      </Button>
      {file.spouseDecision && (
        <Button size="small" variant="secondary" onClick={showSpouse}>
          Go to owner’s spouse
        </Button>
      )}
      {mayBeUnmarried && (
        <OpenedForm label="Record that the borrower is not married">
          {({ close, done }) => <UnmarriedForm {...{ file, onNotice }} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}

interface UnmarriedFormProps extends MarriageReviewProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

function UnmarriedForm({ file, onNotice, onClose, onDone }: UnmarriedFormProps) {
  const tellRecorded = useTellRecorded(file, onNotice)
  const params = { uuid: file.summary.uuid, item: 'marriage-review' }
  const recording = useRecord({
    draftKey: `${params.uuid}/marriage-review`,
    within: 'data',
    blank: {} as Record<string, string>,
    faultsOf: () => ({}),
    bodyOf: (_typed, reason) => ({ data: { borrower: 'UNMARRIED' }, reason }),
    send: (body, idempotencyKey) => request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Recorded that the borrower is not married. They are told, and submit the application again.')
    },
  })
  return (
    <RecordForm
      recording={recording}
      name="The borrower is not married"
      reasonId="borrower-unmarried"
      reasonWords="What the borrower told you, and when. Saved in the audit log."
      note="This corrects what the borrower submitted. They check it and submit it again. The owner whom they named still signs as an owner."
      onClose={onClose}
    >
      {null}
    </RecordForm>
  )
}
