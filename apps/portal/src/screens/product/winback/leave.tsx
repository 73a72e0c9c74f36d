import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../../api/request.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'
import { useApplication } from '../../../frame/use-application.ts'

/** No, thank you: the application is withdrawn, asked twice because it cannot be undone. */
export function Leave() {
  const [asking, setAsking] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { busy, error, withdraw } = useWithdraw()
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  const keep = () => {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!asking) {
    return (
      <div>
        <Button ref={opener} variant="quiet" size="medium" className="-ms-[1.125rem]" onClick={() => setAsking(true)}>
          No, withdraw my application
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
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button variant="critical" size="medium" loading={busy} loadingLabel="Withdrawing" onClick={() => void withdraw()}>
              Yes, withdraw it
            </Button>
            <Button variant="secondary" size="medium" disabled={busy} onClick={keep}>
              Keep it
            </Button>
          </div>
        }
      >
        <p>It costs you nothing and leaves no mark on your credit. It cannot be undone: to come back you start a new application.</p>
        <FormProblem error={error} />
      </Alert>
    </div>
  )
}

function useWithdraw() {
  const { uuid, etag } = useApplication()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const key = useRef(crypto.randomUUID())
  const withdraw = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await request('POST', '/service-application/api/v1/application/heloc/:uuid/cancel', {
        params: { uuid },
        body: { reason: 'Left at what would pass' },
        idempotencyKey: key.current,
        ifMatch: etag,
      })
      await navigate('/dashboard')
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['applications'] })
    } catch (failed) {
      setError(failed)
      setBusy(false)
    }
  }
  return { busy, error, withdraw }
}
