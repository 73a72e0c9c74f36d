import { actorWords, codeWords } from '../words/code-words.ts'
import { momentWords, wholeMoment } from '../words/moment-words.ts'
import { AnswerView, isEmptyAnswer } from './answer-view.tsx'
import type { ApplicationFile } from './use-application.ts'

/** Everything that was done to it, by whom and why, newest first. */
export function AuditLog({ file, now }: { file: ApplicationFile; now: number }) {
  const entries = [...file.audit].reverse()
  return (
    <section aria-labelledby="audit-title">
      <div className="pane-head">
        <h2 id="audit-title">Audit log</h2>
      </div>
      {entries.length === 0 ? (
        <p className="empty">Nothing was done yet.</p>
      ) : (
        <ol className="log">
          {entries.map((entry) => (
            <li key={entry.sequence}>
              {isEmptyAnswer(entry.detail) ? (
                <Line entry={entry} now={now} />
              ) : (
                <details>
                  <summary>
                    <Line entry={entry} now={now} />
                  </summary>
                  <div className="walk-data">
                    <AnswerView data={entry.detail} />
                  </div>
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({ entry, now }: { entry: ApplicationFile['audit'][number]; now: number }) {
  const { reason } = entry.detail
  return (
    <>
      <time dateTime={entry.at} title={wholeMoment(entry.at)}>
        {momentWords(entry.at, now)}
      </time>{' '}
      <span className="log-what">{codeWords(entry.action)}</span> by {actorWords(entry.actor)}
      {typeof reason === 'string' && <q className="log-reason">{reason}</q>}
    </>
  )
}
