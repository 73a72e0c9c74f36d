import type { LocalDate } from '../../values/local-date.ts'
import { applyChanges, type ProposedChange } from '../advice/apply-change.ts'
import { findApprovalPaths, passes } from '../advice/approval-paths.ts'
import { evaluate } from '../limits/evaluate.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { describeApprovalPath } from './describe-approval-path.ts'
import type { PlanAnswer } from './explain-plan.ts'

/** What the rules in force on a day say to an application on file, the planned changes assumed. */
export function checkPlan(input: UnderwritingInput, changes: readonly ProposedChange[], on: LocalDate): PlanAnswer {
  const planned = applyChanges({ ...input, on }, changes)
  const after = evaluate(planned)
  if (passes(after)) return { state: 'WOULD_PASS', maximumLineCents: Math.max(...after.offers.map((offer) => offer.maxCents)) }
  const [next] = findApprovalPaths({ input: planned, today: on, mayTakeNow: false })
  return { state: 'WOULD_NOT_PASS', missing: after.failed, ...(next && { nextApprovalPath: describeApprovalPath(next, planned).title }) }
}
