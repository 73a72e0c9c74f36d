/** /console/api/v1/partner-webhooks, within the organizations that the administrator acts for. */
import type { partnerWebhookCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { createPartnerWebhook, endPartnerWebhook, listPartnerWebhooks, sendDeliveryAgain } from '../../usecases/partner/partner-webhooks.ts'
import type { Handlers } from '../handler.ts'

export const partnerWebhookHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await listPartnerWebhooks(container, staffOf(session)) }),
  create: async ({ session, body }, container) => ({ status: 201, body: await createPartnerWebhook(container, staffOf(session), body) }),
  end: async ({ session, params }, container) => {
    await endPartnerWebhook(container, staffOf(session), params.webhook)
    return { status: 204, body: null }
  },
  sendAgain: async ({ session, params }, container) => {
    await sendDeliveryAgain(container, staffOf(session), params.delivery)
    return { status: 202, body: { accepted: true } }
  },
} satisfies Handlers<typeof partnerWebhookCalls>
