/** PUT …/heloc/{uuid}/offer: settles the choice. */
import type { applicationCalls } from '@hearthline/contract'
import { chooseOffer as choose } from '../../usecases/application/choose-offer.ts'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication } from '../../usecases/application/read-application.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const chooseOffer: Handler<typeof applicationCalls.chooseOffer> = async (incoming, container) => {
  const caller = ownerOf(incoming)
  const { uuid } = incoming.params
  await choose(container, { caller, uuid, body: incoming.body, ifMatch: incoming.ifMatch, idempotencyKey: incoming.idempotencyKey })
  const { body, version } = await readApplication(container, caller, uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
