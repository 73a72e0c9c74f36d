import type { externalApplicationCalls } from '@hearthline/contract'
import { estimateForm, priceEstimate } from '../../usecases/reference/estimate.ts'
import type { Handlers } from '../handler.ts'

export const estimateHandlers = {
  readEstimateForm: async ({ organization }, container) => ({ status: 200, body: estimateForm(container, organization) }),
  priceScenario: async ({ organization, body }, container) => ({ status: 200, body: await priceEstimate(container, organization, body) }),
} satisfies Pick<Handlers<typeof externalApplicationCalls>, 'readEstimateForm' | 'priceScenario'>
