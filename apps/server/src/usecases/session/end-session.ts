/** Ends one of a person's own sessions: its token is dead at once. */
import type { Container } from '../../container.ts'
import { revokeSession } from '../../store/repositories/sessions.ts'
import { notFound } from '../problem.ts'

/** @throws Problem not_found when the person has no live session of that id */
export async function endSession({ db, tokens }: Pick<Container, 'db' | 'tokens'>, identityId: string, sessionId: string): Promise<void> {
  const ended = await revokeSession(db, identityId, sessionId, new Date().toISOString())
  tokens.memory.forget([sessionId])
  if (!ended) throw notFound('There is no such session')
}
