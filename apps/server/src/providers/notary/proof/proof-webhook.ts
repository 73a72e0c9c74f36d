/**
 * Whether a webhook is Proof's: X-Notarize-Signature is the HMAC-SHA256 of the body under the signing key, in hexadecimal digits
 * (https://dev.proof.com/docs/webhooks-v2). Events come more than once and in any order, so nothing is believed of one but which transaction to look at.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Announced, type Announcement, announcedJson, announcedName, NOTHING_ANNOUNCED } from '../../announcement.ts'

const event = z.object({ data: z.object({ transaction_id: announcedName }) })

export function readProofWebhook({ signature = '', body }: Announcement, key: string): Announced | undefined {
  const expected = Buffer.from(createHmac('sha256', key).update(body).digest('hex'))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const read = event.safeParse(announcedJson(body))
  return read.success ? { links: [], references: [read.data.data.transaction_id] } : NOTHING_ANNOUNCED
}
