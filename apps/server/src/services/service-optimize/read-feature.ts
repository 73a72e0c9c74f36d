import type { serviceOptimizeCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import type { Handler } from '../handler.ts'

export const readFeature: Handler<typeof serviceOptimizeCalls.readFeature> = async ({ organization, body }, container) => {
  const [feature] = await evaluateFlags(container, organization, [body.featureKey])
  return { status: 200, body: feature! }
}
