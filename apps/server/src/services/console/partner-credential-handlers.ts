/** /console/api/v1/partner-credentials, within the organizations that the administrator acts for. */
import type { partnerCredentialCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { createPartnerCredential, listPartnerCredentials, revokePartnerCredential } from '../../usecases/partner/partner-credentials.ts'
import type { Handlers } from '../handler.ts'

export const partnerCredentialHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await listPartnerCredentials(container, staffOf(session)) }),
  create: async ({ session, body, idempotencyKey }, container) => ({
    status: 201,
    body: await createPartnerCredential(container, staffOf(session), body, idempotencyKey),
  }),
  revoke: async ({ session, params }, container) => {
    await revokePartnerCredential(container, staffOf(session), params.credential)
    return { status: 204, body: null }
  },
} satisfies Handlers<typeof partnerCredentialCalls>
