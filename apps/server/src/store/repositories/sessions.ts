/** Sessions: what a token rests on. A revoked or expired one is dead, whatever the token says. */
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { identities, sessions } from '../schema.ts'

export type SessionRow = typeof sessions.$inferSelect

/** A person, and how the sessions began that are meant; all of them where that is left out. */
export type Of = Pick<SessionRow, 'identityId'> & Partial<Pick<SessionRow, 'credential'>>

const ofPerson = ({ identityId, credential }: Of) =>
  and(eq(sessions.identityId, identityId), credential === undefined ? undefined : eq(sessions.credential, credential))

export async function insertSession(session: Session, row: typeof sessions.$inferInsert): Promise<void> {
  await session.orm.insert(sessions).values(row)
}

/** The session with its identity, where it is neither revoked nor past its end. */
export async function liveSession(session: Session, id: string, now: string) {
  const [found] = await session.orm
    .select({ session: sessions, identity: identities })
    .from(sessions)
    .innerJoin(identities, eq(identities.id, sessions.identityId))
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  return found
}

export async function extendSession(session: Session, id: string, lastSeenAt: string, expiresAt: string): Promise<void> {
  await session.orm.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id))
}

/** Those that began as this one did: a password neither shows nor ends the sessions of whoever has the mailbox, nor the other way round. */
export const liveSessionsOf = (session: Session, { identityId, credential }: Of, now: string): Promise<SessionRow[]> =>
  session.orm
    .select()
    .from(sessions)
    .where(and(ofPerson({ identityId, credential }), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))

/** Ends one live session of a person; false when there is none of that id. */
export async function revokeSession(session: Session, of: Of, id: string, now: string): Promise<boolean> {
  const ended = await session.orm
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), ofPerson(of), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

/** Ends the sessions of a person, or every one but `keepId`; gives the ids that ended. */
export async function revokeSessions(session: Session, of: Of, now: string, keepId?: string): Promise<string[]> {
  const ended = await session.orm
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(ofPerson(of), keepId === undefined ? undefined : ne(sessions.id, keepId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  return ended.map((row) => row.id)
}

/** Ends every session of everyone; how many there were. */
export async function revokeAllSessions(session: Session, now: string): Promise<number> {
  const ended = await session.orm.update(sessions).set({ revokedAt: now }).where(isNull(sessions.revokedAt)).returning({ id: sessions.id })
  return ended.length
}

/** The issuer of the provider at which a session began; null where it began on our own pages. */
export async function providerOfSession(session: Session, id: string): Promise<string | null> {
  const [found] = await session.orm.select({ provider: sessions.provider }).from(sessions).where(eq(sessions.id, id))
  return found?.provider ?? null
}
