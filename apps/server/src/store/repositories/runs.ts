/** Runs of work and the attempts of outside calls that belong to them. */
import { partsOfFactName } from '@hearthline/domain'
import { and, eq, gt, inArray, notInArray, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, attempts, runs } from '../schema.ts'

export type RunRow = typeof runs.$inferSelect
/** Tried and not answered, whether tries continue by themselves or not. */
const UNANSWERED: RunRow['state'][] = ['gave-up', 'overdue']

/** Gave its result, or was replaced by another run that does. */
const FOLLOWED: RunRow['state'][] = ['done', 'superseded']

export type NewAttempt = typeof attempts.$inferInsert

/**
 * When the runs of one item began, in all applications of a person since a moment, oldest first. A run of the item that it follows stands for
 * the one that it was to start, until it has: withdrawing in between does not give the start back. Transactions that ask for the same person
 * take turns until they end, so that none overlooks what another has begun.
 */
export async function runsSince(
  session: Session,
  { identityId, item, follows, since }: { identityId: string; item: string; follows: string; since: string },
): Promise<string[]> {
  await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${item}/${identityId}`])
  const found = await session.orm
    .select({ createdAt: runs.createdAt })
    .from(runs)
    .innerJoin(applications, eq(applications.id, runs.applicationId))
    .where(
      and(
        eq(applications.identityId, identityId),
        or(eq(runs.item, item), and(eq(runs.item, follows), notInArray(runs.state, FOLLOWED))),
        gt(runs.createdAt, since),
      ),
    )
    .orderBy(runs.createdAt)
  return found.map(({ createdAt }) => createdAt)
}

/** A person runs failed work again, named as the fact that it is to give: the old run stays as it was, but it no longer says "gave up", and its slow tries end. */
export async function supersedeFailedRun(session: Session, applicationId: string, name: string): Promise<void> {
  const { item, party } = partsOfFactName(name)
  await session.orm
    .update(runs)
    .set({ state: 'superseded' })
    .where(and(eq(runs.applicationId, applicationId), eq(runs.item, item), eq(runs.party, party), inArray(runs.state, UNANSWERED)))
}

/** What became of a run in the meantime. */
export async function runState(session: Session, id: string): Promise<RunRow['state'] | undefined> {
  return (await session.orm.select({ state: runs.state }).from(runs).where(eq(runs.id, id)))[0]?.state
}

/** Whether work of these names is under way or was tried without an answer: nobody knows yet what came of it. */
export async function hasLiveRun(session: Session, applicationId: string, items: readonly string[]): Promise<boolean> {
  const of = and(eq(runs.applicationId, applicationId), inArray(runs.item, [...items]), inArray(runs.state, ['live', ...UNANSWERED]))
  return (await session.orm.select({ id: runs.id }).from(runs).where(of).limit(1)).length > 0
}

export const attemptsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(attempts).where(eq(attempts.applicationId, applicationId)).orderBy(attempts.id)

export const runsOf = (session: Session, applicationId: string) =>
  session.orm.select().from(runs).where(eq(runs.applicationId, applicationId)).orderBy(runs.createdAt)
