/** POST …/heloc/{uuid}/cancel: the borrower withdraws. */
import type { applicationCalls } from '@hearthline/contract'
import { cancelApplication as cancel } from '../../usecases/application/cancel-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const cancelApplication: Handler<typeof applicationCalls.cancel> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { uuid } = incoming.params
  await cancel(container, {
    caller,
    uuid,
    reason: incoming.body.reason,
    ifMatch: incoming.ifMatch,
    idempotencyKey: incoming.idempotencyKey,
  })
  return { status: 200, body: (await readApplication(container, caller, uuid)).body }
}
