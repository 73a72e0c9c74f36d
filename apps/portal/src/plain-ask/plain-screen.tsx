import type { ItemId } from '@hearthline/domain'
import { destinationFor } from '@hearthline/domain/routing'
import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ApplicationProgress } from '../application/application-progress.tsx'
import { ItemNotOpen } from '../application/item/item-not-open.tsx'
import { itemQuery } from '../application/item/item-query.ts'
import { OpenItemProvider } from '../application/item/open-item.tsx'
import { useLeadOn } from '../application/item/use-lead-on.ts'
import { useNotOpenDelay } from '../application/item/use-not-open-delay.ts'
import { useApplication } from '../application/use-application.ts'
import { WaitPanel } from '../application/wait-panel.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { Screen } from '../page/screen.tsx'
import { ScreenSkeleton } from '../page/screen-skeleton.tsx'
import { pathWithin } from '../routing/application-path.ts'
import type { Heading, PlainAsk } from './plain-ask.ts'

/** Screens of one group stand behind each other: bank/manual-disburse answers the step of bank/disburse. */
const group = (path: string): string => path.split('/')[0] ?? ''

export interface PlainScreenProps extends Heading {
  /** What is asked in this part, by its own schema; the first one is what the page is for. */
  asks?: readonly PlainAsk[]
  /** What may be done while someone else is waited for. */
  mayDo?: string
  /** In the place of who is waited for, where the reader has to act first. */
  first?: ReactNode
  /** What the reader may do while it lasts: before the dates. */
  meanwhile?: ReactNode
  /** In the place of who is waited for and the dates: a page of its own kind. */
  panel?: ReactNode
  width?: 'wizard' | 'content'
  /** Under whatever is open. */
  below?: ReactNode
  /** What the reader may do where nothing is asked here: while it is waited for, and when the time of the page has passed. */
  otherwise?: ReactNode
}

/** Whichever of its questions is open; while one is checked, who is waited for. A screen whose time has passed says so. */
export function PlainScreen(props: PlainScreenProps) {
  const { heading, why, asks = [], mayDo, first, meanwhile, panel, width = 'wizard', below, otherwise } = props
  const { uuid, application, etag } = useApplication()
  const path = pathWithin(uuid, useLocation().pathname)
  const expected = destinationFor(application.step, application)?.path
  const isElsewhere = expected !== undefined && group(expected) !== group(path)
  const openItem = application.openItem as ItemId | null
  const { pending, sure, wasOpen } = useNotOpenDelay(!isElsewhere)
  const item = useQuery({ ...itemQuery(uuid, openItem ?? 'note', etag), enabled: openItem !== null && !isElsewhere })
  useLeadOn(asks.some((one) => one.item === openItem))
  if (pending || (!isElsewhere && openItem !== null && item.isPending)) return <ScreenSkeleton />
  const ask = item.data && asks.find((one) => one.item === item.data.item)
  const isWait = item.data !== undefined && item.data.kind !== 'ask'
  const said = headingOf({ heading, ...(why !== undefined && { why }) }, asks, item.data?.title, ask?.said(item.data!))
  const notOpen = isElsewhere || (item.data !== undefined && !ask && !isWait)
  return (
    <Screen
      title={said.heading}
      heading={said.heading}
      why={notOpen ? undefined : said.why}
      above={<ApplicationProgress />}
      width={notOpen ? 'wizard' : width}
    >
      {notOpen && <ItemNotOpen sure={sure} wasOpen={isElsewhere && wasOpen} />}
      {!notOpen && item.error && <FormProblem error={item.error} />}
      {!notOpen && ask && item.data && (
        <OpenItemProvider key={item.data.item} item={item.data}>
          {ask.form(item.data)}
        </OpenItemProvider>
      )}
      {!notOpen && first}
      {!notOpen && isWait && panel}
      {!notOpen && isWait && !panel && (
        <WaitPanel under={said.heading} isSaid={Boolean(first)} {...(mayDo !== undefined && { mayDo })}>
          {meanwhile}
        </WaitPanel>
      )}
      {!notOpen && openItem === null && <NothingOpen />}
      {!notOpen && below}
      {(notOpen || !ask) && otherwise}
    </Screen>
  )
}

/** A page that asks shows a wait by its own title: what was sent is being looked at, and is not asked again. */
export function headingOf(page: Heading, asks: readonly PlainAsk[], openTitle: string | undefined, asked: Heading | undefined): Heading {
  if (asked) return asked
  return openTitle === undefined || !asks.some(({ isOwn }) => isOwn) ? page : { heading: openTitle }
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
