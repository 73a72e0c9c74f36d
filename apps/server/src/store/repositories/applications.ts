/** Applications with their facts: read in one round trip, written only together with what follows from them. */
import type { Facts, Result } from '@hearthline/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, facts } from '../schema.ts'

export type ApplicationRow = typeof applications.$inferSelect

export interface ApplicationFile {
  readonly row: ApplicationRow
  readonly facts: Facts
}

const RESULTS = sql<Record<string, Result> | null>`(
  select jsonb_object_agg(newest.item, jsonb_build_object('data', newest.data, 'basis', newest.basis, 'settledAt', newest.settled_at_text))
  from (
    select distinct on (f.item) f.item, f.data, f.basis,
      to_char(f.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as settled_at_text
    from facts f where f.application_id = applications.id order by f.item, f.id desc
  ) newest)`

const GAVE_UP = sql<Record<string, string> | null>`(
  select jsonb_object_agg(r.item, r.basis order by r.updated_at) from runs r where r.application_id = applications.id and r.state = 'gave-up')`

/**
 * The application, held until the transaction ends, with its newest facts. What the caller recalls of it counts only when the version
 * under the lock is the same; else the facts are read, after the lock, so that what another transaction just wrote is in them.
 */
export async function lockFile(
  session: Session,
  id: string,
  now: string,
  recalled?: ApplicationFile,
): Promise<ApplicationFile | undefined> {
  const [row] = await session.orm.select().from(applications).where(eq(applications.id, id)).for('update')
  if (!row) return undefined
  if (recalled?.row.version === row.version) return { row, facts: { ...recalled.facts, now, cancelledAt: row.cancelledAt ?? undefined } }
  return readFile(session, id, now)
}

/** The application with its newest facts, or undefined. */
export async function readFile(session: Session, id: string, now: string): Promise<ApplicationFile | undefined> {
  const [found] = await session.orm
    .select({ row: applications, results: RESULTS, gaveUp: GAVE_UP })
    .from(applications)
    .where(eq(applications.id, id))
  if (!found) return undefined
  return {
    row: found.row,
    facts: { now, cancelledAt: found.row.cancelledAt ?? undefined, results: found.results ?? {}, gaveUp: found.gaveUp ?? {} },
  }
}

export async function insertApplication(session: Session, row: typeof applications.$inferInsert): Promise<ApplicationRow> {
  const [made] = await session.orm.insert(applications).values(row).returning()
  return made!
}

export async function updateApplication(session: Session, id: string, change: Partial<ApplicationRow>): Promise<void> {
  await session.orm.update(applications).set(change).where(eq(applications.id, id))
}

export interface NewFact {
  readonly item: string
  readonly basis: string
  readonly data: unknown
  readonly actor: string
}

export async function insertFacts(session: Session, applicationId: string, news: readonly NewFact[], settledAt: string): Promise<void> {
  if (news.length === 0) return
  await session.orm.insert(facts).values(news.map((fact) => ({ ...fact, applicationId, settledAt })))
}

/** A person's applications under one organisation, newest first. */
export const applicationsOf = (session: Session, identityId: string, organizationCode: string): Promise<ApplicationRow[]> =>
  session.orm
    .select()
    .from(applications)
    .where(and(eq(applications.identityId, identityId), eq(applications.organizationCode, organizationCode)))
    .orderBy(desc(applications.createdAt))

/** A person's applications under every organisation: the ability to start looks across them. */
export const allApplicationsOf = (session: Session, identityId: string): Promise<ApplicationRow[]> =>
  session.orm.select().from(applications).where(eq(applications.identityId, identityId)).orderBy(desc(applications.createdAt))

/** Applications for which time alone has changed something. */
export const dueByTime = async (session: Session, now: string): Promise<string[]> =>
  (await session.orm.select({ id: applications.id }).from(applications).where(sql`${applications.wakeAt} <= ${now}`).limit(200)).map(
    (row) => row.id,
  )

export type StatusRow = Pick<
  ApplicationRow,
  'identityId' | 'organizationCode' | 'version' | 'step' | 'previousStep' | 'decision' | 'subDecision' | 'statusFlags'
>

/** What polling reads: one row by its key. */
export async function readStatusRow(session: Session, id: string): Promise<StatusRow | undefined> {
  const { identityId, organizationCode, version, step, previousStep, decision, subDecision, statusFlags } = applications
  return (
    await session.orm
      .select({ identityId, organizationCode, version, step, previousStep, decision, subDecision, statusFlags })
      .from(applications)
      .where(eq(applications.id, id))
  )[0]
}
