import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Actions } from '../../../decision/actions.tsx'
import { decisionQuery, type ShownLimit } from '../../../decision/decision-query.ts'
import { failedLimits } from '../../../decision/limit-groups.ts'
import { LimitRow } from '../../../decision/limit-row.tsx'
import { WayOut } from '../../../decision/way-out.tsx'
import { applicationPath } from '../../../frame/application-path.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'
import { NotNow } from '../../../frame/not-now.tsx'
import { Screen } from '../../../frame/screen.tsx'
import { ScreenSkeleton } from '../../../frame/screen-skeleton.tsx'
import { useApplication } from '../../../frame/use-application.ts'

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
      <Screen title={title} heading="We could not load your decision" why="It is safe. Check your connection and try again.">
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
      <Screen title={title} heading="This did not stand in your way" why="Your application stands somewhere else.">
        <NotNow sure />
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
            {data.ways.length > 0 ? 'See what would pass' : 'See the whole answer'}
          </LinkButton>
        </Actions>
        <WayOut />
      </div>
    </Screen>
  )
}
