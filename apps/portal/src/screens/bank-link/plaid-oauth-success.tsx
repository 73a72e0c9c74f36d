import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation } from 'react-router'
import { RequestError, request } from '../../api/request.ts'
import { readPendingLink } from '../../bank-aggregation/pending-link.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'

const READ = '/service-application/api/v1/application/heloc/:uuid'

/** Where the aggregator sends people back: the application is known from local storage, its answer is in the query [routes/pages]. */
export default function PlaidOauthSuccess() {
  const { search } = useLocation()
  const pending = readPendingLink()
  if (!pending) {
    return (
      <Lost
        title="We couldn’t find your application in this browser"
        text="You may have started in another browser or on another device. Go back there, or open your application from your dashboard. Your bank was not linked."
      />
    )
  }
  return <Resumed uuid={pending.applicationUuid} to={`/account/heloc/${pending.applicationUuid}/${pending.page}${search}`} />
}

/** Whose application it is, the server says: another's is not found. */
function Resumed({ uuid, to }: { uuid: string; to: string }) {
  const { isPending, error } = useQuery({
    queryKey: ['application-of-link', uuid],
    queryFn: ({ signal }) => request('GET', READ, { params: { uuid }, signal }),
    retry: false,
  })
  if (isPending) return <ScreenSkeleton />
  if (error instanceof RequestError && error.status === 404) {
    return (
      <Lost
        title="This bank link belongs to another account"
        text="You are signed in with a different account than the one that started it. Sign in with that account, or open your own application from your dashboard. Your bank was not linked."
      />
    )
  }
  // Whatever else went wrong is said by the application's own page, which can try again.
  return <Navigate replace to={to} />
}

function Lost({ title, text }: { title: string; text: string }) {
  return (
    <Screen title={title} heading={title}>
      <div className="mt-8 grid gap-6">
        <Alert kind="warning">{text}</Alert>
        <div>
          <LinkButton as={Link} to="/dashboard">
            Go to dashboard
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}
