/** POST …/signer/applications/{uuid}/{party}/rescind: an owner cancels the line. */
import type { signerCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { rescindAsSigner as rescind } from '../../usecases/rescission/rescind-as-signer.ts'
import { readSigning } from '../../usecases/signer/read-signing.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const rescindAsSigner: Handler<typeof signerCalls.rescindAsSigner> = async (incoming, container) => {
  const caller = signerOf(incoming)
  const { params, idempotencyKey } = incoming
  await rescind(container, { caller, ...params, idempotencyKey })
  const { body, version } = await readSigning(container, caller, params)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
