/** GET …/signer/applications/{uuid}/{party}: where one of the signers stands. */
import type { signerCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { readSigning as read } from '../../usecases/signer/read-signing.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const readSigning: Handler<typeof signerCalls.signing> = async (incoming, container) => {
  const { body, version } = await read(container, signerOf(incoming), incoming.params)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
