/** PUT …/heloc/{uuid}/offer/unconfirmed: keeps what is set on the offers' screen. */
import type { applicationCalls } from '@hearthline/contract'
import { saveUnconfirmedChoice as keep } from '../../usecases/application/save-unconfirmed-choice.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const saveUnconfirmedChoice: Handler<typeof applicationCalls.saveUnconfirmedChoice> = async (incoming, container) => {
  await keep(container, { caller: ownerOf(incoming), uuid: incoming.params.uuid, choice: incoming.body })
  return { status: 204, body: null }
}
