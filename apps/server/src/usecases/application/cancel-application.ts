/** The borrower withdraws: nothing more is started, and the file says who did it and when. Of what is signed that is a rescission. */
import {
  BORROWER,
  dayAtHome,
  exitOf,
  isEnded,
  type Known,
  legalName,
  type RescissionExercise,
  rescissionRight,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'
import { rescind } from '../rescission/rescind.ts'
import { groundOfWithdrawal } from './grounds.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { refuseChangedGround } from './refuse-changed-ground.ts'

export async function cancelApplication(
  container: Container,
  request: { caller: Caller; uuid: string; reason: string | undefined; ifMatch: string | undefined; idempotencyKey: string | undefined },
): Promise<void> {
  const now = container.clock.now()
  const { caller, uuid, reason, idempotencyKey } = request
  await container.db.transaction(async (session) => {
    const file = await openApplication(session, caller, uuid, now, true)
    return withIdempotency(
      container,
      session,
      { ...caller, key: idempotencyKey, call: `cancel/${uuid}`, body: { reason }, now },
      async () => {
        await refuseChangedGround(session, file, request.ifMatch, groundOfWithdrawal)
        const { walk, step } = standing(file.facts)
        const exit = exitOf(walk, step, now)
        if (exit === 'NONE' && isEnded(step)) {
          throw new Problem('conflict', 'This application has already ended', { step })
        }
        if (exit === 'NONE') {
          const { state } = rescissionRight(walk, now)
          const why =
            state === 'ENDED' ? 'You have signed, and your time to cancel has ended.' : 'You have signed, and what you signed holds.'
          throw new Problem('conflict', `${why} Call us to pay off and close the line.`, { step })
        }
        const actor = `borrower:${caller.identityId}`
        if (exit === 'CANCEL_LINE') {
          await rescind(session, container, file, exerciseOf(walk.known, now), { actor, reason: reason ?? '' })
          return { uuid }
        }
        await advance(session, container.engine.parts, file, {
          facts: [],
          actor,
          action: 'canceled',
          detail: { reason: reason ?? '' },
          cancelledAt: now,
        })
        return { uuid }
      },
    )
  })
}

function exerciseOf(known: Known, now: string): RescissionExercise {
  const { firstName, lastName } = known(legalName)!
  const today = dayAtHome(known, now)
  return { party: BORROWER, name: `${firstName} ${lastName}`, way: 'HERE', givenOn: today, receivedOn: today }
}
