/** PUT …/heloc/{uuid}/items/{item}: answers an ask; the item's own schema validates. */
import type { applicationCalls } from '@hearthline/contract'
import { answerItem as answer } from '../../usecases/application/answer-item.ts'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const answerItem: Handler<typeof applicationCalls.answerItem> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { uuid, item } = incoming.params
  const { body: data, ifMatch, idempotencyKey, address, agent } = incoming
  await answer(container, { caller, uuid, item, data, ifMatch, idempotencyKey, address, agent })
  const { body, version } = await readApplication(container, caller, uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
