/** What the borrower told us, question by question, and may still correct: each correction is shown before it counts. */
import { Button } from '@hearthline/ui/button'
import { Card, CardSection } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useApplication } from '../../application/use-application.ts'
import { Screen } from '../../page/screen.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { correctionsQuery, type Group, groupKey } from './corrections-query.ts'

const title = 'Correct your information'

export default function Corrections() {
  const { uuid, etag } = useApplication()
  const [search] = useSearchParams()
  const { data, error, refetch, isFetching } = useQuery(correctionsQuery(uuid, etag))
  if (error) {
    return (
      <Screen
        title={title}
        heading="We could not load your answers"
        why="They are saved. Check your connection and try again."
        back="/dashboard"
      >
        <div className="mt-8">
          <Button onClick={() => void refetch()} loading={isFetching} loadingLabel="Loading">
            Try again
          </Button>
        </div>
      </Screen>
    )
  }
  if (!data) {
    return (
      <Screen title={title} heading="What would you like to correct?" back="/dashboard">
        <SkeletonGroup label="Loading your answers">
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      </Screen>
    )
  }
  if (!data.open) return <NotOpen />
  const group = data.groups.find((one) => groupKey(one) === search.get('change'))
  if (group) return <CorrectionForm key={groupKey(group)} group={group} />
  return (
    <Screen
      title={title}
      heading="What would you like to correct?"
      why="We show you what a correction changes before it counts. We won’t pull your credit again."
      back="/dashboard"
    >
      <Card as="div" padding="none" className="mt-8">
        {data.groups.map((one) => (
          <CardSection key={groupKey(one)}>
            <GroupRow group={one} />
          </CardSection>
        ))}
      </Card>
      <p className="mt-6 text-muted">Is something else wrong, such as your name or birth date? Call us and we will help.</p>
    </Screen>
  )
}

function GroupRow({ group }: { group: Group }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <dl className="grid min-w-0 flex-1 basis-56 gap-2">
        {group.now.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <LinkButton as={Link} to={`?change=${groupKey(group)}`} variant="secondary" size="medium" aria-label={`Correct: ${group.title}`}>
        Correct
      </LinkButton>
    </div>
  )
}

function NotOpen() {
  return (
    <Screen
      title={title}
      heading="Nothing can be corrected here right now"
      why="You can correct your answers after you choose an offer and before you sign."
      back="/dashboard"
    >
      <p className="mt-6">If something in your application is wrong, call us.</p>
      <div className="mt-8">
        <LinkButton as={Link} to="/dashboard">
          Go to your dashboard
        </LinkButton>
      </div>
    </Screen>
  )
}
