/** POST …/heloc/{uuid}/ways/{way}: takes an approval path, now. */
import type { decisionCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import { takeApprovalPath as take } from '../../usecases/refusals/take-approval-path.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const takeApprovalPath: Handler<typeof decisionCalls.takeApprovalPath> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { uuid, way } = incoming.params
  const { ifMatch, idempotencyKey, body: stated } = incoming
  await take(container, { caller, uuid, way, stated, ifMatch, idempotencyKey })
  const { body, version } = await readApplication(container, caller, uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
