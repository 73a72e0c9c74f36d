/** The approval paths for an application that the rules refused, calculated when someone asks: never while a decision is made. */
import type { ApprovalPath, Decision, UnderwritingInput } from '@hearthline/domain'
import { findApprovalPaths, lenderDay, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { refusedInput } from '../../work/decision/decided-input.ts'

export interface ApprovalPathsFound {
  readonly decision: Decision
  /** as it was refused */
  readonly input: UnderwritingInput
  /** the lender's own day */
  readonly today: string
  readonly ways: readonly ApprovalPath[]
}

/** Undefined where there is nothing to look for: offers stand, a person said no, or nothing has been decided. */
export function approvalPathsOfFile(container: Pick<Container, 'engine'>, { row, facts }: ApplicationFile): ApprovalPathsFound | undefined {
  if (facts.cancelledAt) return undefined
  const refused = refusedInput(standing(facts).walk.known, row, container.engine.parts.services)
  if (!refused) return undefined
  const today = lenderDay(facts.now)
  const ended = refused.decision.outcome === 'DECLINE' || refused.decision.outcome === 'INELIGIBLE'
  // As long as an offer would live: after that report, value and liens are looked up afresh by a new application.
  const mayTakeNow = !ended || facts.now < refused.decision.expiresAt
  return { ...refused, today, ways: findApprovalPaths({ input: refused.input, today, mayTakeNow }) }
}
