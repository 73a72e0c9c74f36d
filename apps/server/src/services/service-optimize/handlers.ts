/** One handler per declared call of this service. */
import type { serviceOptimizeCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { decideFeature } from './decide-feature.ts'
import { readFeature } from './read-feature.ts'
import { readFeatures } from './read-features.ts'

export const serviceOptimizeHandlers = {
  readFeature,
  decideFeature,
  readFeatures,
} satisfies Handlers<typeof serviceOptimizeCalls>
