import type { CallAt, ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { formatFullMoment } from '../words/format-moment.ts'

type Delivery = ReplyOf<CallAt<'GET', '/console/api/v1/partner-webhooks'>>['deliveries'][number]

const WHAT: Readonly<Record<Delivery['event'], string>> = {
  'prequalification.started': 'Application started',
  'prequalification.offers': 'Offer chosen',
  'prequalification.closed': 'Application ended',
  'prequalification.funded': 'Line funded',
}

export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className="empty">No messages yet.</p>
  return (
    <ul className="data-list">
      {deliveries.map((delivery) => (
        <Row key={delivery.uuid} delivery={delivery} />
      ))}
    </ul>
  )
}

function Row({ delivery }: { delivery: Delivery }) {
  const { uuid, event, reference, prequalification, at, tries, givenUpAt, problem } = delivery
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => request('POST', '/console/api/v1/partner-webhooks/deliveries/:delivery/send-again', { params: { delivery: uuid } }),
    onSuccess: async () => {
      announce('The message is sent again.')
      await client.invalidateQueries({ queryKey: ['partner-webhooks'] })
    },
  })
  return (
    <li>
      <p>
        <strong>{WHAT[event]}</strong>{' '}
        <span className="muted">
          {reference ?? prequalification}, {formatFullMoment(at)}
        </span>{' '}
        <State delivery={delivery} />
      </p>
      {problem && (
        <p className="muted">
          {problem}. Tried {tries === 1 ? 'once' : `${tries} times`}.
        </p>
      )}
      {again.error && <Alert kind="error">{describeProblem(again.error)}</Alert>}
      {givenUpAt && (
        <div>
          <Button size="small" variant="secondary" loading={again.isPending} loadingLabel="Sending" onClick={() => again.mutate()}>
            Send again
          </Button>
        </div>
      )}
    </li>
  )
}

function State({ delivery: { deliveredAt, givenUpAt, tries } }: { delivery: Delivery }) {
  if (deliveredAt) return <StatusChip tone="positive">received</StatusChip>
  if (givenUpAt) return <StatusChip tone="critical">not received</StatusChip>
  return <StatusChip tone="caution">{tries === 0 ? 'being sent' : 'trying again'}</StatusChip>
}
