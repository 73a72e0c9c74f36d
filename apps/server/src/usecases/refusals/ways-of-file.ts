/** The ways that would pass for an application that the rules refused, worked out when somebody asks: never while a decision is made. */
import type { Decision, UnderwritingInput, Way } from '@hearthline/domain'
import { lenderDay, standing, waysThatPass } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { refusedInput } from '../../work/decision/refused-input.ts'

export interface WaysFound {
  readonly decision: Decision
  /** as it was refused */
  readonly input: UnderwritingInput
  /** the lender's own day */
  readonly today: string
  readonly ways: readonly Way[]
}

/** Undefined where there is nothing to look for: offers stand, a person said no, or nothing has been decided. */
export function waysOfFile(container: Pick<Container, 'engine'>, { row, facts }: ApplicationFile): WaysFound | undefined {
  if (facts.cancelledAt) return undefined
  const refused = refusedInput(standing(facts).walk.known, facts.now, row, container.engine.parts.services)
  if (!refused) return undefined
  const today = lenderDay(facts.now)
  const ended = refused.decision.outcome === 'DECLINE' || refused.decision.outcome === 'INELIGIBLE'
  // As long as an offer would live: after that report, value and liens are looked up afresh by a new application.
  const mayTakeNow = !ended || facts.now < refused.decision.expiresAt
  return { ...refused, today, ways: waysThatPass({ input: refused.input, today, mayTakeNow }) }
}
