import type { serviceOptimizeCalls } from '@hearthline/contract'
import { decideFor } from '../../usecases/flags/experiments.ts'
import { Problem } from '../../usecases/problem.ts'
import type { Handler } from '../handler.ts'

export const decideFeature: Handler<typeof serviceOptimizeCalls.decideFeature> = async ({ session, organization, body }, container) => {
  const { trackerId } = body.optimizeUser
  // A decision belongs to a telemetry session; without one it is refused with this sentence [shell/flags].
  if (typeof trackerId !== 'string' || trackerId === '') throw new Problem('conflict', 'Could not establish session.')
  const keys = body.featureKey ? [body.featureKey] : undefined
  const decisions = await decideFor(container, organization, { keys, trackerId, user: body.optimizeUser, session })
  return { status: 200, body: { trackerId, decisions } }
}
