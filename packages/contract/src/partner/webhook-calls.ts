/** Where a partner's own system is told of its applicants, and what became of each message. An organization has one such address at a time. */
import { PARTNER_EVENTS } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, nothing, uuid } from '../wire-fields.ts'

const base = '/console/api/v1/partner-webhooks'

const webhook = z.object({ uuid, organizationCode: z.string(), url: z.string(), createdAt: instant, endedAt: instant.nullable() })

const delivery = z.object({
  uuid,
  organizationCode: z.string(),
  event: z.enum(PARTNER_EVENTS),
  reference: z.string().nullable(),
  prequalification: uuid,
  at: instant,
  tries: z.int(),
  lastTriedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  givenUpAt: instant.nullable(),
  problem: z.string().nullable(),
})

export const partnerWebhookCalls = {
  list: call({
    method: 'GET',
    path: base,
    access: 'operator',
    roles: ['administrator'],
    summary: 'The addresses at which partners are told, and the last hundred messages to them; never the signing secrets',
    replies: { 200: z.object({ webhooks: z.array(webhook), deliveries: z.array(delivery) }) },
  }),
  create: call({
    method: 'POST',
    path: base,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Set where a partner is told. The signing secret is in this answer and never shown again; the address before it ends',
    body: z.object({
      organizationCode: z.string().trim().min(1, 'Required').max(64),
      url: z.string().trim().max(500, 'Must be at most 500 characters'),
    }),
    replies: { 201: webhook.extend({ secret: z.string() }) },
  }),
  end: call({
    method: 'DELETE',
    path: `${base}/:webhook`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Stop telling this address; what waits for it is given up',
    params: z.object({ webhook: uuid }),
    replies: { 204: nothing },
  }),
  sendAgain: call({
    method: 'POST',
    path: `${base}/deliveries/:delivery/send-again`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Send a message that was given up again, to the address of now',
    params: z.object({ delivery: uuid }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
}
