import type { experimentCalls } from '@hearthline/contract'
import { readOptimizelyProfile } from '../../usecases/flags/experiments.ts'
import type { Handler } from '../handler.ts'

export const readOwnOptimizelyProfile: Handler<typeof experimentCalls.readOptimizelyProfile> = async ({ session, query }, container) => ({
  status: 200,
  body: await readOptimizelyProfile(container, session, query.identityUuid),
})
