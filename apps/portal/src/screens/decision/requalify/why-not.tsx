import { Card, CardSection } from '@hearthline/ui/card'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApplication } from '../../../application/use-application.ts'
import { decisionQuery } from '../../../decision/decision-query.ts'
import { failedLimits } from '../../../decision/limit-groups.ts'
import { LimitRow } from '../../../decision/limit-row.tsx'

/** The limit that failed: the applicant's figure beside ours. The approval paths do not depend on it. */
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
    <Card padding="none" aria-label="Why we couldn’t approve the first line">
      {failed.map((limit) => (
        <CardSection key={limit.limit} className="sm:px-[1.625rem]">
          <LimitRow limit={limit} />
        </CardSection>
      ))}
    </Card>
  )
}
