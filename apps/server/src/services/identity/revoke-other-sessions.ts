import type { identityCalls } from '@hearthline/contract'
import { endOtherSessions } from '../../usecases/session/end-other-sessions.ts'
import type { Handler } from '../handler.ts'

export const revokeOtherSessions: Handler<typeof identityCalls.revokeOtherSessions> = async ({ session }, container) => ({
  status: 200,
  body: { ended: await endOtherSessions(container, session) },
})
