/** GET …/heloc/{uuid}/offers: what was computed, with the costs and facts around it. */
import type { applicationCalls } from '@hearthline/contract'
import { readOffers as read } from '../../usecases/application/read-offers.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readOffers: Handler<typeof applicationCalls.offers> = async (incoming, container) => ({
  status: 200,
  body: await read(container, ownerOf(incoming), incoming.params.uuid),
})
