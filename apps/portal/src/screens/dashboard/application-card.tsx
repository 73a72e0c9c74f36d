import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { type ApplicationSummary, fullApplicationQuery } from '../../application/all-applications-query.ts'
import { formatHome } from '../../application/format-home.ts'
import { ApplicationBody } from './application-body.tsx'
import { usePastDue } from './use-past-due.ts'
import { useStanding } from './use-standing.ts'
import { type Standing, standingHeading, standingWhy } from './where-it-stands.ts'

const chips: Readonly<Record<Standing, { tone: 'action' | 'neutral' | 'positive' | 'caution'; word: string }>> = {
  YOURS: { tone: 'action', word: 'Waiting for you' },
  OURS: { tone: 'neutral', word: 'In progress' },
  PLAN_PASSES: { tone: 'neutral', word: 'Not offered before' },
  DECLINED: { tone: 'caution', word: 'Declined' },
  INELIGIBLE: { tone: 'caution', word: 'Not offered' },
  CANCELLED: { tone: 'neutral', word: 'Withdrawn' },
  COMPLETE: { tone: 'positive', word: 'Open' },
}

/** Under the right to cancel: no one withdrew. */
const CANCELED = { tone: 'neutral', word: 'Canceled' } as const
const PAST_DUE = { tone: 'caution', word: 'Past due' } as const
const UNCHECKED = { tone: 'caution', word: 'We are checking a notice' } as const

const chipOf = ({ returnsBy, turn }: NonNullable<ApplicationSummary['cancellation']['exercised']>) =>
  returnsBy === null ? UNCHECKED : turn === 'OWNERS' ? chips.YOURS : CANCELED

/** One of several applications. */
export function ApplicationCard({ summary }: { summary: ApplicationSummary }) {
  const { data, error, refetch } = useQuery(fullApplicationQuery(summary.uuid))
  const latest = data?.application ?? summary
  const standing = useStanding(latest, data)
  const pastDue = usePastDue(latest.uuid, standing)
  const { exercised } = latest.cancellation
  const { tone, word } = exercised ? chipOf(exercised) : pastDue ? PAST_DUE : chips[standing]
  return (
    <article aria-labelledby={`application-${summary.uuid}`} className="border-t border-hairline pt-8">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {formatHome(latest)}
        <StatusChip tone={tone}>{word}</StatusChip>
      </p>
      <h2 id={`application-${summary.uuid}`} className="mt-2.5 text-2xl">
        {standingHeading(standing, latest, pastDue)}
      </h2>
      <p className="mt-1 text-lg text-muted">{standingWhy(standing, latest, pastDue)}</p>
      <ApplicationBody summary={latest} read={data} standing={standing} error={error} onRetry={() => void refetch()} />
    </article>
  )
}
