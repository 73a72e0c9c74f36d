import { useActorName } from '../team/use-team.ts'
import { auditActionName } from '../words/audit-action-names.ts'
import { auditSubject } from '../words/audit-subject.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { itemTitles } from '../words/item-titles.ts'
import { AnswerView, isEmptyAnswer } from './answer-view.tsx'
import type { ApplicationFile } from './use-application.ts'

/** Everything that was done to it, by whom and why, newest first. */
export function AuditLog({ file, now }: { file: ApplicationFile; now: number }) {
  const entries = [...file.audit].reverse()
  const titles = itemTitles(file.walk)
  return (
    <section aria-labelledby="audit-title">
      <div className="pane-head">
        <h2 id="audit-title">Audit log</h2>
      </div>
      {entries.length === 0 ? (
        <p className="empty">No activity yet.</p>
      ) : (
        <ol className="log">
          {entries.map((entry) => (
            <li key={entry.sequence}>
              {isEmptyAnswer(entry.detail) ? (
                <Line {...{ entry, now, titles }} />
              ) : (
                <details>
                  <summary>
                    <Line {...{ entry, now, titles }} />
                  </summary>
                  <div className="walk-data">
                    <AnswerView data={withTitles(entry.detail, titles)} />
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

/** Each item by its title, wherever the entry names it; what else it says, as it is. */
function withTitles(detail: unknown, titles: ReadonlyMap<string, string>): unknown {
  if (typeof detail === 'string') return titles.get(detail) ?? detail
  if (Array.isArray(detail)) return detail.map((one) => withTitles(one, titles))
  if (typeof detail !== 'object' || detail === null) return detail
  return Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, withTitles(value, titles)]))
}

interface LineProps {
  readonly entry: ApplicationFile['audit'][number]
  readonly now: number
  readonly titles: ReadonlyMap<string, string>
}

function Line({ entry, now, titles }: LineProps) {
  const { reason } = entry.detail
  const actorName = useActorName()
  const about = auditSubject(entry.detail, titles)
  return (
    <>
      <time dateTime={entry.at} title={formatFullMoment(entry.at)}>
        {formatRecentMoment(entry.at, now)}
      </time>{' '}
      <span className="log-what">{auditActionName(entry.action)}</span>
      {about && `: ${about},`} by {actorName(entry.actor)}
      {typeof reason === 'string' && <q className="log-reason">{reason}</q>}
    </>
  )
}
