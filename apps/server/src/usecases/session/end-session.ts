/** Ends one of a person's own sessions: its token stops working at once. */
import type { Container } from '../../container.ts'
import { revokeSession } from '../../store/repositories/sessions.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from './live-session.ts'
import { accountActor, recordAccess } from './record-access.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens'>

/** @throws Problem not_found when the person has no live session of that id */
export async function endSession(parts: Parts, session: LiveSession, sessionId: string): Promise<void> {
  const { identityId, organizationCode } = session
  const ended = await parts.db.transaction(async (store) => {
    const done = await revokeSession(store, session, sessionId, new Date().toISOString())
    const entry = { organizationCode, identityId, actor: accountActor(identityId), detail: { session: sessionId } }
    if (done) await recordAccess(parts, store, { ...entry, action: 'signed-out' })
    return done
  })
  parts.tokens.memory.forget([sessionId])
  if (!ended) throw notFound('There is no such session')
}
