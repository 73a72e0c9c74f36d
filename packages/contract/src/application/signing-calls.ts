/** Signing: what a person has to read and sign, what they have done of it, and each event of it as it happens. */
import {
  adoptedSignature,
  SET_DOCUMENT_KINDS,
  SIGNATURE_FORMS,
  SIGNING_EVENTS,
  SIGNING_WAYS,
  signingEvent,
  WAYS_OF_PAPER,
} from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { sealedOriginal } from './custody-calls.ts'

const moment = z.iso.datetime().nullable()

const placeToSign = z.object({ place: z.string(), form: z.enum(SIGNATURE_FORMS), label: z.string(), signedAt: moment })

const documentToSign = z.object({
  uuid: z.uuid(),
  kind: z.enum(SET_DOCUMENT_KINDS),
  title: z.string(),
  /** Sent back with each event of it: a signature stands on these very bytes. */
  sha256: z.string(),
  part: z.enum(['READ', 'SIGN']),
  openedAt: moment,
  readAt: moment,
  /** The reader's own, in their order. */
  places: z.array(placeToSign),
  /** It was made again after the reader had signed. */
  madeAgain: z.boolean(),
})

export const signingBody = z.object({
  /** Whose part it is, by name. */
  name: z.string(),
  /** Whether it is the reader's turn to sign. */
  isOpen: z.boolean(),
  way: z.enum(SIGNING_WAYS),
  consentShownAt: moment,
  accessShownAt: moment,
  consentedAt: moment,
  signature: adoptedSignature.nullable(),
  documents: z.array(documentToSign),
  paperRequestedAt: moment,
  /** Paper copies may be asked for: also after everything is signed. */
  mayAskForPaper: z.boolean(),
  /** What the team sent since they last asked; null while it is waited for. */
  paperSent: z.object({ on: z.iso.date(), how: z.enum(WAYS_OF_PAPER) }).nullable(),
  /** Since when they get documents on paper, because they withdrew their consent; null while they get them electronically. */
  onPaperSince: moment,
  /** To which paper goes: as they gave it, or the borrower's home. */
  mailTo: z.string().nullable(),
  /** Everything is read and signed: what is left is to finish. */
  /** Everything is signed at an office: here it is only read. */
  atOffice: z.boolean(),
  complete: z.boolean(),
  finished: z.boolean(),
})
export type SigningStateBody = z.infer<typeof signingBody>

/** What staff sees of signing: the events as they were recorded, and where each sealed original has been. */
const signingEvidence = z.object({
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      /** by name; the borrower's or an additional signer's */
      who: z.string(),
      /** of an additional signer, masked: with which they were signed in; null where none was kept */
      email: z.string().nullable(),
      event: z.enum(SIGNING_EVENTS),
      document: z.string().nullable(),
      sha256: z.string().nullable(),
      place: z.string().nullable(),
      address: z.string(),
      agent: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  originals: z.array(sealedOriginal),
})

const own = '/service-application/api/v1/application/heloc/:uuid/signing'
const signers = '/service-application/api/v1/signer/applications/:uuid/:party/signing'
const uuid = z.object({ uuid: z.uuid() })
const partOf = z.object({ uuid: z.uuid(), party: z.string().regex(/^[0-9a-f]{16}$/) })

export const signingCalls = {
  readEvidence: call({
    method: 'GET',
    path: '/console/api/v1/applications/:uuid/signing',
    access: 'operator',
    summary: 'The evidence of signing and the custody of the sealed originals; the audit log keeps that it was read',
    params: uuid,
    replies: { 200: signingEvidence },
  }),
  readSigning: call({
    method: 'GET',
    path: own,
    access: 'signed-in',
    summary: 'The documents to read and sign, with what is done of each',
    params: uuid,
    replies: { 200: signingBody },
  }),
  recordSigningEvent: call({
    method: 'POST',
    path: `${own}/events`,
    access: 'signed-in',
    throttle: 'piece',
    summary: 'Records one event of signing as evidence; the same event again changes nothing',
    params: uuid,
    body: signingEvent,
    replies: { 200: signingBody },
  }),
  readAccessCheck: call({
    method: 'GET',
    path: `${own}/access-check`,
    access: 'signed-in',
    throttle: 'download',
    summary: 'A short PDF with a word: whoever can tell the word can open the documents',
    params: uuid,
    replies: { 200: z.any() },
  }),
  readSignersSigning: call({
    method: 'GET',
    path: signers,
    access: 'signed-in',
    parties: ['signer'],
    summary: 'The documents that one of the signers reads and signs, with what is done of each',
    params: partOf,
    replies: { 200: signingBody },
  }),
  recordSignersSigningEvent: call({
    method: 'POST',
    path: `${signers}/events`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'piece',
    summary: 'Records one event of a signer’s signing as evidence; the same event again changes nothing',
    params: partOf,
    body: signingEvent,
    replies: { 200: signingBody },
  }),
  readSignersAccessCheck: call({
    method: 'GET',
    path: `${signers}/access-check`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'download',
    summary: 'A short PDF with a word, for one of the signers',
    params: partOf,
    replies: { 200: z.any() },
  }),
  readSignersDocument: call({
    method: 'GET',
    path: `${signers}/documents/:document`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'download',
    summary: 'The content of a document that one of the signers reads or signs; with form=html the same words as a page',
    params: partOf.extend({ document: z.uuid() }),
    query: z.object({ form: z.literal('html').optional() }),
    replies: { 200: z.any() },
  }),
}
