/** PUT …/signer/applications/{uuid}/{party}/items/{item}: answers what a signer is asked. */
import type { signerCalls } from '@hearthline/contract'
import { etagOf } from '../../usecases/application/open-application.ts'
import { answerAsSigner } from '../../usecases/signer/answer-as-signer.ts'
import { readSigning } from '../../usecases/signer/read-signing.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const answerSignerItem: Handler<typeof signerCalls.answerSignerItem> = async (incoming, container) => {
  const caller = signerOf(incoming)
  const { params, body: data, ifMatch, idempotencyKey, address, agent } = incoming
  await answerAsSigner(container, { caller, ...params, data, ifMatch, idempotencyKey, address, agent })
  const { body, version } = await readSigning(container, caller, params)
  return { status: 200, body, headers: { etag: etagOf(version) } }
}
