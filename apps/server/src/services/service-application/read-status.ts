/** GET /service-krang-heloc/…/status: what the client polls. */
import type { applicationCalls } from '@hearthline/contract'
import { readStatus as read } from '../../usecases/application/read-status.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readStatus: Handler<typeof applicationCalls.status> = async (incoming, container) => ({
  status: 200,
  body: await read(container, ownerOf(incoming), incoming.params.uuid),
  unchanging: true,
})
