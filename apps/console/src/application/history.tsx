import { actorWords, codeWords } from '../words/code-words.ts'
import { momentWords, wholeMoment } from '../words/moment-words.ts'
import type { ApplicationFile } from './use-application.ts'

/** The steps it went through, newest first, and what made it move. */
export function History({ file, now }: { file: ApplicationFile; now: number }) {
  const steps = [...file.history].reverse()
  return (
    <section aria-labelledby="history-title">
      <div className="pane-head">
        <h2 id="history-title">History</h2>
      </div>
      {steps.length === 0 ? (
        <p className="empty">It has not moved yet.</p>
      ) : (
        <ol className="log">
          {steps.map((step) => (
            <li key={`${step.at} ${step.step} ${step.previousStep}`}>
              <time dateTime={step.at} title={wholeMoment(step.at)}>
                {momentWords(step.at, now)}
              </time>{' '}
              <span className="log-what">{codeWords(step.step)}</span> by {actorWords(step.cause)}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
