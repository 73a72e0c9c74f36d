/** One handler per declared call on documents. */
import type { documentCalls } from '@hearthline/contract'
import { readDocument } from '../../usecases/documents/read-document.ts'
import { storeUpload } from '../../usecases/documents/store-upload.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const documentHandlers = {
  upload: async (incoming, container) => ({
    status: 201,
    body: await storeUpload(container, {
      caller: ownerOf(incoming),
      uuid: incoming.params.uuid,
      kind: incoming.query.kind,
      file: incoming.upload ?? { name: '', bytes: new Uint8Array() },
    }),
  }),
  read: async (incoming, container) =>
    contentReply(
      await readDocument(container, ownerOf(incoming), {
        uuid: incoming.params.uuid,
        document: incoming.params.document,
        asPage: incoming.query.form === 'html',
      }),
    ),
} satisfies Handlers<typeof documentCalls>
