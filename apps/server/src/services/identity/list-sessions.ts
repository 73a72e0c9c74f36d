import type { identityCalls } from '@hearthline/contract'
import { listSessions } from '../../usecases/session/list-sessions.ts'
import type { Handler } from '../handler.ts'

export const listOwnSessions: Handler<typeof identityCalls.listSessions> = async ({ session }, container) => ({
  status: 200,
  body: { sessions: await listSessions(container, session) },
})
