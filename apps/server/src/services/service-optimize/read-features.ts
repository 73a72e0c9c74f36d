import type { serviceOptimizeCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import { optimizeAudience } from '../../usecases/flags/flag-audience.ts'
import type { Handler } from '../handler.ts'

export const readFeatures: Handler<typeof serviceOptimizeCalls.readFeatures> = async ({ session, organization, body }, container) => ({
  status: 200,
  body: {
    features: await evaluateFlags(container, organization, undefined, await optimizeAudience(container, body.optimizeUser, session)),
  },
})
