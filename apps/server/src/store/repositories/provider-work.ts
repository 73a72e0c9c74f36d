/** Work that providers left undone, and how their calls went: counted by item, under some organizations or all of them. */
import { ENDED_STEPS } from '@hearthline/domain'
import { and, asc, eq, gt, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, attempts, runs } from '../schema.ts'

/** Codes, or 'all'. */
export type Organizations = readonly string[] | 'all'

const within = (organizations: Organizations) =>
  organizations === 'all' ? undefined : inArray(applications.organizationCode, [...organizations])

/** By item: tries since a moment (Instant) that were answered and that failed, and the newest of each. */
export const attemptsByItem = (session: Session, since: string, organizations: Organizations) =>
  session.orm
    .select({
      item: attempts.item,
      answered: sql<number>`(count(*) filter (where ${attempts.outcome} = 'ANSWERED'))::int`,
      failed: sql<number>`(count(*) filter (where ${attempts.outcome} <> 'ANSWERED'))::int`,
      lastSuccess: sql<string | null>`max(${attempts.startedAt}) filter (where ${attempts.outcome} = 'ANSWERED')`,
      lastFailure: sql<string | null>`max(${attempts.startedAt}) filter (where ${attempts.outcome} <> 'ANSWERED')`,
    })
    .from(attempts)
    .innerJoin(applications, eq(applications.id, attempts.applicationId))
    .where(and(gte(attempts.startedAt, since), within(organizations)))
    .groupBy(attempts.item)

/** By item: applications in progress that wait for it, while tries continue by themselves and where none do any more. */
export const failedWorkByItem = (session: Session, organizations: Organizations) =>
  session.orm
    .select({
      item: runs.item,
      overdue: sql<number>`(count(distinct ${runs.applicationId}) filter (where ${runs.state} = 'overdue'))::int`,
      gaveUp: sql<number>`(count(distinct ${runs.applicationId}) filter (where ${runs.state} = 'gave-up'))::int`,
    })
    .from(runs)
    .innerJoin(applications, eq(applications.id, runs.applicationId))
    .where(and(inArray(runs.state, ['overdue', 'gave-up']), notInArray(applications.step, [...ENDED_STEPS]), within(organizations)))
    .groupBy(runs.item)

export const FAILED_WORK_PAGE_SIZE = 200

/** Applications in progress with undone work of these items, a page of them in the order of their ids, after the last one seen. */
export async function applicationsWithFailedWork(
  session: Session,
  items: readonly string[],
  organizations: Organizations,
  after: string | undefined,
): Promise<readonly string[]> {
  const found = await session.orm
    .selectDistinct({ id: applications.id })
    .from(runs)
    .innerJoin(applications, eq(applications.id, runs.applicationId))
    .where(
      and(
        inArray(runs.item, [...items]),
        inArray(runs.state, ['overdue', 'gave-up']),
        notInArray(applications.step, [...ENDED_STEPS]),
        within(organizations),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(FAILED_WORK_PAGE_SIZE)
  return found.map(({ id }) => id)
}
