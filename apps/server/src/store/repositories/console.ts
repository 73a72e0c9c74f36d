/** Read views for operators: the queue by keyset, and the audit rows of one application. */
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, auditLog } from '../schema.ts'

export interface QueueFilter {
  readonly needsPerson: boolean
  readonly search: string | undefined
  /** keyset: the sort moment and id of the last row seen */
  readonly after: { readonly at: string; readonly id: string } | undefined
  readonly limit: number
}

/** The newest fact of an item; names written out, since the ORM leaves the table's name away in a select on one table. */
const factOf = (item: string) => sql<Record<string, string> | null>`(
  select f.data from facts f where f.application_id = applications.id and f.item = ${item} order by f.id desc limit 1)`

const columns = {
  row: applications,
  name: factOf('legal-name'),
  address: factOf('property-address'),
}

/** Oldest first where a person is needed, newest first where all are shown. */
export async function queuePage(session: Session, filter: QueueFilter) {
  const { needsPerson, search, after, limit } = filter
  const moment = needsPerson ? applications.stepSince : applications.createdAt
  const beyond =
    after &&
    (needsPerson
      ? sql`(${moment}, ${applications.id}) > (${after.at}, ${after.id})`
      : sql`(${moment}, ${applications.id}) < (${after.at}, ${after.id})`)
  const order = needsPerson ? [asc(moment), asc(applications.id)] : [desc(moment), desc(applications.id)]
  return session.orm
    .select(columns)
    .from(applications)
    .where(and(needsPerson ? sql`${applications.needsOperator}` : undefined, search ? matches(search) : undefined, beyond))
    .orderBy(...order)
    .limit(limit)
}

/** By loan number, or by last name or street as typed. */
function matches(search: string) {
  const digits = /^(?:HL-?)?(\d{1,15})$/i.exec(search.trim())?.[1]
  const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    digits ? eq(applications.loanNumber, Number(digits)) : undefined,
    sql`exists (select 1 from facts f where f.application_id = applications.id and f.item in ('legal-name', 'property-address')
      and f.data::text ilike ${like})`,
  )
}

export async function countWaiting(session: Session): Promise<number> {
  const [row] = await session.orm.select({ count: sql<number>`count(*)::int` }).from(applications).where(sql`${applications.needsOperator}`)
  return row!.count
}

export async function queueRow(session: Session, id: string) {
  return (await session.orm.select(columns).from(applications).where(eq(applications.id, id)))[0]
}

export const auditOf = (session: Session, applicationId: string) =>
  session.orm.select().from(auditLog).where(eq(auditLog.applicationId, applicationId)).orderBy(asc(auditLog.sequence))
