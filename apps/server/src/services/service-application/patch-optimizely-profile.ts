import type { experimentCalls } from '@hearthline/contract'
import { patchOptimizelyProfile } from '../../usecases/flags/experiments.ts'
import type { Handler } from '../handler.ts'

export const patchOwnOptimizelyProfile: Handler<typeof experimentCalls.patchOptimizelyProfile> = async (
  { session, query, body },
  container,
) => ({
  status: 200,
  body: await patchOptimizelyProfile(container, session, query.identityUuid, body.optimizelyProfileUuid),
})
