/** Something takes longer than it should: what is safe, a look that is a real look, and a person to ask. Also for records and documents. */
import { formatClock, momentIn } from '@hearthline/domain'
import { destinationFor } from '@hearthline/domain/routing'
import { Button } from '@hearthline/ui/button'
import { CheckIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApplicationProgress } from '../../application/application-progress.tsx'
import { ItemNotOpen } from '../../application/item/item-not-open.tsx'
import { useApplication } from '../../application/use-application.ts'
import { useProceed } from '../../application/use-proceed.ts'
import { WAIT_IS_OVER } from '../../application/wait-is-over.ts'
import { WaitPanel } from '../../application/wait-panel.tsx'
import { Actions } from '../../decision/actions.tsx'
import { ContactLinks } from '../../decision/contact-links.tsx'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'
import { pathWithin } from '../../routing/application-path.ts'
import { timeoutText } from './timeout-text.ts'

export default function Timeout() {
  const { uuid, application } = useApplication()
  const path = pathWithin(uuid, useLocation().pathname)
  const expected = destinationFor(application.step, application)?.path
  const isLate = useIsLate()
  const elsewhere = expected !== undefined && expected !== path
  const { heading, why } = elsewhere ? WAIT_IS_OVER : timeoutText(path, application.step, isLate)
  return (
    <Screen title={heading} heading={heading} why={why} above={<ApplicationProgress />}>
      {elsewhere ? <ItemNotOpen wasOpen /> : <Waiting path={path} />}
    </Screen>
  )
}

/** After this a wait is no longer a moment; the same as where the loader says that one may leave. */
const LATE_MS = 20_000

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

function Waiting({ path }: { path: string }) {
  const { busy, error, lookedAt, look } = useLook(path)
  return (
    <div className="grid gap-8">
      <WaitPanel />
      <div>
        <FormProblem error={error} />
        <Actions>
          <Button loading={busy} loadingLabel="Checking" onClick={() => void look()}>
            Check again now
          </Button>
        </Actions>
        {lookedAt && <p className="mt-3 text-sm text-muted">We checked again at {lookedAt}. Nothing has changed yet.</p>}
      </div>
      <Safe />
      <ContactLinks />
    </div>
  )
}

function Safe() {
  return (
    <section aria-labelledby="safe">
      <h2 id="safe">What you should know</h2>
      <ul className="mt-3 grid gap-2">
        {['Every answer you gave is saved.', 'Waiting is free.', 'Waiting does not affect your credit score.'].map((line) => (
          <li key={line} className="flex items-start gap-2.5">
            <CheckIcon size={20} className="mt-0.5 shrink-0 text-positive" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks the server where the application stands and goes there; says so where that is still here. */
function useLook(path: string) {
  const proceed = useProceed()
  const { uuid } = useApplication()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [lookedAt, setLookedAt] = useState<string>()
  const look = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const to = await proceed({ previous: null })
      if (pathWithin(uuid, to.path) !== path) return
      setLookedAt(formatClock(momentIn(new Date().toISOString()).time.slice(0, 5)))
      announce('We checked again. Nothing has changed yet.')
    } catch (problem) {
      setError(problem)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, lookedAt, look }
}
