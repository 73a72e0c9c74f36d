import type { identityCalls } from '@hearthline/contract'
import { endSession } from '../../usecases/session/end-session.ts'
import type { Handler } from '../handler.ts'

export const revokeOwnSession: Handler<typeof identityCalls.revokeSession> = async ({ session, params }, container) => {
  await endSession(container, session, params.sessionUuid.toLowerCase())
  return { status: 204, body: null }
}
