/** One handler per declared call on documents. */
import type { documentCalls } from '@hearthline/contract'
import { readDocument } from '../../usecases/documents/read-document.ts'
import { removeDocument } from '../../usecases/documents/remove-document.ts'
import { storeUpload } from '../../usecases/documents/store-upload.ts'
import { recordingOpened } from '../../usecases/signing/record-opened.ts'
import { borrowerSender } from '../../usecases/uploads/sender.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const documentHandlers = {
  upload: async (incoming, container) => ({
    status: 201,
    body: await storeUpload(container, {
      sender: borrowerSender(ownerOf(incoming), incoming.params.uuid),
      kind: incoming.query.kind,
      file: incoming.upload ?? { name: '', bytes: new Uint8Array() },
    }),
  }),
  remove: async (incoming, container) => {
    await removeDocument(container, borrowerSender(ownerOf(incoming), incoming.params.uuid), incoming.params.document)
    return { status: 204, body: null }
  },
  read: async (incoming, container) => {
    const { params, query, address, agent, isHead } = incoming
    const { uuid, document } = params
    const caller = ownerOf(incoming)
    const content = await readDocument(container, caller, { uuid, document, asPage: query.form === 'html' })
    const who = { kind: 'borrower', caller, uuid } as const
    return contentReply(recordingOpened(container, { who, document, address, agent, isHead }, content))
  },
} satisfies Handlers<typeof documentCalls>
