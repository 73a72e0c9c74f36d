import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ItemNotOpen } from '../application/item/item-not-open.tsx'
import { useApplication } from '../application/use-application.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { Screen } from '../page/screen.tsx'
import { ScreenSkeleton } from '../page/screen-skeleton.tsx'
import { applicationPath } from '../routing/application-path.ts'
import { Actions } from './actions.tsx'
import { ContactLinks } from './contact-links.tsx'
import { decisionQuery, type ShownLimit } from './decision-query.ts'
import { failedLimits } from './limit-groups.ts'
import { LimitRow } from './limit-row.tsx'

interface FailedLimitScreenProps {
  readonly limit: ShownLimit['limit']
  readonly title: string
  readonly heading: string
  readonly why: string
}

/** One limit that failed, by itself. Where it did not fail, its time is not now. */
export function FailedLimitScreen({ limit, title, heading, why }: FailedLimitScreenProps) {
  const { uuid, etag } = useApplication()
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(uuid, etag))
  if (!data && !error) return <ScreenSkeleton />
  if (!data) {
    return (
      <Screen title={title} heading="We could not load your decision" why="It is saved. Check your connection and try again.">
        <div className="mt-8">
          <FormProblem error={error} />
          <Actions>
            <Button onClick={() => void refetch()} loading={isFetching} loadingLabel="Loading">
              Try again
            </Button>
          </Actions>
        </div>
      </Screen>
    )
  }
  const failed = failedLimits(data.limits).find((each) => each.limit === limit)
  if (!failed || !data.refusal) {
    return (
      <Screen title={title} heading="This is not why we decided" why="Your application is at another step.">
        <ItemNotOpen sure />
      </Screen>
    )
  }
  return (
    <Screen title={title} heading={heading} why={why}>
      <div className="mt-8 grid gap-8">
        <Card as="div">
          <LimitRow limit={failed} />
        </Card>
        <Actions>
          <LinkButton as={Link} to={applicationPath(uuid, 'error/decline')}>
            {data.ways.length > 0 ? 'See what would qualify' : 'See the whole answer'}
          </LinkButton>
        </Actions>
        <ContactLinks />
      </div>
    </Screen>
  )
}
