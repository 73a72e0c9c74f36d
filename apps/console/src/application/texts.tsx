import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatPhoneAsTyped } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'

type Messages = ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/texts'>>
type Text = Messages['texts'][number]

const STATES: Readonly<Record<Text['state'], string>> = {
  HELD: 'held until a good hour where the borrower is',
  WAITING: 'waits to be sent',
  SENDING: 'is being sent',
  SENT: 'sent',
  DELIVERED: 'delivered',
  FAILED: 'not delivered',
  DROPPED: 'not sent',
  UNKNOWN: 'may have been sent: the provider did not confirm it, so it is not sent again',
  RECEIVED: 'from the borrower',
}

const CONSENTS: Readonly<Record<Messages['consent']['state'], string>> = {
  AGREED: 'The borrower agrees to text messages about the application',
  NOT_AGREED: 'The borrower does not agree to text messages about the application.',
  NO_NUMBER: 'The borrower has no mobile number on file.',
  OFF: 'This lender sends no text messages.',
}

/** What was texted, and what came back. Loaded when it is asked for: the server writes each reading into the audit log. */
export function Texts({ uuid, now }: { uuid: string; now: number }) {
  const read = useQuery({
    queryKey: ['texts', uuid],
    enabled: false,
    queryFn: ({ signal }) => request('GET', '/console/api/v1/applications/:uuid/texts', { params: { uuid }, signal }),
  })
  return (
    <section aria-labelledby="texts-title">
      <h3 id="texts-title">Text messages</h3>
      {read.error && <Alert kind="error">{describeProblem(read.error)}</Alert>}
      {read.data ? (
        <TextList messages={read.data} now={now} />
      ) : (
        <Button size="small" variant="quiet" loading={read.isFetching} onClick={() => void read.refetch()}>
          Show text messages
        </Button>
      )}
    </section>
  )
}

function TextList({ messages: { consent, texts }, now }: { messages: Messages; now: number }) {
  return (
    <>
      <p>
        {CONSENTS[consent.state]}
        {consent.state === 'AGREED' && `, to ${formatPhoneAsTyped(consent.phone)}.`}
      </p>
      {texts.length === 0 ? (
        <p className="empty">No text messages yet.</p>
      ) : (
        <ul className="log">
          {texts.map(({ id, at, body, phone, state, reason, sendAfter, direction }) => (
            <li key={id}>
              <time dateTime={at} title={formatFullMoment(at)}>
                {formatRecentMoment(at, now)}
              </time>{' '}
              <span className="log-what">
                {formatPhoneAsTyped(phone)}, {direction === 'ANSWER' ? `our answer, ${STATES[state]}` : STATES[state]}
                {state === 'HELD' && `: ${formatFullMoment(sendAfter)}`}
                {reason !== null && `: ${reason}`}
              </span>
              <p className="log-reason">{body}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
