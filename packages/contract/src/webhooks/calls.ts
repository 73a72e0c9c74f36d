/** What providers announce by themselves: a report is ready. Each is believed by its signature over the very bytes that came. */
import { z } from 'zod'
import { call } from '../call.ts'

const MOST_BYTES = 256 * 1024

const base = {
  method: 'POST',
  access: 'external',
  throttle: 'announcement',
  raw: { maxBytes: MOST_BYTES },
  replies: { 204: z.undefined() },
} as const

export const webhookCalls = {
  mailReturned: call({
    ...base,
    path: '/webhooks/api/v1/mail-returned',
    summary:
      'Takes a delivery status notification (RFC 3464) of a mail of ours that came back later, signed with MAIL_RETURN_SECRET; the same one again changes nothing',
    headers: z.looseObject({ 'x-hearthline-signature': z.string().max(200).optional() }),
  }),
  plaid: call({
    ...base,
    path: '/webhooks/api/v1/plaid',
    summary: 'Takes an announcement of Plaid, signed by a key of Plaid’s; the same one again changes nothing',
    headers: z.looseObject({ 'plaid-verification': z.string().max(8000).optional() }),
  }),
  proof: call({
    ...base,
    path: '/webhooks/api/v1/proof',
    summary: 'Takes an announcement of Proof, signed with the key of its webhooks; the same one again changes nothing',
    headers: z.looseObject({ 'x-notarize-signature': z.string().max(200).optional() }),
  }),
  twilio: call({
    ...base,
    path: '/webhooks/api/v1/twilio',
    summary:
      'Takes what Twilio announces of text messages, signed with the auth token: answers to them, and what became of them; the same one again changes nothing',
    // A text message of ten parts, every letter of it encoded, is half of this.
    raw: { maxBytes: 32 * 1024 },
    headers: z.looseObject({ 'x-twilio-signature': z.string().max(200).optional() }),
  }),
  truv: call({
    ...base,
    path: '/webhooks/api/v1/truv',
    summary: 'Takes an announcement of Truv, signed with the access secret; the same one again changes nothing',
    headers: z.looseObject({ 'x-webhook-sign': z.string().max(200).optional() }),
  }),
}
