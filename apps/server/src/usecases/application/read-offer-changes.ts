/** From the first offer that was chosen to the one of now: both from stored decisions, by the day's tables and rates of each. */
import type { OfferChanges } from '@hearthline/contract'
import {
  choiceInForce,
  chosenOffer,
  closingCosts,
  type Facts,
  lenderDay,
  type QuoteEnd,
  quoteMoves,
  quoteStages,
  reportsOf,
  standing,
  withKeptDiscounts,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { firstVersionOf, readResultsAt } from '../../store/repositories/applications.ts'
import { decidedInput } from '../../work/decision/decided-input.ts'
import { type Caller, openApplication } from './open-application.ts'

const NOTHING: OfferChanges = { since: null, moves: [] }

/** @throws Problem not_found */
export async function readOfferChanges(container: Container, caller: Caller, uuid: string): Promise<OfferChanges> {
  const { db } = container
  const file = await openApplication(db, caller, uuid, container.clock.now())
  const version = await firstVersionOf(db, uuid, chosenOffer.id)
  const then = version === undefined ? {} : await readResultsAt(db, uuid, version)
  const at = then[chosenOffer.id]?.settledAt
  if (at === undefined) return NOTHING
  const [from, to] = [endOf(container, caller, { now: at, results: then }), endOf(container, caller, file.facts)]
  const stages = from && to ? quoteStages(from, to) : []
  if (stages.length === 0) return NOTHING
  return {
    since: lenderDay(at),
    moves: quoteMoves(stages).map((move) => ({ ...move, parts: move.parts.map(({ causes, by }) => ({ causes: [...causes], by })) })),
  }
}

/** Undefined where no choice stands, or no decision. */
function endOf({ engine }: Container, { organizationCode }: Caller, facts: Facts): QuoteEnd | undefined {
  const { known } = standing(facts).walk
  const choice = choiceInForce(known)
  const decided = decidedInput(known, { organizationCode }, engine.parts.services)
  if (!choice || !decided) return undefined
  return { input: decided.input, choice: withKeptDiscounts(known, choice), costs: closingCosts(known), reports: reportsOf(known) }
}
