import type { CallAt, ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { SealedOriginals } from '../custody/sealed-originals.tsx'
import { Moment } from '../words/moment.tsx'

type Evidence = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/signing'>>

const EVENTS: Readonly<Record<Evidence['events'][number]['event'], string>> = {
  CONSENT_SHOWN: 'saw the terms of electronic signing',
  ACCESS_SHOWN: 'opened the test file',
  CONSENT_GIVEN: 'gave their electronic consent',
  CONSENT_WITHDRAWN: 'withdrew that agreement',
  DELIVERY_AGREED: 'agreed to electronic documents again',
  DOCUMENT_OPENED: 'opened',
  DOCUMENT_READ: 'read to its end',
  SIGNATURE_ADOPTED: 'chose a signature',
  PLACE_SIGNED: 'signed',
  DECLINED: 'declined to sign',
  RESUMED: 'continued signing',
  PAPER_REQUESTED: 'asked for paper copies',
  MAILING_ADDRESS_GIVEN: 'gave a mailing address',
  LOCATION_SHARED: 'shared a location',
  FINISHED: 'finished signing',
}
/** Who signed what, from where, and where the sealed original is. Loaded when it is asked for: the server writes each reading into the audit log. */
export function SigningEvidence({ uuid, now, roles }: { uuid: string; now: number; roles: readonly string[] }) {
  const read = useQuery({
    queryKey: ['signing', uuid],
    enabled: false,
    queryFn: ({ signal }) => request('GET', '/console/api/v1/applications/:uuid/signing', { params: { uuid }, signal }),
  })
  return (
    <section aria-labelledby="signing-title">
      <h3 id="signing-title">Signatures</h3>
      {read.error && <Alert kind="error">{describeProblem(read.error)}</Alert>}
      {read.data ? (
        <>
          <Events events={read.data.events} now={now} />
          <SealedOriginals uuid={uuid} originals={read.data.originals} now={now} roles={roles} onChanged={() => read.refetch()} />
        </>
      ) : (
        <Button size="small" variant="quiet" loading={read.isFetching} onClick={() => void read.refetch()}>
          Show the evidence of signing
        </Button>
      )}
    </section>
  )
}

function Events({ events, now }: Pick<Evidence, 'events'> & { now: number }) {
  if (events.length === 0) return <p className="empty">No one has started signing.</p>
  return (
    <ul className="log">
      {events.map(({ at, who, email, event, document, sha256, place, address, agent, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records are only added
        <li key={`${event}${at}${index}`}>
          <Moment at={at} now={now} /> <span className="log-what">{who}</span> {email && `(${email}) `}
          {EVENTS[event]}
          {document && ` ${document}`}
          {place && ` (${place})`}
          {`, from ${address}`}
          {reason && <q>{reason}</q>}
          <details>
            <summary>Details</summary>
            <p>{agent ?? 'The device did not name itself.'}</p>
            {sha256 && <p className="muted">SHA-256 {sha256}</p>}
          </details>
        </li>
      ))}
    </ul>
  )
}
