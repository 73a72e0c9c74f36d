import type { CallAt, ReplyOf } from '@hearthline/contract'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { currentOrganization } from '../session/organization.ts'
import { formatFullMoment } from '../words/format-moment.ts'

type Entry = ReplyOf<CallAt<'GET', '/console/api/v1/waitlist'>>['entries'][number]

const REASONS: Readonly<Record<NonNullable<Entry['reason']>, string>> = {
  STATE_NOT_SERVED: 'until we lend in their state',
  ZIP_NOT_SERVED: 'until we lend in their area',
  CRYPTO: 'for the line for owners of digital assets',
}

/** Who waits until the organization can lend to them. They are told by mail within the hour in which it can. */
export default function Waitlist() {
  const { orgCode } = currentOrganization()
  const list = useQuery({
    queryKey: ['waitlist'],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/waitlist', { signal }),
  })
  useEffect(() => document.getElementById('administration-title')?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby="administration-title">
      <h2 id="administration-title" tabIndex={-1}>
        Waitlist
      </h2>
      <p className="muted">
        When a state, an area, or the line for owners of digital assets opens, everyone who waits for it gets one email within an hour.
        Whoever leaves the list takes their details along.
      </p>
      <Loaded query={list} label="Loading the waitlist">
        {({ entries }) => <Entries entries={entries.filter((entry) => entry.organizationCode === orgCode)} />}
      </Loaded>
    </section>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="empty">No one waits.</p>
  return (
    <ul className="data-list">
      {entries.map(({ id, at, toldAt, leftAt, person, place, reason }) => (
        <li key={id}>
          <p>
            <strong>{person?.name ?? 'Left the list'}</strong> {person && <span className="muted">{person.email}</span>}{' '}
            {leftAt ? (
              <StatusChip>left {formatFullMoment(leftAt)}</StatusChip>
            ) : toldAt ? (
              <StatusChip tone="positive">told {formatFullMoment(toldAt)}</StatusChip>
            ) : (
              <StatusChip tone="caution">waits</StatusChip>
            )}
          </p>
          <p className="muted">
            {place && `${place}, `}
            {reason && `${REASONS[reason]}, `}
            joined {formatFullMoment(at)}
          </p>
        </li>
      ))}
    </ul>
  )
}
