import { destinationFor } from '@hearthline/domain/routing'
import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { pathWithin } from '../../frame/application-path.ts'
import { ApplicationProgress } from '../../frame/application-progress.tsx'
import { FormProblem } from '../../frame/form-problem.tsx'
import { ItemInHandProvider } from '../../frame/item-in-hand.tsx'
import { itemQuery } from '../../frame/item-query.ts'
import { NotNow } from '../../frame/not-now.tsx'
import { Screen } from '../../frame/screen.tsx'
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { useHeldBack } from '../../frame/use-held-back.ts'
import { WaitPanel } from '../../frame/wait-panel.tsx'
import { AskForm } from './ask-form.tsx'
import { headingOf } from './headings.ts'

/** Asks of one group stand behind each other: bank/manual-disburse answers the step of bank/disburse. */
const group = (path: string): string => path.split('/')[0] ?? ''

/** Whichever item is open, asked by its own schema; a wait shows who is waited for. A screen whose time has passed says so. */
export default function PlainItem() {
  const { uuid, application, etag } = useApplication()
  const path = pathWithin(uuid, useLocation().pathname)
  const expected = destinationFor(application.step, application)?.path
  const isElsewhere = expected !== undefined && group(expected) !== group(path)
  const { openItem } = application
  const { heldBack, sure } = useHeldBack(!isElsewhere)
  const item = useQuery({ ...itemQuery(uuid, openItem ?? '', etag), enabled: openItem !== null && !isElsewhere })
  const { heading, why } = headingOf(path, item.data)
  if (heldBack || (!isElsewhere && openItem !== null && item.isPending)) return <ScreenSkeleton />
  return (
    <Screen title={heading} heading={heading} why={isElsewhere ? undefined : why} above={<ApplicationProgress />}>
      {isElsewhere && <NotNow sure={sure} />}
      {!isElsewhere && item.error && <FormProblem error={item.error} />}
      {!isElsewhere &&
        (item.data?.kind === 'ask' ? (
          <ItemInHandProvider key={item.data.item} item={item.data}>
            <AskForm item={item.data} />
          </ItemInHandProvider>
        ) : (
          openItem !== null && !item.error && <WaitPanel under={heading} />
        ))}
      {!isElsewhere && openItem === null && <NothingOpen />}
    </Screen>
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
