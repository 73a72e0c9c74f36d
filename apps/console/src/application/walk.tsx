import type { LabelTree } from '@hearthline/domain'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useState } from 'react'
import { formatFullMoment } from '../words/format-moment.ts'
import { AnswerView, isEmptyAnswer } from './answer-view.tsx'
import { newestRuns, type WalkState, walkState } from './step-state.ts'
import type { ApplicationFile } from './use-application.ts'

/** Every item on the way to the money, with its state and, once settled, what came of it. */
export function Walk({ file }: { file: ApplicationFile }) {
  const [whole, setWhole] = useState(false)
  const runs = newestRuns(file.runs)
  const skipped = file.walk.filter(({ state }) => state === 'skipped').length
  const shown = whole ? file.walk : file.walk.filter(({ state }) => state !== 'skipped')
  return (
    <section aria-labelledby="walk-title">
      <div className="pane-head">
        <h2 id="walk-title">Steps</h2>
        {skipped > 0 && (
          <button type="button" className="text-button" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Hide not needed' : `Show ${skipped} not needed`}
          </button>
        )}
      </div>
      <ol className="walk">
        {shown.map((entry) => (
          <li key={entry.id} data-state={entry.state}>
            {isEmptyAnswer(entry.data) ? (
              <div className="walk-line">
                <span>{entry.title}</span>
                <State state={walkState(entry, runs.get(entry.id))} />
              </div>
            ) : (
              <details>
                <summary className="walk-line">
                  <span>{entry.title}</span>
                  <State state={walkState(entry, runs.get(entry.id))} />
                </summary>
                <div className="walk-data">
                  {entry.settledAt && <p className="muted">{formatFullMoment(entry.settledAt)}</p>}
                  <AnswerView data={entry.data} name={entry.id} labels={entry.labels as LabelTree} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function State({ state: { tone, words } }: { state: WalkState }) {
  return tone === 'none' ? <span className="muted">{words}</span> : <StatusChip tone={tone}>{words}</StatusChip>
}
