/** Documents that a borrower sends, and every document of an application. Content is kept sealed and is read through here alone. */
import { DOCUMENT_KINDS, SENT_DOCUMENT_KINDS } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'

const base = '/service-application/api/v1/application/heloc/:uuid/documents'

/** 20 MB [fields/files]. */
export const MOST_UPLOAD_BYTES = 20 * 1024 * 1024

export const sentDocument = z.object({
  uuid: z.uuid(),
  type: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  mediaType: z.string(),
  byteSize: z.int(),
  created: z.iso.datetime(),
})

export const documentCalls = {
  upload: call({
    method: 'POST',
    path: base,
    access: 'signed-in',
    throttle: 'upload',
    summary: 'Uploads a document: PDF, JPEG or PNG by content, at most 20 MB; the same file for the same purpose is stored once',
    params: z.object({ uuid: z.uuid() }),
    query: z.object({ kind: z.enum(SENT_DOCUMENT_KINDS) }),
    upload: { maxBytes: MOST_UPLOAD_BYTES },
    replies: { 201: sentDocument },
  }),
  remove: call({
    method: 'DELETE',
    path: `${base}/:document`,
    access: 'signed-in',
    throttle: 'piece',
    summary: 'Takes back a document that you sent for what is being asked now and have not answered with',
    params: z.object({ uuid: z.uuid(), document: z.uuid() }),
    replies: { 204: z.null() },
  }),
  read: call({
    method: 'GET',
    path: `${base}/:document`,
    access: 'signed-in',
    throttle: 'download',
    summary: 'The content of a document of your own application; with form=html the same words as a page, where the product made it',
    params: z.object({ uuid: z.uuid(), document: z.uuid() }),
    query: z.object({ form: z.literal('html').optional() }),
    replies: { 200: z.any() },
  }),
}
