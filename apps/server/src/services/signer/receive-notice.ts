/** POST …/signer/applications/{uuid}/{party}/notice: a signer has opened their own notice of the right to cancel. */
import type { signerCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { receiveNotice as receive } from '../../usecases/rescission/receive-notice.ts'
import { readSigning } from '../../usecases/signer/read-signing.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const receiveNotice: Handler<typeof signerCalls.receiveNotice> = async (incoming, container) => {
  const caller = signerOf(incoming)
  const { params, body } = incoming
  await receive(container, caller, params, body.sha256)
  const { body: signing, version } = await readSigning(container, caller, params)
  return { status: 200, body: signing, headers: { etag: etagOf(version) } }
}
