/** Signs a person out everywhere but here. */
import type { Container } from '../../container.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import type { LiveSession } from './live-session.ts'

/** How many sessions ended. */
export async function endOtherSessions({ db, tokens }: Pick<Container, 'db' | 'tokens'>, session: LiveSession): Promise<number> {
  const ended = await revokeSessions(db, session.identityId, new Date().toISOString(), session.sessionId)
  tokens.memory.forget(ended)
  return ended.length
}
