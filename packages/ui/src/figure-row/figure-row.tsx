import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon/index.ts'

export interface FigureRowProps {
  label: ReactNode
  /** Quiet, beside the label, for example "2.99%". */
  note?: ReactNode
  value: ReactNode
  /** How the figure is calculated: pressing the row opens it. */
  explanation?: ReactNode
  /** strong: a result. total: the last line, under a heavy rule. positive: money in the reader's favor. */
  emphasis?: 'plain' | 'strong' | 'total' | 'positive'
}

/** One figure with its meaning. Inside a FigureList. */
export function FigureRow({ label, note, value, explanation, emphasis = 'plain' }: FigureRowProps) {
  const line = (
    <>
      <span className="ui-figure-label">
        {label}
        {note && <span className="ui-figure-note"> {note}</span>}
        {explanation && <ChevronDownIcon size={16} className="ui-figure-mark" />}
      </span>
      <span className="ui-figure-value">{value}</span>
    </>
  )
  return (
    <li className={`ui-figure ui-figure-${emphasis}`}>
      {explanation ? (
        <details>
          <summary className="ui-figure-line" title="How is this calculated?">
            {line}
          </summary>
          <div className="ui-figure-explanation">{explanation}</div>
        </details>
      ) : (
        <div className="ui-figure-line">{line}</div>
      )}
    </li>
  )
}

export function FigureList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className="ui-figures" aria-label={label}>
      {children}
    </ul>
  )
}
