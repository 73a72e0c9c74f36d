import type { serviceOptimizeCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import { Problem } from '../../usecases/problem.ts'
import type { Handler } from '../handler.ts'

export const decideFeature: Handler<typeof serviceOptimizeCalls.decideFeature> = async ({ organization, body }, container) => {
  const { trackerId } = body.optimizeUser
  // A decision belongs to a telemetry session; without one it is refused with this sentence [shell/flags].
  if (typeof trackerId !== 'string' || trackerId === '') throw new Problem('conflict', 'Could not establish session.')
  const decisions = await evaluateFlags(container, organization, body.featureKey ? [body.featureKey] : undefined)
  return { status: 200, body: { trackerId, decisions } }
}
