import type { serviceProfileCalls } from '@hearthline/contract'
import { putTracker } from '../../usecases/profile/tracker.ts'
import type { Handler } from '../handler.ts'

export const putOwnTracker: Handler<typeof serviceProfileCalls.putTracker> = async ({ session, body }, container) => {
  const trackerUuid = body.trackerUuid.toLowerCase()
  await putTracker(container, session.identityId, trackerUuid)
  return { status: 200, body: { trackerUuid } }
}
