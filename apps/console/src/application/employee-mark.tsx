import { request } from '../api/request.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import type { ApplicationFile } from './use-application.ts'

const ITEM = 'lender-employee'

interface EmployeeMarkProps {
  readonly file: ApplicationFile
  readonly onNotice: (notice: Notice) => void
}

/** Whether the applicant works for the lender: recorded at any time, so that the HMDA register leaves out the income of a colleague. */
export function EmployeeMark({ file, onNotice }: EmployeeMarkProps) {
  const recorded = file.walk.find(({ id }) => id === ITEM)?.data as { isEmployee?: boolean } | null | undefined
  const isEmployee = recorded?.isEmployee === true
  const act = isEmployee ? 'Remove the mark' : 'Mark as an employee'
  return (
    <section aria-labelledby="employee-title">
      <h3 id="employee-title">Employee of the lender</h3>
      <p>
        {isEmployee
          ? 'Yes. The HMDA register reports no income for this applicant.'
          : 'Not marked. The HMDA register reports the income that was used.'}
      </p>
      <OpenedForm label={act}>
        {({ close, done }) => <MarkForm {...{ file, onNotice, isEmployee, act }} onClose={close} onDone={done} />}
      </OpenedForm>
    </section>
  )
}

interface MarkFormProps extends EmployeeMarkProps {
  readonly isEmployee: boolean
  readonly act: string
  readonly onClose: () => void
  readonly onDone: () => void
}

function MarkForm({ file, onNotice, isEmployee, act, onClose, onDone }: MarkFormProps) {
  const tellRecorded = useTellRecorded(file, onNotice)
  const params = { uuid: file.summary.uuid, item: ITEM }
  const recording = useRecord({
    draftKey: `${params.uuid}/${ITEM}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ data: { isEmployee: !isEmployee }, reason }),
    send: (body, idempotencyKey) => request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded(`${isEmployee ? 'Mark removed' : 'Marked'}: Employee of the lender.`)
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={act}
      reasonId="employee-reason"
      reasonWords="How you know. Saved in the audit log."
      act={[act, 'Saving']}
      onClose={onClose}
    />
  )
}
