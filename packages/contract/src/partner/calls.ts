/** What a partner's own system may ask, with a secret of its organization; and how an administrator makes and revokes these secrets. */
import { STEPS, WIRE_DECISIONS } from '@hearthline/domain'
import { z } from 'zod'
import { PARTNER_SCOPES } from '../access.ts'
import { call } from '../call.ts'
import { instant, nothing, uuid } from '../wire-fields.ts'
import { partnerPrequalificationCalls } from './prequalification-calls.ts'

const base = '/console/api/v1/partner-credentials'

export const partnerCalls = {
  readStatus: call({
    method: 'GET',
    path: '/partner/api/v1/applications/:uuid/status',
    access: 'partner',
    scopes: ['applications:read'],
    summary: "Where an application of the partner's organization stands; nothing of what the applicant told us",
    params: z.object({ uuid }),
    replies: {
      200: z.object({
        uuid,
        loanNumber: z.string(),
        step: z.enum(STEPS),
        decision: z.enum(WIRE_DECISIONS),
        createdAt: instant,
        updatedAt: instant,
      }),
    },
  }),
  ...partnerPrequalificationCalls,
}

const credential = z.object({
  uuid,
  organizationCode: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  createdAt: instant,
  /** to the hour; null when it was never used */
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
})

export const partnerCredentialCalls = {
  list: call({
    method: 'GET',
    path: base,
    access: 'operator',
    roles: ['administrator'],
    summary: 'The secrets of partner systems, newest first; never the secrets themselves',
    replies: { 200: z.object({ credentials: z.array(credential) }) },
  }),
  /**
   * Under one Idempotency-Key one credential is made. The secret is not stored, so a repeated call cannot show it: it is answered with 409
   * `conflict`, which names the credential to revoke where the first answer was lost.
   */
  create: call({
    method: 'POST',
    path: base,
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary:
      'Make a secret for a partner system. It is in this answer and never shown again: repeating the call under the same key makes none and answers 409',
    body: z.object({
      organizationCode: z.string().trim().min(1, 'Required').max(64),
      name: z.string().trim().min(3, 'Name the system that will use it').max(120),
      scopes: z.array(z.enum(PARTNER_SCOPES)).min(1, 'Choose at least one'),
    }),
    replies: { 201: credential.extend({ secret: z.string() }) },
    idempotent: true,
  }),
  revoke: call({
    method: 'DELETE',
    path: `${base}/:credential`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'End a secret; whatever uses it is refused from the next call on',
    params: z.object({ credential: uuid }),
    replies: { 204: nothing },
  }),
}
