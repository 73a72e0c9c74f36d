/** Feature flags as the organization has them. */
import { z } from 'zod'
import { call } from '../call.ts'

/** A feature and whether it is on [shell/flags]. */
export const feature = z.object({
  key: z.string(),
  enabled: z.boolean(),
  variables: z.array(z.object({ key: z.string(), defaultValue: z.string() })),
})

const key = z.string().max(128)
/** `keys` may be repeated or comma-joined; all flags where left out. */
const keys = z.union([key.max(2048), z.array(key).max(100)]).optional()

export const serviceFlagsCalls = {
  readFlags: call({
    method: 'GET',
    path: '/service-flags/external/api/v1/flags',
    access: 'external',
    summary: 'Flags by key, for a tracker and the state of a property where they are known; an unknown key is off',
    query: z.object({ keys, trackerUuid: z.string().max(64).optional(), state: z.string().max(2).optional() }),
    replies: { 200: z.object({ flags: z.array(feature) }) },
  }),
  readFlagsSignedIn: call({
    method: 'GET',
    path: '/service-flags/secure/api/v1/flags',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    summary: 'Flags for a person and an application; 404 for another person',
    query: z.object({ keys, identityUuid: z.string().max(64).optional(), applicationUuid: z.string().max(64).optional() }),
    replies: { 200: z.object({ flags: z.array(feature) }) },
  }),
}
