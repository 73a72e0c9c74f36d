/** GET /console/api/v1/providers and POST /console/api/v1/providers/:capability/retry, within the operator's organization. */
import type { providerCalls } from '@hearthline/contract'
import { readProviderHealth } from '../../usecases/providers/read-provider-health.ts'
import { retryProvider } from '../../usecases/providers/retry-provider.ts'
import type { Handlers } from '../handler.ts'

export const providerHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await readProviderHealth(container, session.organizationCode) }),
  retry: async ({ params, body, session }, container) => ({
    status: 200,
    body: await retryProvider(container, {
      capability: params.capability,
      organizationCode: session.organizationCode,
      actor: `operator:${session.identityId}`,
      reason: body.reason,
    }),
  }),
} satisfies Handlers<typeof providerCalls>
