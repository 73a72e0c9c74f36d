import { destinationFor, progressIndex, progressSteps, progressValueFor } from '@hearthline/domain/routing'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { StepProgress } from '@hearthline/ui/step-progress'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pathWithin } from '../../frame/application-path.ts'
import { FormProblem } from '../../frame/form-problem.tsx'
import { Screen } from '../../frame/screen.tsx'
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { useProceed } from '../../frame/use-proceed.ts'
import { AskForm } from './ask-form.tsx'
import { headingOf } from './headings.ts'
import { itemQuery } from './item-query.ts'
import { WaitPanel } from './wait-panel.tsx'

/** Asks of one group stand behind each other: bank/manual-disburse answers the step of bank/disburse. */
const group = (path: string): string => path.split('/')[0] ?? ''

/** Whichever item is open, asked by its own schema; a wait shows who is waited for. A screen whose time has passed says so. */
export default function PlainItem() {
  const { uuid, application, etag } = useApplication()
  const path = pathWithin(uuid, useLocation().pathname)
  const expected = destinationFor(application.step, application)?.path
  const isElsewhere = expected !== undefined && group(expected) !== group(path)
  const { openItem } = application
  const item = useQuery({ ...itemQuery(uuid, openItem ?? '', etag), enabled: openItem !== null && !isElsewhere })
  const { heading, why } = headingOf(path, item.data?.title)
  if (!isElsewhere && openItem !== null && item.isPending) return <ScreenSkeleton />
  const progress = progressValueFor(application.step)
  return (
    <Screen
      title={heading}
      heading={heading}
      why={why}
      above={
        progress && (
          <div className="mb-8">
            <StepProgress
              steps={progressSteps({ manualNotary: application.status.manualNotary })}
              current={Math.min(6, progressIndex(progress))}
            />
          </div>
        )
      }
    >
      {isElsewhere && <NotNow />}
      {!isElsewhere && item.error && <FormProblem error={item.error} />}
      {!isElsewhere &&
        (item.data?.kind === 'ask' ? (
          <AskForm key={`${item.data.item}-${etag}`} item={item.data} />
        ) : (
          openItem !== null && !item.error && <WaitPanel />
        ))}
      {!isElsewhere && openItem === null && <NothingOpen />}
    </Screen>
  )
}

/** Done already, or not yet: the borrower followed an old link, or the way back. */
function NotNow() {
  const proceed = useProceed()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [settled, setSettled] = useState(false)
  // After a save the application has moved a moment before its next screen is here; that is no reason to say so.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  const go = async () => {
    setBusy(true)
    await proceed({ previous: null }).catch(setError)
    setBusy(false)
  }
  if (!settled) return <ScreenSkeleton />
  return (
    <div className="mt-8 grid gap-6">
      <FormProblem error={error} />
      <Alert kind="info">This part is not open now. Your application stands somewhere else, and nothing you answered is lost.</Alert>
      <div>
        <Button loading={busy} onClick={() => void go()}>
          Continue where I left off
        </Button>
      </div>
    </div>
  )
}

function NothingOpen() {
  const { application } = useApplication()
  const { nextAction } = application
  return (
    <div className="mt-8 grid gap-6">
      <Alert kind="info" title={nextAction.title}>
        {nextAction.why}
      </Alert>
      <div>
        <LinkButton as={Link} to="/dashboard" variant="secondary">
          Go to dashboard
        </LinkButton>
      </div>
    </div>
  )
}
