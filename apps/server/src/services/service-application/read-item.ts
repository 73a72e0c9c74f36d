/** GET …/heloc/{uuid}/items/{item}: any item with its schema, answer and surroundings. */
import type { applicationCalls } from '@hearthline/contract'
import { readItem as read } from '../../usecases/application/read-item.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readItem: Handler<typeof applicationCalls.readItem> = async (incoming, container) => ({
  status: 200,
  body: await read(container, ownerOf(incoming), incoming.params.uuid, incoming.params.item),
})
