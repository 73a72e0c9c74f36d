import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { type FormEvent, useState } from 'react'
import { describeProblem } from '../api/request.ts'
import { changeDraft, useDraft } from '../decision/draft.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import { type Notice, useSettle } from '../decision/use-settle.ts'
import type { ApplicationFile } from './use-application.ts'

const ITEM = 'lender-employee'

/** Whether the applicant works for the lender: recorded at any time, so that the HMDA register leaves out the income of a colleague. */
export function EmployeeMark({ file, onNotice }: { file: ApplicationFile; onNotice: (notice: Notice) => void }) {
  const draftKey = `${file.summary.uuid}/${ITEM}`
  const { reason } = useDraft(draftKey)
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const settle = useSettle(file, { id: ITEM, title: 'Employee of the lender', gaveUp: false }, draftKey, onNotice)
  const recorded = file.walk.find(({ id }) => id === ITEM)?.data as { isEmployee?: boolean } | null | undefined
  const isEmployee = recorded?.isEmployee === true
  const [act, done] = isEmployee ? ['Remove the mark', 'Mark removed'] : ['Mark as an employee', 'Marked']
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (found || settle.isPending) return
    const after = { onSuccess: () => setOpen(false) }
    settle.mutate({ reason: reason.trim(), data: { isEmployee: !isEmployee }, done }, after)
  }
  return (
    <section aria-labelledby="employee-title">
      <h3 id="employee-title">Employee of the lender</h3>
      <p>
        {isEmployee
          ? 'Yes. The HMDA register reports no income for this applicant.'
          : 'Not marked. The HMDA register reports the income that was used.'}
      </p>
      {open ? (
        <form className="decision" onSubmit={submit} noValidate aria-label={act}>
          {settle.error && <Alert kind="error">{describeProblem(settle.error)}</Alert>}
          <ReasonField
            id="employee-reason"
            value={reason}
            error={fault}
            readers={{ words: 'How you know. Saved in the audit log.', isToldToBorrower: false }}
            onChange={(next) => {
              changeDraft(draftKey, { reason: next })
              if (fault) setFault(reasonFault(next))
            }}
          />
          <div className="decision-buttons">
            <Button type="submit" size="small" loading={settle.isPending} loadingLabel="Saving">
              {act}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {act}
        </Button>
      )}
    </section>
  )
}
