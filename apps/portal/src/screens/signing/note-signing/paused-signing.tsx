import { Button } from '@hearthline/ui/button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { borrowersSigning, SigningContext } from '../../../signing/signing-source.ts'
import { useRecord } from '../../../signing/use-signing.ts'

/** Someone who declined, or asked for paper, may take signing up again by themselves; nothing is shown at any other time. */
export function PausedSigning() {
  const { uuid, application } = useApplication()
  const source = useMemo(() => borrowersSigning(uuid), [uuid])
  if (application.openItem !== 'signing-help') return null
  return (
    <SigningContext value={source}>
      <TakeUpAgain />
    </SigningContext>
  )
}

function TakeUpAgain() {
  const { uuid, refresh } = useApplication()
  const { record, busy, error } = useRecord()
  const proceed = useProceed()
  const resume = async () => {
    if (!(await record({ event: 'RESUMED' }))) return
    await refresh()
    await proceed({ previous: null })
  }
  return (
    <div className="grid gap-4">
      <FormProblem error={error} />
      <p>Everything you did is kept. When you’re ready, continue where you stopped.</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button loading={busy} loadingLabel="Opening…" onClick={() => void resume()}>
          Continue signing online
        </Button>
        <Link to={applicationPath(uuid, 'signing/support')}>Get help with signing</Link>
      </div>
    </div>
  )
}
