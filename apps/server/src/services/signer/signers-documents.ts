/** GET …/signer/applications/{uuid}/{party}/documents: what is one signer's to read and keep. */
import type { signerCalls } from '@hearthline/contract'
import { listSignersDocuments } from '../../usecases/signer/signers-documents.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const signersDocuments: Handler<typeof signerCalls.signersDocuments> = async (incoming, container) => ({
  status: 200,
  body: await listSignersDocuments(container, signerOf(incoming), incoming.params),
})
