import type { serviceOptimizeCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import { optimizeAudience } from '../../usecases/flags/flag-audience.ts'
import type { Handler } from '../handler.ts'

export const readFeature: Handler<typeof serviceOptimizeCalls.readFeature> = async ({ session, organization, body }, container) => {
  const audience = await optimizeAudience(container, body.optimizeUser, session)
  const [feature] = await evaluateFlags(container, organization, [body.featureKey], audience)
  return { status: 200, body: feature! }
}
