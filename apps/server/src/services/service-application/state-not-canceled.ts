/** POST …/heloc/{uuid}/rescission-statement: the borrower states that they did not cancel. */
import type { applicationCalls } from '@hearthline/contract'
import { readApplication } from '../../usecases/application/read-application.ts'
import { stateAsBorrower } from '../../usecases/rescission/state-not-canceled.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const stateNotCanceled: Handler<typeof applicationCalls.stateNotCanceled> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { params, body, idempotencyKey, address } = incoming
  await stateAsBorrower(container, { caller, uuid: params.uuid, signature: body.signature, idempotencyKey, address })
  return { status: 200, body: (await readApplication(container, caller, params.uuid)).body }
}
