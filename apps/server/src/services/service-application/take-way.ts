/** POST …/heloc/{uuid}/ways/{way}: takes a way that would pass, now. */
import type { decisionCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import { takeWay as take } from '../../usecases/refusals/take-way.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const takeWay: Handler<typeof decisionCalls.takeWay> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { uuid, way } = incoming.params
  const { ifMatch, idempotencyKey, body: stated } = incoming
  await take(container, { caller, uuid, way, stated, ifMatch, idempotencyKey })
  const { body, version } = await readApplication(container, caller, uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
