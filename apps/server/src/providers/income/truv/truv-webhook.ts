/**
 * Whether a webhook is Truv's: X-WEBHOOK-SIGN is "v1=" and the HMAC-SHA256 of the body under the access secret, in hexadecimal digits
 * (https://docs.truv.com/api-reference/webhooks). `tracking_info` is our own name of the session.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Announced, type Announcement, announcedJson, NOTHING_ANNOUNCED } from '../../announcement.ts'

const event = z.object({ tracking_info: z.uuid().nullish() })

export function readTruvWebhook({ signature = '', body }: Announcement, secret: string): Announced | undefined {
  const expected = Buffer.from(`v1=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const read = event.safeParse(announcedJson(body))
  return read.success && read.data.tracking_info ? { links: [read.data.tracking_info], references: [] } : NOTHING_ANNOUNCED
}
