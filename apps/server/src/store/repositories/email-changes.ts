/** Links that confirm another email: one live one per account, by the digest of its secret. */
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { emailChanges } from '../schema.ts'

export type EmailChangeRow = typeof emailChanges.$inferSelect

export async function insertEmailChange(session: Session, row: typeof emailChanges.$inferInsert): Promise<void> {
  await session.orm.insert(emailChanges).values(row)
}

/** How many someone asked for since a moment. */
export async function countEmailChanges(session: Session, identityId: string, since: string): Promise<number> {
  const [found] = await session.orm
    .select({ number: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.identityId, identityId), gt(emailChanges.createdAt, since)))
  return found?.number ?? 0
}

/** Marks a good link used and gives what it changes; of two at once one gets it. */
export async function consumeEmailChange(session: Session, secretDigest: string, now: string): Promise<EmailChangeRow | undefined> {
  const [used] = await session.orm
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.secretDigest, secretDigest), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now)))
    .returning()
  return used
}

/** Whatever was sent before is good for nothing any more. */
export async function invalidateEmailChanges(session: Session, identityId: string, now: string): Promise<void> {
  await session.orm
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.identityId, identityId), isNull(emailChanges.usedAt)))
}

/** The address that was asked for is kept no longer than it is of use. */
export async function deleteExpiredEmailChanges(session: Session, before: string): Promise<void> {
  await session.orm.delete(emailChanges).where(lt(emailChanges.expiresAt, before))
}
