/** What partners' own systems ask. */
import type { partnerCalls } from '@hearthline/contract'
import { createPrequalification, readPrequalification } from '../../usecases/partner/prequalifications.ts'
import { readStatusForPartner } from '../../usecases/partner/read-status-for-partner.ts'
import type { Handlers } from '../handler.ts'

export const partnerHandlers = {
  readStatus: async ({ params, partner }, container) => ({
    status: 200,
    body: await readStatusForPartner(container, partner, params.uuid),
  }),
  createPrequalification: async ({ body, partner, organization, idempotencyKey }, container) => ({
    status: 201,
    body: await createPrequalification(container, partner, organization, body, idempotencyKey),
  }),
  readPrequalification: async ({ params, partner }, container) => ({
    status: 200,
    body: await readPrequalification(container, partner, params.prequalification),
  }),
} satisfies Handlers<typeof partnerCalls>
