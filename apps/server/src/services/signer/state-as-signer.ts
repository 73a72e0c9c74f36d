/** POST …/signer/applications/{uuid}/{party}/rescission-statement: an owner states that they did not cancel. */
import type { signerCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { stateAsSigner as state } from '../../usecases/rescission/state-not-canceled.ts'
import { readSigning } from '../../usecases/signer/read-signing.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const stateAsSigner: Handler<typeof signerCalls.stateAsSigner> = async (incoming, container) => {
  const caller = signerOf(incoming)
  const { params, body, idempotencyKey, address } = incoming
  await state(container, { caller, ...params, signature: body.signature, idempotencyKey, address })
  const { body: signing, version } = await readSigning(container, caller, params)
  return { status: 200, body: signing, headers: { etag: etagOf(version) } }
}
