/** POST …/signer/applications/{uuid}/{party}/documents: keeps a photo of a signer's identity document or face. */
import type { signerCalls } from '@hearthline/contract'
import { storeUpload } from '../../usecases/documents/store-upload.ts'
import { signerSender } from '../../usecases/uploads/sender.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const sendSignerDocument: Handler<typeof signerCalls.sendSignerDocument> = async (incoming, container) => ({
  status: 201,
  body: await storeUpload(container, {
    sender: signerSender(signerOf(incoming), incoming.params),
    kind: incoming.query.kind,
    file: incoming.upload ?? { name: '', bytes: new Uint8Array() },
  }),
})
