/** GET …/application/heloc/{uuid}: one application, with its version as ETag. */
import type { applicationCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readApplication as read } from '../../usecases/application/read-application.ts'
import { notFound } from '../../usecases/problem.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readApplication: Handler<typeof applicationCalls.read> = async (incoming, container) => {
  const { body, version } = await read(container, ownerOf(incoming), incoming.params.uuid)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}

/** The crypto variant is the same resource for applications that are one. */
export const readCryptoApplication: Handler<typeof applicationCalls.cryptoRead> = async (incoming, container) => {
  const { body, version } = await read(container, ownerOf(incoming), incoming.params.uuid)
  if (!body.isCrypto) throw notFound('No such application was found')
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
