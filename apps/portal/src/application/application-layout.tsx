import { shouldAutoRoute } from '@hearthline/domain/routing'
import { Button } from '@hearthline/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { RequestError } from '../api/request.ts'
import { Screen } from '../page/screen.tsx'
import { ScreenSkeleton } from '../page/screen-skeleton.tsx'
import { applicationPath, pathWithin } from '../routing/application-path.ts'
import { findDestination } from '../routing/find-destination.ts'
import { PROFILE_FAILED, profileQuery, useProfile } from '../visitor/use-profile.ts'
import { applicationQuery } from './application-query.ts'
import { OpenRequests } from './open-requests.tsx'
import { ApplicationContext, type CurrentApplication } from './use-application.ts'

/** Everything under /account/heloc/:uuid: profile and application are here before a screen is [steps/routing]. */
export function ApplicationLayout() {
  const { uuid = '' } = useParams()
  const client = useQueryClient()
  const profile = useProfile()
  const read = useQuery(applicationQuery(uuid))
  const current = useMemo<CurrentApplication | undefined>(
    () =>
      read.data && {
        uuid,
        ...read.data,
        refresh: async () => (await client.fetchQuery({ ...applicationQuery(uuid), staleTime: 0 })).application,
      },
    [uuid, read.data, client],
  )
  useAutoRoute(current, profile.data)

  if (read.error) return isMissing(read.error) ? <Navigate to="/dashboard" replace /> : <Failed onRetry={() => void read.refetch()} />
  if (profile.error) return <Failed message={PROFILE_FAILED} onRetry={() => void client.refetchQueries(profileQuery)} />
  if (!current || !profile.data) return <ScreenSkeleton />
  return (
    <ApplicationContext value={current}>
      <OpenRequests />
      <Outlet />
    </ApplicationContext>
  )
}

/** Another's application answers 404 as well: a stranger learns nothing. */
const isMissing = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 400 || error.status === 422)

function Failed({ message, onRetry }: { message?: string; onRetry: () => void }) {
  return (
    <Screen
      title="Something went wrong"
      heading="We could not load your application"
      why={message ?? 'Your answers are safe. Check your connection and try again.'}
    >
      <Button onClick={onRetry}>Try again</Button>
    </Screen>
  )
}

/** Draws the borrower to the screen of a stable step or of a decline, wherever they are but at the disclosures [steps/routing]. */
function useAutoRoute(current: CurrentApplication | undefined, profile: { uuid: string } | undefined): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!current || !profile) return
    const { uuid, application } = current
    if (!shouldAutoRoute({ step: application.step, uwDecision: application.status.uwDecision, pathname })) return
    let stopped = false
    void findDestination(profile, application, application.step).then(({ path, state }) => {
      const target = applicationPath(uuid, path)
      if (!stopped && target !== pathname && path !== pathWithin(uuid, pathname)) void navigate(target, { state, replace: true })
    })
    return () => {
      stopped = true
    }
  }, [current, profile, pathname, navigate])
}
