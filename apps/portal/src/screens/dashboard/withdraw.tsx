import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { request } from '../../api/request.ts'
import type { ReadApplication } from '../../frame/application-query.ts'
import { FormProblem } from '../../frame/form-problem.tsx'

/** The borrower takes the application back; asked twice, because it cannot be undone. */
export function Withdraw({ read: { application, etag } }: { read: ReadApplication }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(crypto.randomUUID())
  const question = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])

  const keep = () => {
    setAsking(false)
    setError(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const withdraw = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await request('POST', '/service-application/api/v1/application/heloc/:uuid/cancel', {
        params: { uuid: application.uuid },
        body: {},
        idempotencyKey: key.current,
        ifMatch: etag,
      })
      await client.invalidateQueries({
        queryKey: ['application', application.uuid],
      })
      await client.invalidateQueries({ queryKey: ['applications'] })
    } catch (failed) {
      setError(failed)
    } finally {
      setBusy(false)
    }
  }
  if (!asking) {
    return (
      <div>
        <Button ref={opener} variant="quiet" size="medium" className="-ms-[1.125rem]" onClick={() => setAsking(true)}>
          Withdraw this application
        </Button>
      </div>
    )
  }
  return (
    <div ref={question} tabIndex={-1}>
      <Alert
        kind="warning"
        title="Withdraw this application?"
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="critical" size="medium" loading={busy} loadingLabel="Withdrawing" onClick={() => void withdraw()}>
              Yes, withdraw it
            </Button>
            <Button variant="secondary" size="medium" disabled={busy} onClick={keep}>
              Keep it
            </Button>
          </div>
        }
      >
        <p>Nothing more is checked or signed, and it costs you nothing. It cannot be undone: to come back you start a new application.</p>
        <FormProblem error={error} />
      </Alert>
    </div>
  )
}
