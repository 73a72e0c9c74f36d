/** PUT …/heloc/{uuid}/offer/unconfirmed: keeps what is set on the offers' screen. */
import type { applicationCalls } from '@hearthline/contract'
import { keepUnconfirmedChoice as keep } from '../../usecases/application/keep-unconfirmed-choice.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const keepUnconfirmedChoice: Handler<typeof applicationCalls.keepUnconfirmedChoice> = async (incoming, container) => {
  await keep(container, { caller: ownerOf(incoming), uuid: incoming.params.uuid, choice: incoming.body })
  return { status: 204, body: null }
}
