/** GET /console/api/v1/providers and POST /console/api/v1/providers/:capability/retry, within the organizations that the staff member acts for. */
import type { providerCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { readProviderHealth } from '../../usecases/providers/read-provider-health.ts'
import { retryProvider } from '../../usecases/providers/retry-provider.ts'
import type { Handlers } from '../handler.ts'

export const providerHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await readProviderHealth(container, staffOf(session).organizations) }),
  retry: async ({ params, body, session }, container) => ({
    status: 200,
    body: await retryProvider(container, {
      capability: params.capability,
      by: staffOf(session),
      reason: body.reason,
    }),
  }),
} satisfies Handlers<typeof providerCalls>
