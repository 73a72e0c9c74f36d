import { VisuallyHidden } from '../visually-hidden/index.ts'

export interface StepProgressProps {
  /** The names of all steps, in order. */
  steps: readonly string[]
  /** Index of the step shown, from 0; as many as there are steps when all are done. */
  current: number
  /** What is in progress where the steps before `current` are done and it has not begun; the words name this in its place. */
  between?: string
  /** How far into the step, 0 to 1; 0.4 by default, so that the first screen already shows a beginning. */
  within?: number
  /** Said after "Step 1 of 8", for example "about 5 minutes". */
  note?: string
  /** Of the landmark, where a page has several; "Progress" by default. */
  label?: string
}

/** Named segments over a wizard: "Your home, Step 1 of 8 · about 5 minutes". */
export function StepProgress({ steps, current, between, within = 0.4, note, label = 'Progress' }: StepProgressProps) {
  const here = between === undefined ? current : -1
  return (
    <nav className="ui-steps" aria-label={label}>
      <p className="ui-steps-words">
        <span className="ui-steps-name">{between ?? steps[current] ?? 'Your steps'}</span>
        <span className="ui-steps-count">
          {steps[here] === undefined ? `${current} of ${steps.length} steps done` : `Step ${here + 1} of ${steps.length}`}
          {note && <span className="ui-steps-note">{note}</span>}
        </span>
      </p>
      <ol className="ui-steps-bar">
        {steps.map((step, index) => {
          const filled = index < current ? 1 : index === here ? within : 0
          const state = index < current ? 'done' : index === here ? 'current' : 'not started'
          return (
            <li key={step} aria-current={index === here ? 'step' : undefined}>
              <span style={{ inlineSize: `${filled * 100}%` }} />
              <VisuallyHidden>
                {step}, {state}
              </VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
