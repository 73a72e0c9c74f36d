/** GET …/heloc/{uuid}/offers: what was computed, with the costs and facts around it, and the version that was read as ETag. */
import type { applicationCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readOffers as read } from '../../usecases/application/read-offers.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readOffers: Handler<typeof applicationCalls.offers> = async (incoming, container) => {
  const { body, version } = await read(container, ownerOf(incoming), incoming.params.uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
