/** Consent texts, experiments and the session-replay link: what hangs on an application without moving it. */
import { z } from 'zod'
import { call } from '../call.ts'
import { consentText, uuid } from '../wire-fields.ts'

const optimizelyProfile = z.object({ identityUuid: z.string(), optimizelyProfileUuid: z.string().nullable() })
const identityQuery = z.object({ identityUuid: uuid.optional() })
const profileBody = z.object({ optimizelyProfileUuid: z.string().trim().min(1, 'Required').max(128) })
const experiment = z.object({
  name: z.string().trim().min(1, 'Required').max(128),
  variation: z.string().trim().min(1, 'Required').max(128),
})
const applicationParams = z.object({ uuid })

const readProfile = {
  method: 'GET',
  access: 'signed-in',
  summary: "The experimentation profile of one's own identity",
  query: identityQuery,
  replies: { 200: optimizelyProfile },
} as const
const patchProfile = {
  method: 'PATCH',
  access: 'signed-in',
  summary: "Set the experimentation profile of one's own identity",
  query: identityQuery,
  body: profileBody,
  replies: { 200: optimizelyProfile },
} as const

export const experimentCalls = {
  listHelocConsentTypes: call({
    method: 'GET',
    path: '/service-application/api/v1/application/heloc/consent-types',
    access: 'signed-in',
    summary: 'Every type of consent with its present text and version',
    replies: { 200: z.array(consentText) },
  }),
  listCryptoConsentTypes: call({
    method: 'GET',
    path: '/service-application/api/v1/application/crypto-heloc/consent-types',
    access: 'signed-in',
    summary: 'The same for crypto-backed applications: every type of consent with its present text and version',
    replies: { 200: z.array(consentText) },
  }),
  readOptimizelyProfile: call({ ...readProfile, path: '/service-application/api/v3/application/heloc/optimizely-profile' }),
  /** The specification spells it so in one place; both are answered [shell/flags]. */
  readOptermizerlyProfile: call({ ...readProfile, path: '/service-application/api/v3/application/heloc/optermizerly-profile' }),
  patchOptimizelyProfile: call({ ...patchProfile, path: '/service-application/api/v3/application/heloc/optimizely-profile' }),
  patchOptermizerlyProfile: call({ ...patchProfile, path: '/service-application/api/v3/application/heloc/optermizerly-profile' }),
  patchExperiments: call({
    method: 'PATCH',
    path: '/service-application/api/v3/application/heloc/:uuid/experiments',
    access: 'signed-in',
    summary: 'Record which variations an application sees; one variation per name',
    params: applicationParams,
    body: z.object({ experiments: z.array(experiment).max(100) }),
    replies: { 200: z.object({ experiments: z.array(experiment) }) },
  }),
  assignExperiment: call({
    method: 'POST',
    path: '/service-application/api/v1/experiments/assignment',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Record the variation one experiment was assigned for an application',
    body: z.object({ name: experiment.shape.name, variation: z.enum(['control', 'variation']), appUuid: uuid }),
    replies: { 200: z.object({ experiments: z.array(experiment) }) },
  }),
  putFullStoryLink: call({
    method: 'PUT',
    path: '/service-application/api/v1/application/heloc/:uuid/full-story-link',
    access: 'signed-in',
    summary: 'Store the link of the session replay',
    params: applicationParams,
    body: z.object({ link: z.url({ protocol: /^https?$/, error: 'Must start with http:// or https://' }).max(2048) }),
    replies: { 200: z.object({ link: z.string() }) },
  }),
}
