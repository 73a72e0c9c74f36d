/** Settles the choice of an offer, once it is found among those that were computed for this application. */

import type { ChooseOfferBody } from '@hearthline/contract'
import type { Decision, OfferChoice } from '@hearthline/domain'
import { chosenOffer, decisionInForce, type Item, isRevision, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'
import { settleAsk } from './answer-item.ts'
import { refuseUnflaggedPayoffs } from './direct-payoff.ts'
import { groundOfOffer } from './grounds.ts'
import { offeredFor } from './offered-choice.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { refuseChangedGround } from './refuse-changed-ground.ts'

export interface Choice {
  readonly caller: Caller
  readonly uuid: string
  readonly body: ChooseOfferBody
  readonly ifMatch: string | undefined
  readonly idempotencyKey: string | undefined
}

/** @throws Problem not_found, validation_failed naming what is not offered and why, conflict, precondition_failed */
export async function chooseOffer(container: Container, choice: Choice): Promise<{ uuid: string }> {
  const now = container.clock.now()
  const keyed = { ...choice.caller, key: choice.idempotencyKey, call: `offer/${choice.uuid}`, body: choice.body, now }
  await refuseUnflaggedPayoffs(container, choice.caller, choice.uuid, chosenOffer.id, choice.body)
  const { reply } = await container.db.transaction(async (session) => {
    const file = await openApplication(session, choice.caller, choice.uuid, now, true)
    return withIdempotency(container, session, keyed, async () => {
      await refuseChangedGround(session, file, choice.ifMatch, groundOfOffer)
      const { walk, step } = standing(file.facts)
      const decision = decisionInForce(walk.known)
      if (!decision) throw new Problem('conflict', 'There are no offers to choose from yet', { step })
      const open = walk.frontier?.item
      const item = open && isRevision(open.id) ? open : (chosenOffer as Item)
      await settleAsk(container, session, file, item, toChoice(decision, choice.body))
      return { uuid: choice.uuid }
    })
  })
  return reply
}

function toChoice(decision: Decision, body: ChooseOfferBody): OfferChoice {
  const offer = offeredFor(decision, body)
  return {
    type: body.type,
    termYears: body.term,
    originationFeeBps: offer.feeBps,
    drawCents: Math.round(body.amount * 100),
    discounts: body.discounts,
    ...(body.cashPreference && { cashPreference: body.cashPreference }),
    ...(body.payOffTradelineIds && { payOffTradelineIds: body.payOffTradelineIds }),
  }
}
