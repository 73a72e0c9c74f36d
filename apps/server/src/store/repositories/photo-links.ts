/** Links by which a phone takes photos, with what has arrived by each. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, photoLinks } from '../schema.ts'

export type PhotoLink = typeof photoLinks.$inferSelect

export async function insertPhotoLink(session: Session, row: typeof photoLinks.$inferInsert): Promise<void> {
  await session.orm.insert(photoLinks).values(row)
}

interface Of {
  readonly applicationId: string
  readonly party: string
}

export async function photoLinkOf(session: Session, { applicationId, party }: Of, id: string): Promise<PhotoLink | undefined> {
  const [found] = await session.orm
    .select()
    .from(photoLinks)
    .where(and(eq(photoLinks.applicationId, applicationId), eq(photoLinks.party, party), eq(photoLinks.id, id)))
  return found
}

/** Ends those of a person that have not ended, or the one that is named; gives what ended. */
export const endPhotoLinks = (session: Session, { applicationId, party }: Of, now: string, id?: string): Promise<PhotoLink[]> =>
  session.orm
    .update(photoLinks)
    .set({ endedAt: now })
    .where(
      and(
        eq(photoLinks.applicationId, applicationId),
        eq(photoLinks.party, party),
        id === undefined ? undefined : eq(photoLinks.id, id),
        isNull(photoLinks.endedAt),
      ),
    )
    .returning()

/** Held until the transaction ends, with whose application it is: of two phones one opens it. */
export async function lockUnopenedLink(session: Session, secretDigest: string, now: string) {
  const [found] = await session.orm
    .select({ link: photoLinks, identityId: applications.identityId, organizationCode: applications.organizationCode })
    .from(photoLinks)
    .innerJoin(applications, eq(applications.id, photoLinks.applicationId))
    .where(
      and(
        eq(photoLinks.secretDigest, secretDigest),
        isNull(photoLinks.sessionId),
        isNull(photoLinks.endedAt),
        gt(photoLinks.expiresAt, now),
      ),
    )
    .for('update', { of: photoLinks })
  return found
}

export async function openPhotoLink(session: Session, id: string, opened: { sessionId: string; expiresAt: string }): Promise<void> {
  await session.orm.update(photoLinks).set(opened).where(eq(photoLinks.id, id))
}

/** Of a phone that may still take photos. */
export async function photoLinkOfSession(session: Session, sessionId: string, now: string): Promise<PhotoLink | undefined> {
  const [found] = await session.orm
    .select()
    .from(photoLinks)
    .where(and(eq(photoLinks.sessionId, sessionId), isNull(photoLinks.endedAt), gt(photoLinks.expiresAt, now)))
  return found
}

/** The newest photo of a kind is the one that counts. */
export async function addPhoto(session: Session, id: string, kind: string, document: string): Promise<void> {
  await session.orm
    .update(photoLinks)
    .set({ photos: sql`${photoLinks.photos} || ${JSON.stringify({ [kind]: document })}::jsonb` })
    .where(eq(photoLinks.id, id))
}

export async function deleteExpiredPhotoLinks(session: Session, before: string): Promise<void> {
  await session.orm.delete(photoLinks).where(lt(photoLinks.expiresAt, before))
}
