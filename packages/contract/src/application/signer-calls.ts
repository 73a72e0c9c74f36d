/** What someone does who signs beside a borrower, with the session that a mailed code gives. */
import {
  IDENTITY_PARTS,
  MEETING_PLACES,
  SET_DOCUMENT_KINDS,
  SIGNER_ITEMS,
  SIGNERS_NOTARY_STATES,
  type SignerItemId,
  STEPS,
} from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { originalOfCopy } from './custody-calls.ts'
import { MOST_UPLOAD_BYTES, sentDocument } from './document-calls.ts'
import { signerAnswerBody, signerItemBody } from './items.ts'
import { notCanceledBody } from './rescission-body.ts'

const base = '/service-application/api/v1/signer/applications'
const params = z.object({ uuid: z.uuid(), party: z.string().regex(/^[0-9a-f]{16}$/) })

/** What they read and sign, and what is made for them alone. */
const SIGNERS_DOCUMENT_KINDS = [...SET_DOCUMENT_KINDS, 'RESCISSION_NOTICE', 'SIGNED_SET', 'SIGNED_DEED', 'SIGNED_ON_PAPER'] as const

/** Of the application only what a signer has to know: whose it is, on which home, and what is theirs to do. */
const signing = z.object({
  uuid: z.uuid(),
  /** Names the signer within the application: two who share an email have one each. */
  party: z.string(),
  /** The signer's, as the borrower or the public record has it. */
  name: z.string(),
  borrower: z.string(),
  property: z.string(),
  /** ENDED: the application was declined or withdrawn, and there is nothing to sign. */
  state: z.enum(['OPEN', 'WAITING', 'DONE', 'ENDED']),
  step: z.enum(STEPS),
  /** The item that is open, where it is the signer's turn; null otherwise. */
  openItem: z.string().nullable(),
  /** The item at which they stand, whoever is to do it; null where nothing of theirs is left. */
  standsAt: z.enum(SIGNER_ITEMS.map(({ id }) => id) as [SignerItemId, ...SignerItemId[]]).nullable(),
  title: z.string(),
  why: z.string(),
  /** The deed is signed with a notary in person: by law, or because the borrower chose it. */
  inPerson: z.boolean(),
  /** Once the rest of their part is done: where they stand with the notary before whom the deed is signed. Null where they sign none. */
  notary: z
    .object({
      state: z.enum(SIGNERS_NOTARY_STATES),
      meeting: z.enum(['ONLINE', 'MANUAL']).nullable(),
      /** by the clock of the home; null online where a notary is met as soon as one is free */
      when: z.string().nullable(),
      place: z.enum(MEETING_PLACES).nullable(),
      /** online, and it may be entered now */
      mayJoin: z.boolean(),
      /** in person: its time has come, and nobody has recorded what came of it */
      isOver: z.literal(true).optional(),
    })
    .nullable(),
  /** Their right to cancel, while they have it (12 CFR 1026.15); `lastDay` is null until everyone who may cancel has their notice. */
  canceling: z.object({ lastDay: z.iso.date().nullable() }).nullable(),
  /** After it: they may state that they did not cancel; `mailUntil` is the day until which mail is waited for otherwise. Null where it changes nothing. */
  confirming: z.object({ mailUntil: z.iso.date() }).nullable(),
  /** They have stated it. */
  confirmed: z.boolean(),
  /** Of who did: until then mail is waited for all the same, as not everyone can state it. */
  waitsUntil: z.iso.date().optional(),
  /** Everything is signed at an office, in person: here it is only read. */
  atOffice: z.boolean(),
  /** What they said of themselves on their first page is theirs to correct now. */
  mayCorrect: z.boolean(),
  /** Their mailbox was entered for them: no document is read from it before an ID shows who has it. */
  opensWithId: z.literal(true).optional(),
  /** The same, where no ID is asked of them here, as they signed on paper: their documents are on paper alone. */
  opensOnPaper: z.literal(true).optional(),
})

const signersDocument = z.object({
  uuid: z.uuid(),
  kind: z.enum(SIGNERS_DOCUMENT_KINDS),
  sha256: z.string(),
  /** Of their notice of the right to cancel, while they have not opened it: to open it begins their time to cancel. */
  isToReceive: z.boolean(),
  /** Of the notice of whoever signed on paper, until the team has recorded that they had it: it can be read here, and begins nothing. */
  comesOnPaper: z.literal(true).optional(),
  /** of a copy of what they signed: the sealed original that it is a copy of */
  original: originalOfCopy.optional(),
})

export const signerCalls = {
  signings: call({
    method: 'GET',
    path: base,
    access: 'signed-in',
    parties: ['signer'],
    summary: 'What the person signs under this organization, newest first',
    replies: { 200: z.array(signing) },
  }),
  signing: call({
    method: 'GET',
    path: `${base}/:uuid/:party`,
    access: 'signed-in',
    parties: ['signer'],
    summary: 'Where one of the signers stands',
    params,
    replies: { 200: signing },
  }),
  readSignerItem: call({
    method: 'GET',
    path: `${base}/:uuid/:party/items/:item`,
    access: 'signed-in',
    parties: ['signer'],
    summary: 'One item of a signer with its schema and answer',
    params: params.extend({ item: z.string() }),
    replies: { 200: signerItemBody },
  }),
  answerSignerItem: call({
    method: 'PUT',
    path: `${base}/:uuid/:party/items/:item`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'change',
    summary: "Answers what a signer is asked; the body is validated by the item's own schema",
    params: params.extend({ item: z.string() }),
    body: signerAnswerBody,
    replies: { 200: signing },
    idempotent: true,
  }),
  rescindAsSigner: call({
    method: 'POST',
    path: `${base}/:uuid/:party/rescind`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'change',
    summary: 'An owner cancels the line within the time to cancel; effective for all of them (12 CFR 1026.15(a)(4))',
    params,
    body: z.object({}),
    replies: { 200: signing },
    idempotent: true,
  }),
  stateAsSigner: call({
    method: 'POST',
    path: `${base}/:uuid/:party/rescission-statement`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'change',
    summary: 'An owner states, after the time to cancel has ended, that they did not cancel (12 CFR 1026.15(c)); 409 before',
    params,
    body: notCanceledBody,
    replies: { 200: signing },
    idempotent: true,
  }),
  signersDocuments: call({
    method: 'GET',
    path: `${base}/:uuid/:party/documents`,
    access: 'signed-in',
    parties: ['signer'],
    summary: 'The documents that are one of the signers’ to read and keep',
    params,
    replies: { 200: z.array(signersDocument) },
  }),
  receiveNotice: call({
    method: 'POST',
    path: `${base}/:uuid/:party/notice`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'change',
    summary: 'A signer has opened their own notice of the right to cancel; 412 where another one is on file',
    params,
    body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    replies: { 200: signing },
  }),
  sendSignerDocument: call({
    method: 'POST',
    path: `${base}/:uuid/:party/documents`,
    access: 'signed-in',
    parties: ['signer'],
    throttle: 'upload',
    summary:
      'Uploads a photo of the signer’s identity document or face, or what a condition of theirs asks for; the borrower does not see it',
    params,
    query: z.object({ kind: z.enum([...Object.values(IDENTITY_PARTS), 'CONDITION_DOCUMENT']) }),
    upload: { maxBytes: MOST_UPLOAD_BYTES },
    replies: { 201: sentDocument },
  }),
}

export type SigningBody = z.output<typeof signing>
export type SignersDocumentBody = z.output<typeof signersDocument>
