/** GET …/heloc/{uuid}/offer/changes: from the first offer that was chosen to the one of now. */
import type { applicationCalls } from '@hearthline/contract'
import { readOfferChanges as read } from '../../usecases/application/read-offer-changes.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readOfferChanges: Handler<typeof applicationCalls.offerChanges> = async (incoming, container) => ({
  status: 200,
  body: await read(container, ownerOf(incoming), incoming.params.uuid),
})
