import { Timeline } from '@hearthline/ui/timeline'
import type { Application } from './application-query.ts'

export type DateLine = Application['dates'][number]

const STATES = { done: 'done', current: 'current', next: 'upcoming' } as const

/** The borrower's dates, each with the rule behind it for whoever asks. What they are is the server's; nothing is computed here. */
export function DatesTimeline({ dates, label }: { dates: readonly DateLine[]; label: string }) {
  return (
    <Timeline
      label={label}
      items={dates.map((line) => ({
        title: line.label,
        detail: line.detail,
        state: STATES[line.state],
        ...((line.rule ?? line.moves) && { action: <WhyThisDay line={line} /> }),
      }))}
    />
  )
}

function WhyThisDay({ line: { label, rule, moves } }: { line: DateLine }) {
  return (
    <details className="portal-why-day">
      <summary aria-label={`Why this day? ${label}`}>Why this day?</summary>
      {rule && <p>{rule}</p>}
      {moves && (
        <p>
          <b>What could change it:</b> {moves}
        </p>
      )}
    </details>
  )
}
