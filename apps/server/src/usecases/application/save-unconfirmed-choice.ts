/**
 * Keeps an offer as the borrower has set it, so that it is there on another device. It settles nothing: no fact, no version, no audit row;
 * only confirming the choice does (docs/decisions/0021).
 */
import type { UnconfirmedChoice } from '@hearthline/contract'
import { decisionInForce, isEnded, isRevision, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { putUnconfirmedChoice } from '../../store/repositories/unconfirmed-choices.ts'
import { Problem } from '../problem.ts'
import { type Caller, openApplication } from './open-application.ts'

/** @throws Problem not_found; conflict where no offer can be chosen now */
export async function saveUnconfirmedChoice(
  container: Container,
  { caller, uuid, choice }: { caller: Caller; uuid: string; choice: UnconfirmedChoice },
): Promise<void> {
  const now = container.clock.now()
  await container.db.transaction(async (session) => {
    const { row, facts } = await openApplication(session, caller, uuid, now, true)
    const { walk, step } = standing(facts)
    const ended = facts.cancelledAt !== undefined || isEnded(step)
    const settled = walk.states.submission === 'settled' && !isRevision(walk.frontier?.item.id)
    if (ended || settled || !decisionInForce(walk.known)) throw new Problem('conflict', 'There is no offer to choose now', { step })
    await putUnconfirmedChoice(session, row.id, choice, now)
  })
}
