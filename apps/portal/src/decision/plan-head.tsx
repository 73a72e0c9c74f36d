import type { Plan } from './decision-query.ts'
import type { PlanSummary } from './summarize-plan.ts'

/** What a plan's card begins with. That it would pass is the page's own heading and not said twice. */
export function PlanHead({ plan: { state, title }, words: { heading, detail } }: { plan: Plan; words: PlanSummary }) {
  const passes = state === 'WOULD_PASS'
  return (
    <>
      {!passes && <p className="mb-2 text-lg font-semibold">{heading}</p>}
      <p className={passes ? 'text-lg font-semibold' : 'font-semibold'}>{title}</p>
      <p className="mt-1 text-muted">{detail}</p>
    </>
  )
}
