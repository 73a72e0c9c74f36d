/** Someone who owns the home beside the borrower rescinds. */
import { dayAtHome, exitOf, rescissionRight, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { withIdempotency } from '../idempotency.ts'
import { Problem } from '../problem.ts'
import { openAsSigner, type SignerCaller, type SigningName } from '../signer/open-as-signer.ts'
import { rescind } from './rescind.ts'

export interface SignerRescission extends SigningName {
  readonly caller: SignerCaller
  readonly idempotencyKey: string | undefined
}

/** @throws Problem not_found; conflict where there is nothing to rescind, or not any more */
export async function rescindAsSigner(container: Container, request: SignerRescission): Promise<{ uuid: string }> {
  const { caller, uuid, party, idempotencyKey } = request
  const { identityId, organizationCode } = caller
  const now = container.clock.now()
  const keyed = { identityId, organizationCode, key: idempotencyKey, call: `rescind/${uuid}/${party}`, body: {}, now }
  const { reply } = await container.db.transaction(async (session) => {
    const { file } = await openAsSigner(session, caller, { uuid, party }, now, true)
    return withIdempotency(container, session, keyed, async () => {
      const { walk, step } = standing(file.facts)
      const mayCancel = exitOf(walk, step, now) === 'CANCEL_LINE'
      if (!mayCancel && (step === 'CANCELLED' || step === 'DECLINED'))
        throw new Problem('conflict', 'This application has already ended', { step })
      const right = rescissionRight(walk, now)
      if (right.state === 'NONE') throw new Problem('conflict', 'Nothing has been signed yet, so there is nothing to cancel', { step })
      if (right.state === 'ENDED')
        throw new Problem('conflict', 'The time to cancel has ended. Call us to pay off and close the line.', { step })
      const today = dayAtHome(walk.known, now)
      const name = walk.signers.find(({ signer }) => signer.party === party)!.signer.name
      const exercised = { party, name, way: 'HERE', givenOn: today, receivedOn: today } as const
      await rescind(session, container, file, exercised, { actor: `signer:${identityId}`, reason: '' })
      return { uuid }
    })
  })
  return reply
}
