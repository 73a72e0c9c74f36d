import { formatExactCents, formatLocalDateWithYear, rescissionConfirmation } from '@hearthline/domain'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecideItem } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { NoticeEvidence } from './notice-evidence.tsx'
import { NoticeScanForm } from './notice-scan-form.tsx'
import { RefuseNotice } from './refuse-notice.tsx'

type Rescission = NonNullable<ApplicationFile['rescission']>

interface ConfirmNoticeProps {
  readonly file: ApplicationFile
  readonly rescission: Rescission
  readonly exercised: NonNullable<Rescission['exercised']>
  readonly confirmation: NonNullable<Rescission['confirmation']>
  readonly mayDecide: boolean
  /** Whether the role of whoever reads it checks notices. */
  readonly mayCheck: boolean
  readonly onNotice: (notice: Notice) => void
}

const checks = (roles: readonly string[]) => mayDecideItem(roles, rescissionConfirmation.id)

/** A notice that the team recorded: everything stopped with it. Another person compares it: the line is canceled for good, or it continues. */
export function ConfirmNotice({ file, rescission, exercised, confirmation, mayDecide, mayCheck, onNotice }: ConfirmNoticeProps) {
  const { document } = exercised
  const { barred, stated } = confirmation
  const may = mayCheck && barred === null && document !== undefined
  return (
    <>
      <p>
        <strong>Waiting for a second person.</strong>{' '}
        {rescission.isMoneyOut
          ? 'The line has stopped. Balance, interest and costs stay on the books until another person confirms the notice, and nothing is returned before.'
          : 'The line has stopped, and no money is sent. Another person confirms the notice, and only that cancels the line.'}{' '}
        If they refuse it, the line continues where it was.
      </p>
      <NoticeEvidence {...{ file, exercised, stated }} />
      {document === undefined && (
        <p>
          <strong>The scan of the notice is missing.</strong> Add it first: the notice is compared with it.
        </p>
      )}
      {mayDecide && document === undefined && <NoticeScanForm file={file} onNotice={onNotice} />}
      <WhoActs may={checks} does="confirms or refuses the notice, and someone else than recorded it" barred={barred} />
      {may && (
        <OpenedForm label="Confirm the notice">
          {({ close, done }) => <ConfirmForm {...{ file, rescission, exercised, onNotice }} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
      {may && (
        <OpenedForm label="Refuse the notice">
          {({ close, done }) => <RefuseNotice {...{ file, exercised, onNotice }} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}

/** What confirming does, before the act: there is no way back. */
function effectOf({ owed, returnDueOn, isMoneyOut }: Rescission): string {
  const feeCents = owed.find(({ what }) => what === 'VALUATION_FEE')?.amountCents
  const fee = feeCents === undefined ? 'what anyone paid' : `the valuation fee of ${formatExactCents(feeCents)}`
  const lien = owed.some(({ what }) => what === 'LIEN_RELEASE')
    ? ' and release the recorded lien'
    : ' and release the lien if it is recorded'
  return [
    'This cancels the line for everyone and for good: no one can take it back.',
    `The lien is void.${isMoneyOut ? ' Balance, interest and costs come off the books.' : ''} By ${returnDueOn ? formatLocalDateWithYear(returnDueOn) : 'the 20th day'}, 20 days after the notice arrived, we return ${fee}${lien} (12 CFR 1026.15(d)(2)).`,
    ...(isMoneyOut ? ['Only after that is what was sent returned, without interest or fees (12 CFR 1026.15(d)(3)).'] : []),
    'Everyone who signed is emailed.',
  ].join(' ')
}

interface ConfirmFormProps extends Pick<ConfirmNoticeProps, 'file' | 'rescission' | 'exercised' | 'onNotice'> {
  readonly onClose: () => void
  readonly onDone: () => void
}

function ConfirmForm({ file, rescission, exercised: { document, name }, onNotice, onClose, onDone }: ConfirmFormProps) {
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const recording = useRecord({
    draftKey: `${uuid}/confirm-notice`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/rescission/confirm', {
        params: { uuid },
        body,
        idempotencyKey,
        ifMatch: `"${file.version}"`,
      }),
    onRecorded: () => {
      onDone()
      return tellRecorded(
        `Confirmed: the line is canceled. ${rescission.isMoneyOut ? 'Nothing is owed but what was sent.' : 'No money was sent.'}`,
      )
    },
  })
  const scan = file.documents.find((each) => each.uuid === document)?.fileName
  return (
    <RecordForm
      recording={recording}
      name="Confirm the notice"
      reasonId="confirm-notice-reason"
      reasonWords="What you compared. Saved in the audit log."
      act={['Confirm, and cancel the line', 'Confirming']}
      note={effectOf(rescission)}
      onClose={onClose}
    >
      <p className="hint">
        Compare the signature of {name} and the postmark with the days above
        {scan && (
          <>
            , in <bdi>{scan}</bdi>
          </>
        )}
        . Call the owner where they stated that they did not cancel.
      </p>
    </RecordForm>
  )
}
