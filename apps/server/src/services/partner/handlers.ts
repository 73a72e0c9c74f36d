/** What partners' own systems ask. */
import type { partnerCalls } from '@hearthline/contract'
import { readStatusForPartner } from '../../usecases/partner/read-status-for-partner.ts'
import type { Handlers } from '../handler.ts'

export const partnerHandlers = {
  readStatus: async ({ params, partner }, container) => ({
    status: 200,
    body: await readStatusForPartner(container, partner, params.uuid),
  }),
} satisfies Handlers<typeof partnerCalls>
