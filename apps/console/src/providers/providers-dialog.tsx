import type { CallAt, ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Modal } from '@hearthline/ui/modal'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import { reasonFault } from '../decision/reason-field.tsx'
import { Loaded } from '../frame/loaded.tsx'
import { useNow } from '../frame/use-clock.ts'
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

function RetryForm({ provider, count }: { provider: Provider; count: number }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useId()
  const retry = useMutation({
    mutationFn: () =>
      request('POST', '/console/api/v1/providers/:capability/retry', {
        params: { capability: provider.capability },
        body: { reason: reason.trim() },
      }),
    onSuccess: async ({ applications }) => {
      announce(`${providerName(provider.capability)}: running again for ${formatApplicationCount(applications)}.`)
      await Promise.all(['providers', 'queue', 'application'].map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
  })
  return (
    <form
      className="providers-retry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = reasonFault(reason)
        setFault(found)
        if (found) document.getElementById(field)?.focus()
        else if (!retry.isPending) retry.mutate()
      }}
    >
      {retry.error && <Alert kind="error">{describeProblem(retry.error)}</Alert>}
      <TextField
        id={field}
        label={`Reason to run ${providerName(provider.capability).toLowerCase()} again`}
        value={reason}
        error={fault}
        onChange={({ target }) => {
          setReason(target.value)
          setFault(undefined)
        }}
      />
      <Button type="submit" size="small" loading={retry.isPending} loadingLabel="Starting">
        Run {formatApplicationCount(count)} again
      </Button>
    </form>
  )
}
