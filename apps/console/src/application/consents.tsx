import type { CallAt, ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { textLines } from './text-lines.ts'

type Records = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/consents'>>

const ANSWERS: Readonly<Record<Records['consents'][number]['answer'], string>> = {
  ACCEPTED: 'agreed',
  DECLINED: 'declined',
  OPT_IN: 'opted in',
  OPT_OUT: 'opted out',
}

/** What the borrower agreed to, with the texts of then. Loaded when it is asked for: the server writes each reading into the audit log. */
export function Consents({ uuid, now }: { uuid: string; now: number }) {
  const read = useQuery({
    queryKey: ['consents', uuid],
    enabled: false,
    queryFn: ({ signal }) => request('GET', '/console/api/v1/applications/:uuid/consents', { params: { uuid }, signal }),
  })
  return (
    <section aria-labelledby="consents-title">
      <h3 id="consents-title">Consents</h3>
      {read.error && <Alert kind="error">{describeProblem(read.error)}</Alert>}
      {read.data ? (
        <ConsentList records={read.data} now={now} />
      ) : (
        <Button size="small" variant="quiet" loading={read.isFetching} onClick={() => void read.refetch()}>
          Show what the borrower agreed to
        </Button>
      )}
    </section>
  )
}

function ConsentList({ records: { consents, texts }, now }: { records: Records; now: number }) {
  if (consents.length === 0) return <p className="empty">No consents yet.</p>
  return (
    <ul className="log">
      {consents.map(({ type, title, answer, version, at, source, address, texts: digests }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records are only added
        <li key={`${type}${at}${index}`}>
          <time dateTime={at} title={formatFullMoment(at)}>
            {formatRecentMoment(at, now)}
          </time>{' '}
          <span className="log-what">{title}</span>: {ANSWERS[answer]}, version {version}, {source}
          {address !== null && ` from ${address}`}
          {digests.length === 0 && <span className="muted"> The text was not stored at the time.</span>}
          {digests
            .flatMap((digest) => texts.find((text) => text.digest === digest) ?? [])
            .map((text) => (
              <details key={text.digest}>
                <summary>
                  {text.name === 'consent' ? 'Text next to the checkbox' : text.title}, version {text.version}
                </summary>
                {textLines(text).map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <p className="muted">SHA-256 {text.digest}</p>
              </details>
            ))}
        </li>
      ))}
    </ul>
  )
}
