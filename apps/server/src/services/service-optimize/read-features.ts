import type { serviceOptimizeCalls } from '@hearthline/contract'
import { evaluateFlags } from '../../usecases/flags/evaluate-flags.ts'
import type { Handler } from '../handler.ts'

export const readFeatures: Handler<typeof serviceOptimizeCalls.readFeatures> = async ({ organization }, container) => ({
  status: 200,
  body: { features: await evaluateFlags(container, organization) },
})
