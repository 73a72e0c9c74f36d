/** Which applications may belong to a year's register, and who decided on them. */
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Session, Statement } from '../db.ts'
import { applications, registerReadings } from '../schema.ts'

export interface EndedApplication {
  readonly id: string
  /** the moment at which it ended: its results are read as they stood then */
  readonly endedAt: string
}

/**
 * A line belongs to the day on which its note was signed, and may be paid out months later. Whatever else ends belongs to the day of its end;
 * the days around the year are looked at too.
 */
const ENDED: Statement = {
  name: 'ended-applications',
  text: `select id, to_char(step_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ended_at from applications
    where organization_code = $1 and step in ('COMPLETE', 'CANCELLED', 'DECLINED') and step_since >= $2::timestamptz - interval '45 days'
      and coalesce(case when step = 'COMPLETE' then (
        select max(f.settled_at) from facts f where f.application_id = applications.id and f.item = 'note-signing'
      ) end, step_since) < $3::timestamptz + interval '45 days'
    order by loan_number`,
}

/** Of an organization, in the order of their loan numbers; moments of the year's beginning and end. */
export async function endedApplications(session: Session, organizationCode: string, from: string, to: string): Promise<EndedApplication[]> {
  const { rows } = await session.run(ENDED, [organizationCode, from, to])
  return rows.map(({ id, ended_at: endedAt }) => ({ id: String(id), endedAt: String(endedAt) }))
}

/** A refusal that was taken up again in a later year of the lender's: the year in which it was reported has its row. */
export interface ReconsideredRefusal {
  readonly id: string
  readonly endedAt: string
  readonly takenUpAt: string
}

const RECONSIDERED: Statement = {
  name: 'reconsidered-refusals',
  text: `select ends.application_id as id, to_char(ends.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ended_at,
      to_char(ends.left_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as taken_up_at
    from (
      select h.id, h.application_id, h.step, h.at, lead(h.at) over (partition by h.application_id order by h.id) as left_at
      from step_history h join applications a on a.id = h.application_id where a.organization_code = $1
    ) ends
    where ends.step = 'DECLINED' and extract(year from ends.left_at at time zone $2) > extract(year from ends.at at time zone $2)
    order by ends.id`,
}

/** Of an organization, oldest first. Years are those of the zone that is named. */
export async function reconsideredRefusals(session: Session, organizationCode: string, zone: string): Promise<ReconsideredRefusal[]> {
  const { rows } = await session.run(RECONSIDERED, [organizationCode, zone])
  return rows.map(({ id, ended_at: endedAt, taken_up_at: takenUpAt }) => ({
    id: String(id),
    endedAt: String(endedAt),
    takenUpAt: String(takenUpAt),
  }))
}

const DECIDED: Statement = {
  name: 'applications-decided-by',
  text: `select count(distinct application_id)::int as count from audit_log
    where organization_code = $1 and action = 'decided' and actor = any($2::text[]) and application_id = any($3::uuid[])`,
}

/** That this person has read what the applicants of these say of themselves. */
export async function keepRegisterReadings(session: Session, identityId: string, ids: readonly string[], readAt: string): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((applicationId) => ({ identityId, applicationId, readAt }))
  await session.orm.insert(registerReadings).values(rows).onConflictDoNothing()
}

/** Whether they read what this applicant said, in this application or in another of the same person: the answers are the person's. */
export async function hasReadRegisterOf(session: Session, identityId: string, applicationId: string): Promise<boolean> {
  const decided = alias(applications, 'decided')
  const found = await session.orm
    .select({ id: registerReadings.applicationId })
    .from(registerReadings)
    .innerJoin(applications, eq(applications.id, registerReadings.applicationId))
    .innerJoin(decided, eq(decided.identityId, applications.identityId))
    .where(and(eq(registerReadings.identityId, identityId), eq(decided.id, applicationId)))
    .limit(1)
  return found.length > 0
}

/** On how many of these applications one of these actors recorded a decision. */
export async function countDecidedBy(
  session: Session,
  organizationCode: string,
  actors: readonly string[],
  ids: readonly string[],
): Promise<number> {
  const { rows } = await session.run(DECIDED, [organizationCode, [...actors], [...ids]])
  return Number(rows[0]?.count ?? 0)
}
