import type { identityCalls } from '@hearthline/contract'
import { endSession } from '../../usecases/session/end-session.ts'
import type { Handler } from '../handler.ts'

export const logout: Handler<typeof identityCalls.logout> = async ({ session }, container) => {
  await endSession(container, session, session.sessionId)
  return { status: 204, body: null }
}
