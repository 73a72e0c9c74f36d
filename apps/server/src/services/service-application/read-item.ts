/** GET …/heloc/{uuid}/items/{item}: any item with its schema, answer and surroundings, and the version that was read as ETag. */
import type { applicationCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readItem as read } from '../../usecases/application/read-item.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readItem: Handler<typeof applicationCalls.readItem> = async (incoming, container) => {
  const { body, version } = await read(container, ownerOf(incoming), incoming.params.uuid, incoming.params.item)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
