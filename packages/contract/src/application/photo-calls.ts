/** A phone takes the photos of one question: by a link that opens once, into a session that may do nothing else. */
import { IDENTITY_DOCUMENTS, IDENTITY_PARTS } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { MOST_UPLOAD_BYTES, sentDocument } from './document-calls.ts'

const base = '/service-application/api/v1/application/heloc/:uuid/photo-links'
const params = z.object({ uuid: z.uuid() })
const one = params.extend({ link: z.uuid() })

const document = z.enum(IDENTITY_DOCUMENTS)

/** Ids of documents by the kind that each is sent as. */
const photos = z.partialRecord(z.enum(Object.values(IDENTITY_PARTS)), z.uuid())

/** WAITING: made, and not opened. OPEN: a phone has it. ENDED: finished, taken back, or too old. */
export const PHOTO_LINK_STATES = ['WAITING', 'OPEN', 'ENDED'] as const

export const photoLink = z.object({ state: z.enum(PHOTO_LINK_STATES), expires: z.iso.datetime(), photos })
export type PhotoLinkBody = z.infer<typeof photoLink>

/** What the phone is asked for. */
export const photoTask = z.object({ document, expires: z.iso.datetime(), photos })
export type PhotoTask = z.infer<typeof photoTask>

export const photoCalls = {
  make: call({
    method: 'POST',
    path: base,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Makes a link by which a phone takes the photos of the identity question; one of before ends',
    params,
    body: z.object({ document }),
    replies: { 201: z.object({ link: z.uuid(), secret: z.string(), expires: z.iso.datetime() }) },
  }),
  read: call({
    method: 'GET',
    path: `${base}/:link`,
    access: 'signed-in',
    summary: 'Whether a phone has opened the link, and what has arrived from it',
    params: one,
    replies: { 200: photoLink },
  }),
  end: call({
    method: 'DELETE',
    path: `${base}/:link`,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Takes the link back, and ends the session of the phone that opened it',
    params: one,
    replies: { 204: z.null() },
  }),
  open: call({
    method: 'POST',
    path: '/service-application/external/api/v1/photo-links/open',
    access: 'external',
    throttle: 'login',
    summary: 'Opens a link on a phone, once, with the secret that it carries',
    body: z.object({ secret: z.string().min(1).max(200) }),
    replies: { 200: z.object({ jwt: z.string() }) },
  }),
  task: call({
    method: 'GET',
    path: '/service-application/api/v1/photos',
    access: 'signed-in',
    parties: ['phone'],
    summary: 'Which photos the phone is to take, and which have arrived',
    replies: { 200: photoTask },
  }),
  send: call({
    method: 'POST',
    path: '/service-application/api/v1/photos',
    access: 'signed-in',
    parties: ['phone'],
    throttle: 'upload',
    summary: 'Keeps a photo that the phone has taken',
    query: z.object({ kind: z.enum(Object.values(IDENTITY_PARTS)) }),
    upload: { maxBytes: MOST_UPLOAD_BYTES },
    replies: { 201: sentDocument },
  }),
  finish: call({
    method: 'POST',
    path: '/service-application/api/v1/photos/finish',
    access: 'signed-in',
    parties: ['phone'],
    throttle: 'change',
    summary: 'Ends the session of the phone: everything was taken',
    replies: { 204: z.null() },
  }),
}
