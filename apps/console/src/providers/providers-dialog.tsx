import type { CallAt, ReplyOf } from '@hearthline/contract'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { useNow } from '../frame/use-clock.ts'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { mayDecide } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { formatApplicationCount, providerName, providerState } from './provider-status.ts'

type Provider = ReplyOf<CallAt<'GET', '/console/api/v1/providers'>>['providers'][number]

/** How the providers fare, and one button for each that left work undone. */
export default function ProvidersDialog({ mayRetry, onClose }: { mayRetry: boolean; onClose: () => void }) {
  const now = useNow()
  const providers = useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/providers', { signal }),
    refetchInterval: 5000,
  })
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title="Providers">
      <Loaded query={providers} label="Loading providers">
        {(data) => (
          <ul className="providers-list">
            {data.providers.map((provider) => (
              <Row key={provider.capability} provider={provider} now={now} mayRetry={mayRetry} />
            ))}
          </ul>
        )}
      </Loaded>
    </Modal>
  )
}

const TONES = { failing: 'critical', recovering: 'caution', answering: 'positive', idle: 'neutral' } as const satisfies Record<
  string,
  ChipTone
>

function Row({ provider, now, mayRetry }: { provider: Provider; now: number; mayRetry: boolean }) {
  const state = providerState(provider)
  const waits = provider.overdue + provider.gaveUp
  return (
    <li>
      <div className="providers-head">
        <strong>{providerName(provider.capability)}</strong>
        <StatusChip tone={TONES[state]}>{state === 'idle' ? 'no calls' : state}</StatusChip>
      </div>
      <p className="muted">
        {provider.answered + provider.failed === 0
          ? 'Nothing was asked in the last 24 hours.'
          : `Last 24 hours: ${provider.answered} answered, ${provider.failed} failed.`}
        <Moment what="Last success" at={provider.lastSuccess} now={now} />
        <Moment what="Last failure" at={provider.lastFailure} now={now} />
      </p>
      {provider.overdue > 0 && <p>{formatApplicationCount(provider.overdue)} waiting. We keep trying automatically.</p>}
      {provider.gaveUp > 0 && <p>{formatApplicationCount(provider.gaveUp)} waiting for someone to run the work again.</p>}
      {waits > 0 && <WhoActs may={mayDecide} does="runs it again" />}
      {waits > 0 && mayRetry && <RetryForm provider={provider} count={waits} />}
    </li>
  )
}

function Moment({ what, at, now }: { what: string; at: string | null; now: number }) {
  if (!at) return null
  return (
    <>
      {' '}
      {what}{' '}
      <time dateTime={at} title={formatFullMoment(at)}>
        {formatRecentMoment(at, now)}
      </time>
      .
    </>
  )
}

function RetryForm({ provider: { capability }, count }: { provider: Provider; count: number }) {
  const client = useQueryClient()
  const name = providerName(capability)
  const recording = useRecord({
    draftKey: `provider/${capability}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: (body) => request('POST', '/console/api/v1/providers/:capability/retry', { params: { capability }, body }),
    onRecorded: async (_typed, { applications }) => {
      announce(`${name}: running again for ${formatApplicationCount(applications)}.`)
      await Promise.all(['providers', 'queue', 'application'].map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={`Run ${name.toLowerCase()} again`}
      reasonId={`retry-${capability}`}
      reasonLabel={`Reason to run ${name.toLowerCase()} again`}
      reasonWords="Saved in the audit log."
      act={[`Run ${formatApplicationCount(count)} again`, 'Starting']}
    />
  )
}
