/** One handler per declared call on uploads: the words of the tus protocol in, and out again. */
import { MOST_UPLOAD_BYTES, TUS_VERSION, type uploadCalls } from '@hearthline/contract'
import { announceUpload } from '../../usecases/uploads/announce-upload.ts'
import { abandonUpload, finishArrived } from '../../usecases/uploads/finish-upload.ts'
import { keepPiece } from '../../usecases/uploads/keep-piece.ts'
import { listUnfinished, readUpload } from '../../usecases/uploads/read-upload.ts'
import { borrowerSender, type Sender } from '../../usecases/uploads/sender.ts'
import type { Handlers, Incoming } from '../handler.ts'
import { ownerOf } from './owner-of.ts'
import { metadataOf, numberOf, refuseOtherVersion } from './tus-headers.ts'

type Calls = typeof uploadCalls
const senderOf = (incoming: Incoming<Calls['announce' | 'unfinished']>): Sender => borrowerSender(ownerOf(incoming), incoming.params.uuid)

const TUS = { 'tus-resumable': TUS_VERSION } as const
const expires = (moment: string) => ({ 'upload-expires': new Date(moment).toUTCString() })

export const uploadHandlers = {
  unfinished: async (incoming, container) => ({ status: 200, body: await listUnfinished(container, senderOf(incoming)) }),
  announce: async (incoming, container) => {
    const { headers, params } = incoming
    refuseOtherVersion(headers)
    const announcement = { byteSize: numberOf(headers['upload-length']), metadata: metadataOf(headers['upload-metadata']) }
    const { id, expiresAt } = await announceUpload(container, senderOf(incoming), announcement)
    const location = `/service-application/api/v1/application/heloc/${params.uuid}/uploads/${id}`
    return { status: 201, body: null, headers: { ...TUS, ...expires(expiresAt), location, 'tus-max-size': String(MOST_UPLOAD_BYTES) } }
  },
  offset: async (incoming, container) => {
    const body = await readUpload(container, senderOf(incoming), incoming.params.upload)
    const headers = { ...TUS, ...expires(body.expires), 'upload-offset': String(body.offset), 'upload-length': String(body.byteSize) }
    return { status: 200, body, headers }
  },
  piece: async (incoming, container) => {
    const { headers, params, piece } = incoming
    const offset = numberOf(headers['upload-offset'])
    const kept = await keepPiece(container, senderOf(incoming), { upload: params.upload, offset, bytes: piece })
    return { status: 204, body: null, headers: { ...TUS, ...expires(kept.expiresAt), 'upload-offset': String(kept.offset) } }
  },
  abandon: async (incoming, container) => {
    await abandonUpload(container, senderOf(incoming), incoming.params.upload)
    return { status: 204, body: null, headers: TUS }
  },
  finish: async (incoming, container) => ({
    status: 201,
    body: await finishArrived(container, senderOf(incoming), incoming.params.upload),
  }),
} satisfies Handlers<typeof uploadCalls>
