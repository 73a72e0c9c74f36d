/** From the first offer that was chosen to the one of now: both from stored decisions, by the day's tables and rates of each. */
import type { OfferChanges } from '@hearthline/contract'
import {
  choiceInForce,
  chosenOffer,
  closingCosts,
  confirmedValue,
  creditDrift,
  decisionInForce,
  type Facts,
  type Known,
  lenderDay,
  type QuoteEnd,
  quoteMoves,
  quoteStages,
  reportsOf,
  standing,
  valueUsed,
  verifiedOfStated,
  withKeptDiscounts,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type ApplicationFile, firstVersionOf, readResultsAt } from '../../store/repositories/applications.ts'
import { decidedInput } from '../../work/decision/decided-input.ts'
import { type Caller, openApplication } from './open-application.ts'

const NOTHING = { since: null, moves: [] }

/** @throws Problem not_found */
export async function readOfferChanges(container: Container, caller: Caller, uuid: string): Promise<OfferChanges> {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  const { known } = standing(file.facts).walk
  return {
    report: reportBody(creditDrift(known), decisionInForce(known)?.figures.score ?? null),
    income: verifiedOfStated(known) ?? null,
    value: valueBody(known),
    ...(await quoteChanges(container, file)),
  }
}

async function quoteChanges(container: Container, file: ApplicationFile): Promise<Pick<OfferChanges, 'since' | 'moves'>> {
  const { db } = container
  const uuid = file.row.id
  const version = await firstVersionOf(db, uuid, chosenOffer.id)
  const then = version === undefined ? {} : await readResultsAt(db, uuid, version)
  const at = then[chosenOffer.id]?.settledAt
  if (at === undefined) return NOTHING
  const [from, to] = [endOf(container, file.row, { now: at, results: then }), endOf(container, file.row, file.facts)]
  const stages = from && to ? quoteStages(from, to) : []
  if (stages.length === 0) return NOTHING
  return {
    since: lenderDay(at),
    moves: quoteMoves(stages).map((move) => ({ ...move, parts: move.parts.map(({ causes, by }) => ({ causes: [...causes], by })) })),
  }
}

function valueBody(known: Known): OfferChanges['value'] {
  const before = valueUsed(known)?.valueCents
  const after = confirmedValue(known)?.valueCents
  return before === undefined || after === undefined || before === after ? null : { beforeCents: before, afterCents: after }
}

const reportBody = (drift: ReturnType<typeof creditDrift>, used: number | null): OfferChanges['report'] =>
  drift
    ? {
        score: drift.score ? { ...drift.score, used } : null,
        accounts: drift.accounts.map(({ before, after, ...account }) => ({ ...account, before: before ?? null, after: after ?? null })),
        inquiries: drift.inquiries.map(({ creditor, on }) => ({ creditor, on })),
      }
    : null

/** Undefined where no choice stands, or no decision. */
function endOf({ engine }: Container, row: ApplicationFile['row'], facts: Facts): QuoteEnd | undefined {
  const { known } = standing(facts).walk
  const choice = choiceInForce(known)
  const decided = decidedInput(known, row, engine.parts.services)
  if (!choice || !decided) return undefined
  return { input: decided.input, choice: withKeptDiscounts(known, choice), costs: closingCosts(known), reports: reportsOf(known) }
}
