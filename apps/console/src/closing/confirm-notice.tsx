import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'

interface ConfirmNoticeProps {
  readonly file: ApplicationFile
  /** why this person does not */
  readonly barred: string | null
  /** the scan */
  readonly document: string | undefined
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** A notice that came after money had left: everything stopped with it, and what is owed counts as gone once another person compared it. */
export function ConfirmNotice({ file, barred, document, mayDecide, onNotice }: ConfirmNoticeProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const confirm = useMutation({
    mutationFn: () => {
      const body = { reason: reason.trim() }
      const params = { uuid }
      return request('POST', '/console/api/v1/applications/:uuid/rescission/confirm', { params, body, idempotencyKey: keyFor(body) })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: 'Confirmed: nothing is owed but what was sent.', since: file.version })
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (!found && !confirm.isPending) confirm.mutate()
  }
  const name = file.documents.find((each) => each.uuid === document)?.fileName
  return (
    <>
      <p>
        <strong>Waiting for a second person.</strong> The line has stopped. Balance, interest and costs stay on the books until another
        person confirms the notice, and nothing is returned before.
      </p>
      {barred !== null && <p className="hint">{barred}</p>}
      {mayDecide && barred === null && (
        <form className="decision" onSubmit={submit} noValidate aria-label="Confirm the notice">
          {confirm.error && <Alert kind="error">{describeProblem(confirm.error)}</Alert>}
          <p className="hint">
            {name ? (
              <>
                Compare the signature and the postmark in <bdi>{name}</bdi>, among the documents.
              </>
            ) : (
              'Compare the signature and the postmark of the notice.'
            )}
          </p>
          <ReasonField
            id="confirm-notice-reason"
            value={reason}
            error={fault}
            readers={{ words: 'What you compared. Saved in the audit log.', isToldToBorrower: false }}
            onChange={setReason}
          />
          <div className="decision-buttons">
            <Button type="submit" size="small" variant="primary" loading={confirm.isPending} loadingLabel="Confirming">
              Confirm the notice
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
