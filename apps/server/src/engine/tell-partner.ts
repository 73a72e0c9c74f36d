/** Tells a partner's own system of an applicant, signed; asked again with growing pauses for about a day, then given up where an administrator sees it. */
import { createHmac } from 'node:crypto'
import { PARTNER_EVENTS, type PartnerEvent, stateAfter } from '@hearthline/domain'
import type { Macs } from '../secrets/macs.ts'
import {
  type DeliveryWithReference,
  deliveryById,
  liveWebhook,
  updateDelivery,
  type WebhookRow,
} from '../store/repositories/partner-prequalifications.ts'
import { backoffMs, MOST_TRIES } from './backoff.ts'
import type { EngineParts } from './engine-parts.ts'
import type { Job } from './job-kinds.ts'
import { postToPartner } from './post-to-partner.ts'
import { webhookAddress } from './webhook-address.ts'

/** Derived, so that it is stored nowhere: whoever reads the database cannot sign. */
export const webhookSecret = (macs: Macs, webhook: string): string => `hlw_${macs.mac('webhook', webhook)}`

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal>`: the time is signed, so that a copy sent later is known by its age. */
export const signatureOf = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Gives how long to wait where it was not taken; then the job is sent again. */
export async function tellPartner(parts: EngineParts, id: string, { delivery, tries }: Job<'partner-news'>): Promise<number | undefined> {
  const { db, clock, log, queue, macs } = parts
  const row = await deliveryById(db, delivery)
  if (!row || row.deliveredAt !== null || row.givenUpAt !== null) return void (await queue.complete([id]))
  const webhook = await liveWebhook(db, row.organizationCode)
  const body = bodyOf(row)
  const seconds = Math.floor(Date.now() / 1000)
  const address = whereTo(webhook, parts)
  const problem =
    'problem' in address
      ? address.problem
      : await postToPartner(address.href, body, {
          'content-type': 'application/json',
          'hearthline-event': row.id,
          'hearthline-signature': signatureOf(webhookSecret(macs, address.webhook), body, seconds),
        })
  const now = clock.now()
  const tried = tries + 1
  const isOver = problem !== undefined && ('problem' in address || tried >= MOST_TRIES)
  const waitMs = problem === undefined || isOver ? undefined : backoffMs(tried, parts.speed, Math.random())
  await db.transaction(async (session) => {
    await queue.complete([id], session)
    await updateDelivery(session, row.id, {
      tries: tried,
      lastTriedAt: now,
      problem: problem ?? null,
      ...(problem === undefined && { deliveredAt: now }),
      ...(isOver && { givenUpAt: now }),
    })
    if (waitMs !== undefined) await queue.send(session, [{ kind: 'partner-news', delivery, tries: tried }], waitMs)
  })
  if (isOver) log.error({ delivery, problem }, 'a partner was not told; an administrator can send it again')
  return waitMs
}

/** Its problem ends the tries: it lasts until an administrator sets another address, and then sends the message again. */
function whereTo(
  webhook: Pick<WebhookRow, 'id' | 'url'> | undefined,
  installation: Pick<EngineParts, 'production'>,
): { readonly href: string; readonly webhook: string } | { readonly problem: string } {
  if (!webhook) return { problem: 'There is no address left' }
  const address = webhookAddress(webhook.url, installation)
  if ('href' in address) return { ...address, webhook: webhook.id }
  return { problem: `Nothing can be sent to the address that is set. ${address.problem}` }
}

const isEvent = (word: string): word is PartnerEvent => (PARTNER_EVENTS as readonly string[]).includes(word)

/** The same bytes at every try. */
function bodyOf({ id, event, at, organizationCode, prequalificationId, reference }: DeliveryWithReference): string {
  if (!isEvent(event)) throw new Error(`There is no event ${event}`)
  const prequalification = { uuid: prequalificationId, reference, state: stateAfter(event) }
  return JSON.stringify({ id, type: event, createdAt: new Date(at).toISOString(), organizationCode, prequalification })
}
