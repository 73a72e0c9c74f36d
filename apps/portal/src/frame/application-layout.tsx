import { shouldAutoRoute } from '@hearthline/domain/routing'
import { Button } from '@hearthline/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { RequestError } from '../api/request.ts'
import { PROFILE_FAILED, profileQuery, useProfile } from '../session/use-profile.ts'
import { applicationPath, pathWithin } from './application-path.ts'
import { applicationQuery } from './application-query.ts'
import { findDestination } from './find-destination.ts'
import { Screen } from './screen.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { ApplicationContext, type ApplicationInHand } from './use-application.ts'

/** Everything under /account/heloc/:uuid: profile and application are here before a screen is (seed 000 §4, point 1). */
export function ApplicationLayout() {
  const { uuid = '' } = useParams()
  const client = useQueryClient()
  const profile = useProfile()
  const read = useQuery(applicationQuery(uuid))
  const inHand = useMemo<ApplicationInHand | undefined>(
    () =>
      read.data && {
        uuid,
        ...read.data,
        refresh: async () => (await client.fetchQuery({ ...applicationQuery(uuid), staleTime: 0 })).application,
      },
    [uuid, read.data, client],
  )
  useAutoRoute(inHand, profile.data)

  if (read.error) return isMissing(read.error) ? <Navigate to="/dashboard" replace /> : <Failed onRetry={() => void read.refetch()} />
  if (profile.error) return <Failed message={PROFILE_FAILED} onRetry={() => void client.refetchQueries(profileQuery)} />
  if (!inHand || !profile.data) return <ScreenSkeleton />
  return (
    <ApplicationContext value={inHand}>
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

/** Draws the borrower to the screen of a stable step or of a decline, wherever they are but at the disclosures (seed 000 §4). */
function useAutoRoute(inHand: ApplicationInHand | undefined, profile: { uuid: string } | undefined): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!inHand || !profile) return
    const { uuid, application } = inHand
    if (!shouldAutoRoute({ step: application.step, uwDecision: application.status.uwDecision, pathname })) return
    let stopped = false
    void findDestination(profile, application, application.step).then(({ path, state }) => {
      const target = applicationPath(uuid, path)
      if (!stopped && target !== pathname && path !== pathWithin(uuid, pathname)) void navigate(target, { state, replace: true })
    })
    return () => {
      stopped = true
    }
  }, [inHand, profile, pathname, navigate])
}
