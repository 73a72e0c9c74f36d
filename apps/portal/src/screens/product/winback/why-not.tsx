import { Card, CardSection } from '@hearthline/ui/card'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { decisionQuery } from '../../../decision/decision-query.ts'
import { failedLimits } from '../../../decision/limit-groups.ts'
import { LimitRow } from '../../../decision/limit-row.tsx'
import { useApplication } from '../../../frame/use-application.ts'

/** The limit that stood in the way: your number beside ours. What would pass does not wait for it. */
export function WhyNot() {
  const { uuid, etag } = useApplication()
  const { data, error } = useQuery(decisionQuery(uuid, etag))
  if (error && !data) return null
  if (!data) {
    return (
      <SkeletonGroup label="Loading why">
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    )
  }
  const failed = failedLimits(data.limits)
  if (failed.length === 0) return null
  return (
    <Card padding="none" aria-label="Why the first answer was no">
      {failed.map((limit) => (
        <CardSection key={limit.limit} className="sm:px-[1.625rem]">
          <LimitRow limit={limit} />
        </CardSection>
      ))}
    </Card>
  )
}
