import type { LocalDate } from '../values/local-date.ts'
import { applyChanges, type ChangeMade } from './apply-change.ts'
import { evaluate } from './evaluate.ts'
import type { UnderwritingInput } from './underwriting-input.ts'
import { passes, waysThatPass } from './ways.ts'
import type { PlanAnswer } from './words/plan-words.ts'
import { wayWords } from './words/way-words.ts'

/** What the rules in force on a day say to an application on file, the planned changes assumed. */
export function checkPlan(input: UnderwritingInput, changes: readonly ChangeMade[], on: LocalDate): PlanAnswer {
  const planned = applyChanges({ ...input, on }, changes)
  const after = evaluate(planned)
  if (passes(after)) return { state: 'WOULD_PASS', maximumLineCents: Math.max(...after.offers.map((offer) => offer.maxCents)) }
  const [next] = waysThatPass({ input: planned, today: on, mayTakeNow: false })
  return { state: 'WOULD_NOT_PASS', missing: after.failed, ...(next && { nextWay: wayWords(next, planned).title }) }
}
