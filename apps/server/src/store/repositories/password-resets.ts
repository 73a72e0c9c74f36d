/** Links that set a new password: one live one per person, by the digest of its secret. */
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { passwordResets } from '../schema.ts'

export async function insertPasswordReset(session: Session, row: typeof passwordResets.$inferInsert): Promise<void> {
  await session.orm.insert(passwordResets).values(row)
}

/** How many a person was sent since a moment. */
export async function countPasswordResets(session: Session, identityId: string, since: string): Promise<number> {
  const [found] = await session.orm
    .select({ number: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.identityId, identityId), gt(passwordResets.createdAt, since)))
  return found?.number ?? 0
}

const isLive = (secretDigest: string, now: string) =>
  and(eq(passwordResets.secretDigest, secretDigest), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))

/** Whose link it is, while it is good. */
export async function ownerOfPasswordReset(session: Session, secretDigest: string, now: string): Promise<string | undefined> {
  const [found] = await session.orm.select({ identityId: passwordResets.identityId }).from(passwordResets).where(isLive(secretDigest, now))
  return found?.identityId
}

/** Marks a good link used and gives whose it was; of two at once one gets it. */
export async function consumePasswordReset(session: Session, secretDigest: string, now: string): Promise<string | undefined> {
  const [used] = await session.orm
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isLive(secretDigest, now))
    .returning({ identityId: passwordResets.identityId })
  return used?.identityId
}

/** Whatever was sent to the person before is good for nothing any more. */
export async function invalidatePasswordResets(session: Session, identityId: string, now: string): Promise<void> {
  await session.orm
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.identityId, identityId), isNull(passwordResets.usedAt)))
}
