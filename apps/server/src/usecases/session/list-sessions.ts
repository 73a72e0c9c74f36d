/** A person's live sessions, so that a strange one can be ended. */
import type { Container } from '../../container.ts'
import { liveSessionsOf } from '../../store/repositories/sessions.ts'
import type { LiveSession } from './live-session.ts'

export async function listSessions({ db }: Pick<Container, 'db'>, asking: LiveSession) {
  const rows = await liveSessionsOf(db, asking, new Date().toISOString())
  return rows.map((row) => ({
    uuid: row.id,
    organizationCode: row.organizationCode,
    createdAt: new Date(row.createdAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    address: row.address,
    agent: row.agent,
    current: row.id === asking.sessionId,
  }))
}
