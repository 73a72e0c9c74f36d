/** POST /webhooks/api/v1/{mail-returned,plaid,proof,truv,twilio}: nothing is answered but that it was taken, or that it was not. */
import type { webhookCalls } from '@hearthline/contract'
import { takeTextAnnouncement } from '../../usecases/texts/take-text.ts'
import { takeAnnouncement } from '../../usecases/webhooks/take-announcement.ts'
import { takeReturnedMail } from '../../usecases/webhooks/take-returned-mail.ts'
import type { Handler, Handlers } from '../handler.ts'

const bytesOf = (piece: Uint8Array | undefined): string => Buffer.from(piece ?? []).toString('utf8')

const plaid: Handler<typeof webhookCalls.plaid> = async ({ headers, piece, organization }, container) => {
  const announcement = { signature: headers['plaid-verification'], body: bytesOf(piece) }
  await takeAnnouncement(container, organization.orgCode, ['bank-income', 'banking'], announcement)
  return { status: 204, body: undefined }
}

const truv: Handler<typeof webhookCalls.truv> = async ({ headers, piece, organization }, container) => {
  const announcement = { signature: headers['x-webhook-sign'], body: bytesOf(piece) }
  await takeAnnouncement(container, organization.orgCode, ['income'], announcement)
  return { status: 204, body: undefined }
}

const proof: Handler<typeof webhookCalls.proof> = async ({ headers, piece, organization }, container) => {
  const announcement = { signature: headers['x-notarize-signature'], body: bytesOf(piece) }
  await takeAnnouncement(container, organization.orgCode, ['notary'], announcement)
  return { status: 204, body: undefined }
}

const twilio: Handler<typeof webhookCalls.twilio> = async ({ headers, piece, organization }, container) => {
  await takeTextAnnouncement(container, organization, { signature: headers['x-twilio-signature'], body: bytesOf(piece) })
  return { status: 204, body: undefined }
}

const mailReturned: Handler<typeof webhookCalls.mailReturned> = async ({ headers, piece, organization }, container) => {
  await takeReturnedMail(container, organization.orgCode, { signature: headers['x-hearthline-signature'], body: bytesOf(piece) })
  return { status: 204, body: undefined }
}

export const webhookHandlers = { mailReturned, plaid, proof, truv, twilio } satisfies Handlers<typeof webhookCalls>
