import { formatShortDate, momentIn } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { RequestError, request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useSaving } from '../../forms/use-saving.ts'
import { PartState } from '../../page/part-state.tsx'
import { relativeTime } from '../../shell/notifications/relative-time.ts'
import { formatDevice } from './format-device.ts'
import { type SessionSummary, sessionsQuery } from './sessions-query.ts'

/** Every device that is signed in, this one first, and a button to sign out an unknown one. */
export function Sessions() {
  const client = useQueryClient()
  const read = useQuery(sessionsQuery)
  const saving = useSaving()
  const list = useRef<HTMLDivElement>(null)
  if (!read.data) return <PartState what="your devices" failed={read.isError} onRetry={() => void read.refetch()} />

  const sessions = [...read.data.sessions].sort((one, other) => Number(other.current) - Number(one.current))
  const others = sessions.filter(({ current }) => !current)
  const done = async (words: string) => {
    await client.refetchQueries(sessionsQuery)
    announce(words)
    // The button that was pressed is gone with its device.
    list.current?.focus()
  }
  const revoke = ({ uuid, agent }: SessionSummary) =>
    void saving.save(async () => {
      await request('DELETE', '/identity/secure/api/v1/sessions/:sessionUuid', { params: { sessionUuid: uuid } }).catch(unlessGone)
      await done(`${formatDevice(agent)} is signed out`)
    })
  const revokeOthers = () =>
    void saving.save(async () => {
      await request('DELETE', '/identity/secure/api/v1/sessions')
      await done('Every other device is signed out')
    })
  return (
    <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
      <FormProblem error={saving.error} />
      <ul className="grid">
        {sessions.map((session) => (
          <Device key={session.uuid} session={session} busy={saving.busy} onRevoke={() => revoke(session)} />
        ))}
      </ul>
      {saving.saved && others.length === 0 && <Alert kind="success">You are signed in on this device only.</Alert>}
      {others.length > 0 && (
        <div className="grid gap-3">
          <p className="text-sm text-muted">
            Don’t recognize a device? Sign it out and change your password, so that no one can use the old one.
          </p>
          <div>
            <Button variant="secondary" size="medium" disabled={saving.busy} onClick={revokeOthers}>
              Sign out everywhere else
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** It ended in the meantime, by itself or in another tab: that is what was wanted. */
const unlessGone = (problem: unknown): null => {
  if (problem instanceof RequestError && problem.status === 404) return null
  throw problem
}

interface DeviceProps {
  session: SessionSummary
  busy: boolean
  onRevoke: () => void
}

function Device({ session: { agent, address, createdAt, lastSeenAt, current }, busy, onRevoke }: DeviceProps) {
  const device = formatDevice(agent)
  const seen = current ? 'Active now' : `Last seen ${relativeTime(lastSeenAt, Date.now())}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {current && <StatusChip tone="positive">This one</StatusChip>}
        </p>
        <p className="text-sm break-words text-muted">
          {seen}
          {address && `, from ${address}`}. Signed in on {formatShortDate(momentIn(createdAt).day)}.
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="medium"
          disabled={busy}
          onClick={onRevoke}
          aria-label={`Sign out ${device}, last seen ${relativeTime(lastSeenAt, Date.now())}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
