/** Flags asked for by tracker and attributes: the telemetry-hosted variant. */
import { z } from 'zod'
import { call } from '../call.ts'
import { feature } from '../service-flags/calls.ts'
import { looseDetail } from '../wire-fields.ts'

const params = z.object({ context: z.enum(['external', 'secure']) })
const featureKey = z.string().min(1, 'Required').max(128)
const optimizeUser = looseDetail

export const serviceOptimizeCalls = {
  readFeature: call({
    method: 'POST',
    path: '/service-optimize/:context/api/v1/feature',
    access: 'external',
    summary: 'One feature for a user',
    params,
    body: z.object({ featureKey, optimizeUser: optimizeUser.optional() }),
    replies: { 200: feature },
  }),
  decideFeature: call({
    method: 'POST',
    path: '/service-optimize/:context/api/v2/decision',
    access: 'external',
    summary: 'Every decision for a tracker; 409 without one',
    params,
    body: z.object({ featureKey: featureKey.optional(), optimizeUser }),
    replies: { 200: z.object({ trackerId: z.string(), decisions: z.array(feature) }) },
  }),
  readFeatures: call({
    method: 'POST',
    path: '/service-optimize/:context/api/v1/features',
    access: 'external',
    summary: 'Every feature for a user',
    params,
    body: z.object({ optimizeUser: optimizeUser.optional() }),
    replies: { 200: z.object({ features: z.array(feature) }) },
  }),
}
