import { formatLocalDateWithYear, REFUSED_NOTICE_LABELS } from '@hearthline/domain'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { BecauseForm } from '../recording/because-form.tsx'
import { useTellRecorded } from '../recording/use-record.ts'

interface RefuseNoticeProps {
  readonly file: ApplicationFile
  readonly exercised: NonNullable<NonNullable<ApplicationFile['rescission']>['exercised']>
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A notice that no owner gave, or not in time: with what shows it. Whoever compared it says so, and the line goes on. */
export function RefuseNotice({ file, exercised, onNotice, onClose, onDone }: RefuseNoticeProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  return (
    <BecauseForm
      {...{ file, onClose, onDone }}
      draftKey={`${uuid}/refuse-notice`}
      name="Refuse the notice"
      id="refuse-notice"
      because={{ label: 'Why it does not count', labels: REFUSED_NOTICE_LABELS, missing: 'Choose why it does not count' }}
      evidence={{
        label: 'What shows it',
        about: 'Their own statement, or the envelope with its postmark. For the file only.',
        missing: 'Upload what shows it',
      }}
      also={[
        {
          because: ['TOO_LATE'],
          within: 'finding',
          fields: [
            {
              name: 'givenOn',
              type: 'date',
              label: 'Given on, as you find',
              about: `Recorded: ${formatLocalDateWithYear(exercised.givenOn)}. Your day is kept beside it, and everyone who signed reads it.`,
              missing: 'Enter the day on which it was given',
            },
          ],
        },
      ]}
      reasonWords="What you compared, and whom you called. Saved in the audit log."
      act={['Refuse the notice', 'Refusing']}
      note="Whoever canceled in time cannot take it back, and neither can we. If in doubt, confirm the notice or ask a lawyer first. Everyone who signed is emailed that the line continues."
      send={(body, idempotencyKey) =>
        request('POST', '/console/api/v1/applications/:uuid/rescission/refuse', {
          params: { uuid },
          body,
          idempotencyKey,
          ifMatch: `"${file.version}"`,
        })
      }
      onRecorded={() => tellRecorded('Refused: the line continues where it was, and everyone who signed is told.')}
    />
  )
}
