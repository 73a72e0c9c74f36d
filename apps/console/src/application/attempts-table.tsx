import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { Fragment, useState } from 'react'
import { formatElapsed, formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { itemTitle, itemTitles } from '../words/item-titles.ts'
import type { ApplicationFile } from './use-application.ts'

type Attempt = ApplicationFile['attempts'][number]

const OUTCOMES: Readonly<Record<string, readonly [tone: ChipTone, words: string]>> = {
  ANSWERED: ['positive', 'answered'],
  TIMEOUT: ['caution', 'timed out'],
  RATE_LIMITED: ['caution', 'too many calls'],
  PENDING: ['caution', 'not finished yet'],
  SERVER_ERROR: ['critical', 'provider failed'],
  REFUSED: ['critical', 'refused'],
  FAILED: ['critical', 'failed'],
}

/** Every call to a provider, newest first; what was sent and what came back, with secrets struck out by the server. */
export function AttemptsTable({ file, now }: { file: ApplicationFile; now: number }) {
  const titles = itemTitles(file.walk)
  const attempts = [...file.attempts].sort((one, other) => other.id - one.id)
  return (
    <section aria-labelledby="attempts-title">
      <h3 id="attempts-title">Provider attempts</h3>
      {attempts.length === 0 ? (
        <p className="empty">No provider calls yet. Each call will be listed here.</p>
      ) : (
        <table className="console-table attempts">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Work</th>
              <th scope="col" className="wide-only">
                Provider
              </th>
              <th scope="col" className="wide-only">
                Duration
              </th>
              <th scope="col">Result</th>
              <th scope="col">
                <span className="ui-visually-hidden">Details</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <AttemptRows key={attempt.id} attempt={attempt} title={itemTitle(attempt.item, titles)} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function AttemptRows({ attempt, title, now }: { attempt: Attempt; title: string; now: number }) {
  const [open, setOpen] = useState(false)
  const [tone, words] = OUTCOMES[attempt.outcome] ?? ['neutral', attempt.outcome.toLowerCase()]
  const detailId = `attempt-${attempt.id}`
  return (
    <Fragment>
      <tr>
        <td title={formatFullMoment(attempt.at)}>{formatRecentMoment(attempt.at, now, 'second')}</td>
        <td>
          {title}
          <span className="narrow-only muted">
            {attempt.provider} · {formatElapsed(attempt.durationMs)}
          </span>
        </td>
        <td className="wide-only">{attempt.provider}</td>
        <td className="wide-only">{formatElapsed(attempt.durationMs)}</td>
        <td>
          <StatusChip tone={tone}>{words}</StatusChip>
        </td>
        <td className="attempt-more">
          <button
            type="button"
            className="text-button"
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide' : 'Show'}
            <span className="ui-visually-hidden">
              {' '}
              request and response: {title}, {formatRecentMoment(attempt.at, now, 'second')}
            </span>
          </button>
        </td>
      </tr>
      {open && (
        <tr id={detailId}>
          <td colSpan={6} className="attempt-detail">
            {attempt.reference && <p className="muted">Reference {attempt.reference}</p>}
            <div className="attempt-bodies">
              <Body label="Sent" body={attempt.request} />
              <Body label="Answered" body={attempt.response} />
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  )
}

function Body({ label, body }: { label: string; body: unknown }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to without a mouse too */}
      <pre tabIndex={0}>{body === null || body === undefined ? 'Nothing' : JSON.stringify(body, null, 2)}</pre>
    </figure>
  )
}
