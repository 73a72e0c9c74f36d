/** Work that providers left undone, and how their calls went: counted by item, under one organization or all of them. */
import { and, asc, eq, gt, gte, inArray, notInArray, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, attempts, runs } from '../schema.ts'

const ENDED = ['DECLINED', 'CANCELLED', 'COMPLETE']

const within = (organizationCode: string | undefined) =>
  organizationCode === undefined ? undefined : eq(applications.organizationCode, organizationCode)

/** By item: tries since a moment (Instant) that were answered and that failed, and the newest of each. */
export const attemptsByItem = (session: Session, since: string, organizationCode: string | undefined) =>
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
    .where(and(gte(attempts.startedAt, since), within(organizationCode)))
    .groupBy(attempts.item)

/** By item: applications under way that wait for it, while tries go on by themselves and where none do any more. */
export const undoneByItem = (session: Session, organizationCode: string | undefined) =>
  session.orm
    .select({
      item: runs.item,
      overdue: sql<number>`(count(distinct ${runs.applicationId}) filter (where ${runs.state} = 'overdue'))::int`,
      gaveUp: sql<number>`(count(distinct ${runs.applicationId}) filter (where ${runs.state} = 'gave-up'))::int`,
    })
    .from(runs)
    .innerJoin(applications, eq(applications.id, runs.applicationId))
    .where(and(inArray(runs.state, ['overdue', 'gave-up']), notInArray(applications.step, ENDED), within(organizationCode)))
    .groupBy(runs.item)

export const UNDONE_PAGE = 200

/** Applications under way with undone work of these items, a page of them in the order of their ids, after the last one seen. */
export async function undoneApplications(
  session: Session,
  items: readonly string[],
  organizationCode: string | undefined,
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
        notInArray(applications.step, ENDED),
        within(organizationCode),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(UNDONE_PAGE)
  return found.map(({ id }) => id)
}
