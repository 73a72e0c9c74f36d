/** GET …/signer/applications/{uuid}/{party}/items/{item}: one item with its schema and answer. */
import type { signerCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readSignerItem as read } from '../../usecases/signer/read-signer-item.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const readSignerItem: Handler<typeof signerCalls.readSignerItem> = async (incoming, container) => {
  const { body, version } = await read(container, signerOf(incoming), incoming.params, incoming.params.item)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
