/** Notices of action taken: inserted once for each refusal, marked when they are sent, never changed. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, notices } from '../schema.ts'
import { type QueueOf, seenBy } from './console.ts'

export type NoticeRow = typeof notices.$inferSelect

/** False when this refusal has its notice already. */
export async function insertNotice(session: Session, row: typeof notices.$inferInsert): Promise<boolean> {
  const made = await session.orm.insert(notices).values(row).onConflictDoNothing().returning({ id: notices.id })
  return made.length === 1
}

/** The newest of an application. */
export async function newestNotice(session: Session, applicationId: string): Promise<NoticeRow | undefined> {
  return (
    await session.orm.select().from(notices).where(eq(notices.applicationId, applicationId)).orderBy(desc(notices.madeAt)).limit(1)
  )[0]
}

const OPEN = and(isNull(notices.sentAt), isNull(notices.withdrawnAt))

export async function markNoticesSent(session: Session, applicationId: string, sentAt: string): Promise<void> {
  await session.orm
    .update(notices)
    .set({ sentAt })
    .where(and(eq(notices.applicationId, applicationId), OPEN))
}

export async function withdrawNotices(session: Session, applicationId: string, withdrawnAt: string): Promise<void> {
  await session.orm
    .update(notices)
    .set({ withdrawnAt })
    .where(and(eq(notices.applicationId, applicationId), OPEN))
}

const NAME = sql<Record<string, string> | null>`(
  select f.data from facts f where f.application_id = ${applications.id} and f.item = 'legal-name' order by f.id desc limit 1)`

/** What is still to be sent first, by the day it is due; then what was sent, newest first. */
export const listNotices = (session: Session, staff: QueueOf, onlyOpen: boolean, limit: number) =>
  session.orm
    .select({ notice: notices, loanNumber: applications.loanNumber, organizationCode: applications.organizationCode, name: NAME })
    .from(notices)
    .innerJoin(applications, eq(applications.id, notices.applicationId))
    .where(and(seenBy(staff), onlyOpen ? OPEN : undefined))
    .orderBy(
      sql`(${notices.sentAt} is not null or ${notices.withdrawnAt} is not null)`,
      sql`case when ${notices.sentAt} is null and ${notices.withdrawnAt} is null then ${notices.dueOn} end`,
      desc(notices.madeAt),
      asc(notices.id),
    )
    .limit(limit)

/** How many are still to be sent, and how many of them should have been. */
export async function countOpenNotices(session: Session, staff: QueueOf, today: string): Promise<{ due: number; overdue: number }> {
  const [row] = await session.orm
    .select({ due: sql<number>`count(*)::int`, overdue: sql<number>`(count(*) filter (where ${notices.dueOn} < ${today}))::int` })
    .from(notices)
    .innerJoin(applications, eq(applications.id, notices.applicationId))
    .where(and(seenBy(staff), OPEN))
  return row!
}
