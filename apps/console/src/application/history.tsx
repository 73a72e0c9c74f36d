import { useActorName } from '../team/use-team.ts'
import { formatFullMoment, formatRecentMoment } from '../words/format-moment.ts'
import { stepNameOf } from '../words/step-names.ts'
import type { ApplicationFile } from './use-application.ts'

/** The steps it went through, newest first, whose change led to each, and the step's code, which support and the API go by. */
export function History({ file, now }: { file: ApplicationFile; now: number }) {
  const actorName = useActorName()
  const steps = [...file.history].reverse()
  return (
    <section aria-labelledby="history-title">
      <div className="pane-head">
        <h2 id="history-title">History</h2>
      </div>
      {steps.length === 0 ? (
        <p className="empty">No steps completed yet.</p>
      ) : (
        <ol className="log">
          {steps.map((step) => (
            <li key={`${step.at} ${step.step} ${step.previousStep}`}>
              <time dateTime={step.at} title={formatFullMoment(step.at)}>
                {formatRecentMoment(step.at, now)}
              </time>{' '}
              <span className="log-what">{stepNameOf(step.step, file)}</span>, after a change by {actorName(step.cause)}
              <span className="log-code">{step.step}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
