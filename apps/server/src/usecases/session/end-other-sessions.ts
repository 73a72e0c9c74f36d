/** Signs a person out everywhere but here. */
import type { Container } from '../../container.ts'
import { invalidateEmailChanges } from '../../store/repositories/email-changes.ts'
import { revokeSessions } from '../../store/repositories/sessions.ts'
import { asSystem } from '../../store/scope.ts'
import type { LiveSession } from './live-session.ts'
import { accountActor, recordAccess } from './record-access.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens'>

/** How many sessions ended. */
export async function endOtherSessions(parts: Parts, session: LiveSession): Promise<number> {
  const { identityId, organizationCode, sessionId } = session
  // As the mail that warns of it advises: a change of email that another device asked for ends with it.
  await asSystem(() => invalidateEmailChanges(parts.db, identityId, parts.clock.now()))
  const ended = await parts.db.transaction(async (store) => {
    const done = await revokeSessions(store, session, new Date().toISOString(), sessionId)
    const entry = { organizationCode, identityId, actor: accountActor(identityId), detail: { ended: done.length } }
    if (done.length > 0) await recordAccess(parts, store, { ...entry, action: 'sessions-ended' })
    return done
  })
  parts.tokens.memory.forget(ended)
  return ended.length
}
