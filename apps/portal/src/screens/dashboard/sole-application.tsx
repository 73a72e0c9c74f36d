import { useQuery } from '@tanstack/react-query'
import { type ApplicationSummary, fullApplicationQuery } from '../../application/all-applications-query.ts'
import { formatHome } from '../../application/format-home.ts'
import { Screen } from '../../page/screen.tsx'
import { ApplicationBody } from './application-body.tsx'
import { usePastDue } from './use-past-due.ts'
import { useStanding } from './use-standing.ts'
import { standingHeading, standingWhy } from './where-it-stands.ts'

/** One application: its heading is the page's. */
export function SoleApplication({ summary }: { summary: ApplicationSummary }) {
  const { data, error, refetch } = useQuery(fullApplicationQuery(summary.uuid))
  const latest = data?.application ?? summary
  const standing = useStanding(latest, data)
  const pastDue = usePastDue(latest.uuid, standing)
  return (
    <Screen
      title="Dashboard"
      eyebrow={formatHome(latest)}
      heading={standingHeading(standing, latest, pastDue)}
      why={standingWhy(standing, latest, pastDue)}
      width="content"
    >
      <ApplicationBody summary={latest} read={data} standing={standing} error={error} onRetry={() => void refetch()} />
    </Screen>
  )
}
