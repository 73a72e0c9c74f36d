/** GET …/signer/applications: what the person signs under this organization. */
import type { signerCalls } from '@hearthline/contract'
import { listSignings as list } from '../../usecases/signer/read-signing.ts'
import type { Handler } from '../handler.ts'
import { signerOf } from './signer-of.ts'

export const listSignings: Handler<typeof signerCalls.signings> = async (incoming, container) => ({
  status: 200,
  body: await list(container, signerOf(incoming)),
})
