/** Runs of work and the attempts of outside calls that belong to them. */
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, attempts, runs } from '../schema.ts'

export type RunRow = typeof runs.$inferSelect
/** Tried and not answered, whether tries go on by themselves or not. */
const UNANSWERED: RunRow['state'][] = ['gave-up', 'overdue']

export type NewAttempt = typeof attempts.$inferInsert

/**
 * When the runs of one item began, in all applications of a person since a moment, oldest first. Transactions that ask for the same person
 * take turns until they end, so that none overlooks what another has begun.
 */
export async function runsSince(
  session: Session,
  { identityId, item, since }: { identityId: string; item: string; since: string },
): Promise<string[]> {
  await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${item}/${identityId}`])
  const found = await session.orm
    .select({ createdAt: runs.createdAt })
    .from(runs)
    .innerJoin(applications, eq(applications.id, runs.applicationId))
    .where(and(eq(applications.identityId, identityId), eq(runs.item, item), gt(runs.createdAt, since)))
    .orderBy(runs.createdAt)
  return found.map(({ createdAt }) => createdAt)
}

/** A person runs failed work again: the old run stays as it was, but it no longer says "gave up", and its slow tries end. */
export async function supersedeGivenUp(session: Session, applicationId: string, item: string): Promise<void> {
  await session.orm
    .update(runs)
    .set({ state: 'superseded' })
    .where(and(eq(runs.applicationId, applicationId), eq(runs.item, item), inArray(runs.state, UNANSWERED)))
}

/** What became of a run meanwhile. */
export async function runState(session: Session, id: string): Promise<RunRow['state'] | undefined> {
  return (await session.orm.select({ state: runs.state }).from(runs).where(eq(runs.id, id)))[0]?.state
}

export const attemptsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(attempts).where(eq(attempts.applicationId, applicationId)).orderBy(attempts.id)

export const runsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(runs).where(eq(runs.applicationId, applicationId)).orderBy(runs.createdAt)
