/**
 * Uploads that continue after an interruption, by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload, core with creation,
 * expiration and termination): a file is announced, sent piece by piece, and becomes a document when all of it has arrived.
 */
import { SENT_DOCUMENT_KINDS } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { sentDocument } from './document-calls.ts'

/** What one piece may hold: small enough that little is sent again on a weak line. */
export const MOST_PIECE_BYTES = 1024 * 1024
export const TUS_VERSION = '1.0.0'

/** Judged by the use case, after whose application it is: a header alone tells a stranger nothing. */
const header = z.optional(z.string())

export const unfinishedUpload = z.object({
  uuid: z.uuid(),
  kind: z.enum(SENT_DOCUMENT_KINDS),
  fileName: z.string(),
  byteSize: z.int(),
  /** How many bytes have arrived. */
  offset: z.int(),
  /** As the sender gave it: the same file is announced under the same one. */
  fingerprint: z.string(),
  expires: z.iso.datetime(),
})
export type UnfinishedUpload = z.output<typeof unfinishedUpload>

const base = '/service-application/api/v1/application/heloc/:uuid/uploads'
const params = z.object({ uuid: z.uuid() })
const one = params.extend({ upload: z.uuid() })

export const uploadCalls = {
  unfinished: call({
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'Uploads of your own that have not finished and can be continued',
    params,
    replies: { 200: z.array(unfinishedUpload) },
  }),
  announce: call({
    method: 'POST',
    path: base,
    access: 'signed-in',
    throttle: 'upload',
    summary:
      'Announces a file by Upload-Length and Upload-Metadata (filename, kind, fingerprint); the same file announced again is the same upload',
    params,
    headers: z.looseObject({ 'tus-resumable': header, 'upload-length': header, 'upload-metadata': header }),
    replies: { 201: z.null() },
  }),
  offset: call({
    method: 'GET',
    path: `${base}/:upload`,
    access: 'signed-in',
    throttle: 'piece',
    summary: 'How much of a file has arrived: by HEAD in Upload-Offset, by GET also in the body',
    params: one,
    headers: z.looseObject({ 'tus-resumable': header }),
    replies: { 200: unfinishedUpload },
  }),
  piece: call({
    method: 'PATCH',
    path: `${base}/:upload`,
    access: 'signed-in',
    throttle: 'piece',
    summary: 'The next piece of a file, as application/offset+octet-stream from Upload-Offset on; what is answered for is kept',
    params: one,
    headers: z.looseObject({ 'tus-resumable': header, 'upload-offset': header }),
    piece: { maxBytes: MOST_PIECE_BYTES },
    replies: { 204: z.null() },
  }),
  abandon: call({
    method: 'DELETE',
    path: `${base}/:upload`,
    access: 'signed-in',
    throttle: 'piece',
    summary: 'Ends an upload and removes what has arrived of it',
    params: one,
    headers: z.looseObject({ 'tus-resumable': header }),
    replies: { 204: z.null() },
  }),
  finish: call({
    method: 'POST',
    path: `${base}/:upload/document`,
    access: 'signed-in',
    throttle: 'piece',
    summary: 'Makes a document of a file that has arrived: inspected as any upload; asked again, it is the same document',
    params: one,
    replies: { 201: sentDocument },
  }),
}
