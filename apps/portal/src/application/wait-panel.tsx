import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { request } from '../api/request.ts'
import { applicationQuery } from './application-query.ts'
import { DatesTimeline } from './dates-timeline.tsx'
import { type Application, useApplication } from './use-application.ts'
import { useProceed } from './use-proceed.ts'

/** Soon at first, for the server itself may be at work; then longer each time: someone else has to act, which may take days. */
const FIRST_MS = 2_000
const LONGEST_MS = 60_000
const READ = '/service-application/api/v1/application/heloc/:uuid'

const WAITED_FOR = {
  you: 'We are waiting for you.',
  us: 'We are working on it. There is nothing you need to do.',
  nobody: 'There is nothing more to do.',
} as const

interface WaitPanelProps {
  under?: string
  mayDo?: string
  isSaid?: boolean
  children?: ReactNode
}

/**
 * Says who is waited for and what comes when; checks again by itself and continues when it is over. What the heading `under` says is not said twice.
 * `mayDo`: what the reader may do beside it, in the place of that there is nothing. `isSaid`: who is waited for stands above. `children`: what is
 * done meanwhile, before the dates.
 */
export function WaitPanel({ under, mayDo, isSaid = false, children }: WaitPanelProps) {
  const { application } = useApplication()
  useGoesOnAlone(application)
  const { nextAction, dates } = application
  return (
    <div className="mt-8 grid gap-6">
      {!isSaid && (
        <Alert kind="info" title={nextAction.title === under ? undefined : nextAction.title}>
          {nextAction.why} {mayDo ?? WAITED_FOR[nextAction.waitingOn]}
        </Alert>
      )}
      {children}
      {dates.length > 0 && (
        <Card title="What happens when">
          <DatesTimeline label="What happens when" dates={dates} />
        </Card>
      )}
      <p className="portal-fine">This page updates automatically, and your dashboard always shows your next step.</p>
    </div>
  )
}

/** Looks again by itself while a page is open, and continues when the application is elsewhere. */
export function useGoesOnAlone({ step, openItem, nextAction: { title, waitingOn }, dates }: Application, longestMs = LONGEST_MS): void {
  const { uuid } = useApplication()
  const client = useQueryClient()
  const known = JSON.stringify(dates)
  const proceed = useProceed()
  // The page as drawn: it stays in sight while the one that was pressed for is loaded, and the address is that one's by then.
  const { pathname } = useLocation()
  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    let delay = FIRST_MS
    const look = async () => {
      // Not into the cache: this screen must not change under the reader before the next one is ready.
      const now = document.hidden ? undefined : await request('GET', READ, { params: { uuid } }).catch(() => undefined)
      if (stopped) return
      // At one step a person may refuse what was sent: then the reader is waited for.
      const isOther = now && (now.nextAction.title !== title || now.nextAction.waitingOn !== waitingOn)
      if (now && (now.step !== step || now.openItem !== openItem || isOther))
        return void proceed({ previous: null, onlyFrom: pathname }).catch(() => undefined)
      // Who else is waited for may change where the application does not move, beside what lists them.
      if (now && JSON.stringify(now.dates) !== known)
        void client.invalidateQueries({ queryKey: applicationQuery(uuid).queryKey, exact: true })
      delay = Math.min(delay * 1.3, longestMs)
      timer = setTimeout(look, delay)
    }
    timer = setTimeout(look, delay)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [step, openItem, title, waitingOn, known, uuid, client, proceed, longestMs, pathname])
}
