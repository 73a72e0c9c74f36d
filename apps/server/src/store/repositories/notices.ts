/** Notices that law asks for: inserted once for each refusal, request and report, marked when they are sent, never changed. */
import { LENDER_ZONE } from '@hearthline/domain'
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, notices } from '../schema.ts'
import { type QueueOf, visibleTo } from './console.ts'

export type NoticeRow = typeof notices.$inferSelect

/** False when it has been made already. */
export async function insertNotice(session: Session, row: typeof notices.$inferInsert): Promise<boolean> {
  const made = await session.orm.insert(notices).values(row).onConflictDoNothing().returning({ id: notices.id })
  return made.length === 1
}

/** The kinds that say how an application was answered. */
const ANSWERS = ['ADVERSE_ACTION', 'NOT_OFFERED'] as const
export type AnswerRow = NoticeRow & { readonly kind: (typeof ANSWERS)[number] }

/** All of an application, newest first. */
export const noticesOf = (session: Session, applicationId: string): Promise<NoticeRow[]> =>
  session.orm.select().from(notices).where(eq(notices.applicationId, applicationId)).orderBy(desc(notices.madeAt), asc(notices.id))

export const isAnswer = (row: NoticeRow): row is AnswerRow => (ANSWERS as readonly string[]).includes(row.kind)

/** Sent by itself: the step does not change with it. */
export async function markNoticeSent(session: Session, id: string, sentAt: string): Promise<void> {
  await session.orm
    .update(notices)
    .set({ sentAt })
    .where(and(eq(notices.id, id), OPEN))
}

const OPEN = and(isNull(notices.sentAt), isNull(notices.withdrawnAt))

export async function markNoticesSent(session: Session, applicationId: string, sentAt: string): Promise<void> {
  await session.orm
    .update(notices)
    .set({ sentAt })
    .where(and(eq(notices.applicationId, applicationId), inArray(notices.kind, [...ANSWERS]), OPEN))
}

export async function withdrawNotices(session: Session, applicationId: string, withdrawnAt: string): Promise<void> {
  await session.orm
    .update(notices)
    .set({ withdrawnAt })
    .where(and(eq(notices.applicationId, applicationId), inArray(notices.kind, [...ANSWERS]), OPEN))
}

const NAME = sql<Record<string, string> | null>`(
  select f.data from facts f where f.application_id = ${applications.id} and f.item = 'legal-name' order by f.id desc limit 1)`

/** A score disclosure is given with what it belongs to: nothing of it is left to follow up. */
const FOLLOWED = ne(notices.kind, 'SCORE_DISCLOSURE')

/** What is still to be sent first, by the day it is due; then what was sent, newest first. */
export const listNotices = (session: Session, staff: QueueOf, onlyOpen: boolean, limit: number) =>
  session.orm
    .select({ notice: notices, loanNumber: applications.loanNumber, organizationCode: applications.organizationCode, name: NAME })
    .from(notices)
    .innerJoin(applications, eq(applications.id, notices.applicationId))
    .where(and(visibleTo(staff), FOLLOWED, onlyOpen ? OPEN : undefined))
    .orderBy(
      sql`(${notices.sentAt} is not null or ${notices.withdrawnAt} is not null)`,
      sql`case when ${notices.sentAt} is null and ${notices.withdrawnAt} is null then ${notices.dueOn} end`,
      desc(notices.madeAt),
      asc(notices.id),
    )
    .limit(limit)

export interface NoticeCounts {
  /** still to be sent */
  readonly due: number
  /** of these, whose last day is over */
  readonly overdue: number
  /** sent after their last day */
  readonly late: number
}

export async function countNotices(session: Session, staff: QueueOf, today: string): Promise<NoticeCounts> {
  const sentOn = sql`(${notices.sentAt} at time zone ${LENDER_ZONE})::date`
  const count = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const [row] = await session.orm
    .select({
      due: count(OPEN),
      overdue: count(and(OPEN, sql`${notices.dueOn} < ${today}`)),
      late: count(sql`${sentOn} > ${notices.dueOn}`),
    })
    .from(notices)
    .innerJoin(applications, eq(applications.id, notices.applicationId))
    .where(and(visibleTo(staff), FOLLOWED))
  return row!
}
