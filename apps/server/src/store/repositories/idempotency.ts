/** Idempotency keys: claimed and answered in the transaction of the change itself. */
import { and, eq, lt } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { idempotencyKeys } from '../schema.ts'

type KeyRow = typeof idempotencyKeys.$inferSelect
type KeyName = Pick<KeyRow, 'organizationCode' | 'identityId' | 'key' | 'call'>

const named = (name: KeyName) =>
  and(
    eq(idempotencyKeys.organizationCode, name.organizationCode),
    eq(idempotencyKeys.identityId, name.identityId),
    eq(idempotencyKeys.key, name.key),
    eq(idempotencyKeys.call, name.call),
  )

/** Claims a key; the row kept before when it was claimed already (waiting for its transaction to end). */
export async function claimKey(session: Session, row: KeyName & { bodyMac: string; createdAt: string }): Promise<KeyRow | undefined> {
  const claimed = await session.orm.insert(idempotencyKeys).values(row).onConflictDoNothing().returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  return (await session.orm.select().from(idempotencyKeys).where(named(row)))[0]
}

export async function storeReply(session: Session, name: KeyName, reply: unknown): Promise<void> {
  await session.orm.update(idempotencyKeys).set({ reply }).where(named(name))
}

/** Removes what was claimed before a moment. */
export async function removeKeysBefore(session: Session, moment: string): Promise<void> {
  await session.orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment))
}
