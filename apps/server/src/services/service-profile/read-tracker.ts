import type { serviceProfileCalls } from '@hearthline/contract'
import { readTracker } from '../../usecases/profile/tracker.ts'
import type { Handler } from '../handler.ts'

export const readOwnTracker: Handler<typeof serviceProfileCalls.readTracker> = async ({ session }, container) => ({
  status: 200,
  body: { trackerUuid: await readTracker(container, session.identityId) },
})
