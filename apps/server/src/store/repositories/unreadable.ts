/** What was sent by another version and cannot be read: kept until a version comes that can. */
import { eq, isNotNull } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { outbox, unreadableJobs } from '../schema.ts'

export type UnreadableJob = typeof unreadableJobs.$inferInsert

/** Once, however often the job is claimed. */
export async function storeUnreadableJob(session: Session, job: UnreadableJob): Promise<void> {
  await session.orm.insert(unreadableJobs).values(job).onConflictDoNothing()
}

/** Held until the transaction ends, so that one node takes each. */
export const lockUnreadableJobs = (session: Session) =>
  session.orm.select().from(unreadableJobs).orderBy(unreadableJobs.at).for('update', { skipLocked: true })

export async function removeUnreadableJob(session: Session, id: string): Promise<void> {
  await session.orm.delete(unreadableJobs).where(eq(unreadableJobs.id, id))
}

/** Outbox rows, as above. */
export const lockUnreadableOutbox = (session: Session) =>
  session.orm
    .select({ id: outbox.id, kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(isNotNull(outbox.problem))
    .orderBy(outbox.id)
    .for('update', { skipLocked: true })

/** @param problem null where it can be read after all */
export async function setOutboxProblem(session: Session, id: number, problem: string | null): Promise<void> {
  await session.orm.update(outbox).set({ problem }).where(eq(outbox.id, id))
}
