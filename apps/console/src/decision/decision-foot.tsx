import type { ReactNode } from 'react'

interface DecisionFootProps {
  readonly children: ReactNode
  /** What is said first, over the whole width. */
  readonly note?: ReactNode
  /** What records the decision. */
  readonly buttons: ReactNode
}

/** Where a decision ends: why, and recording it. It stays in sight while what the decision rests on is read. */
export function DecisionFoot({ children, note, buttons }: DecisionFootProps) {
  return (
    <div className="decision-foot">
      {note}
      <div className="decision-why">{children}</div>
      <div className="decision-buttons">{buttons}</div>
    </div>
  )
}
