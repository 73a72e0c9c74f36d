/** Every application of the person: the one thing to do, the dates, and the four questions that every support desk gets. */
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { allApplicationsQuery } from '../../application/all-applications-query.ts'
import { Screen } from '../../page/screen.tsx'
import { ApplicationCard } from './application-card.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { SoleApplication } from './sole-application.tsx'
import { REGISTER_PATH } from './where-it-stands.ts'

const title = 'Dashboard'

export default function Dashboard() {
  const { data, error, refetch, isFetching } = useQuery(allApplicationsQuery)
  if (error) {
    return (
      <Screen title={title} heading="We could not load your applications" why="They are saved. Check your connection and try again.">
        <div className="mt-8">
          <Button onClick={() => void refetch()} loading={isFetching} loadingLabel="Loading">
            Try again
          </Button>
        </div>
      </Screen>
    )
  }
  if (!data) return <DashboardSkeleton />
  const [newest, ...others] = data
  if (!newest) return <NoneYet />
  if (others.length === 0) return <SoleApplication summary={newest} />
  return (
    <Screen
      title={title}
      heading="Your applications"
      why="The newest is first. Each shows the next step and who needs to act."
      width="content"
    >
      <div className="mt-8 grid gap-12">
        {data.map((summary) => (
          <ApplicationCard key={summary.uuid} summary={summary} />
        ))}
      </div>
      {data.every(({ activeForAppStart }) => !activeForAppStart) && <StartAnother />}
    </Screen>
  )
}

function NoneYet() {
  return (
    <Screen
      title={title}
      heading="You have no application yet"
      why="Checking your rate takes about five minutes and does not affect your credit score."
    >
      <p className="mt-6">
        Once you apply, you’ll see your next step here, the dates until you get your money, and answers to common questions.
      </p>
      <div className="mt-8">
        <LinkButton as={Link} to={REGISTER_PATH}>
          Check my rate
        </LinkButton>
      </div>
    </Screen>
  )
}

export function StartAnother() {
  return (
    <p className="mt-10">
      <Link to={REGISTER_PATH}>Start another application</Link>
    </p>
  )
}
