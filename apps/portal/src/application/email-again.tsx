import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useState } from 'react'
import { RequestError } from '../api/request.ts'
import { FormProblem } from '../forms/form-problem.tsx'

interface EmailAgainProps {
  /** On the button. */
  label: string
  send: () => Promise<{ readonly email: string }>
}

/** A mail that may have been deleted or overlooked, once more; and where it went. */
export function EmailAgain({ label, send }: EmailAgainProps) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [error, setError] = useState<unknown>()
  const press = async () => {
    setBusy(true)
    setError(undefined)
    setSaid('')
    try {
      setSaid(`We emailed ${(await send()).email} again.`)
    } catch (problem) {
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" size="medium" loading={busy} loadingLabel="Sending…" onClick={() => void press()}>
        {label}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden [overflow-wrap:anywhere]">
        {said}
      </p>
      <NotSent error={error} />
    </div>
  )
}

/** Sent too often says for how long: the usual sentence says a minute. */
export function NotSent({ error }: { error: unknown }) {
  const isTooOften = error instanceof RequestError && error.status === 429 && error.data !== undefined
  return isTooOften ? <Alert kind="warning">{error.message}</Alert> : <FormProblem error={error} />
}
