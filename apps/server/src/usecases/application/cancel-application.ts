/** The borrower withdraws: nothing more is started, and the file says who did it and when. */
import { isEnded, isPastCanceling, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'
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
        const { step } = standing(file.facts)
        if (isEnded(step)) {
          throw new Problem('conflict', 'This application has already ended', { step })
        }
        if (isPastCanceling(step)) {
          throw new Problem('conflict', 'You have signed, and your time to cancel has ended. Call us to pay off and close the line.', {
            step,
          })
        }
        await advance(session, container.engine.parts, file, {
          facts: [],
          actor: `borrower:${caller.identityId}`,
          action: 'canceled',
          detail: { reason: reason ?? '' },
          cancelledAt: now,
        })
        return { uuid }
      },
    )
  })
}
