/** Applications with their facts: read in one round trip, written only together with what follows from them. */
import { type Facts, itemNamed, partsOfFactName, type Result, readStored } from '@hearthline/domain'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type ApplicationRow, ROW_COLUMNS, rowOf } from '../application-row.ts'
import type { Session, Statement } from '../db.ts'
import { factNameSql as nameOf } from '../fact-name-sql.ts'
import { isPacked, unpackData } from '../packed-data.ts'
import { applications, facts } from '../schema.ts'

export type { ApplicationRow }

export interface ApplicationFile {
  readonly row: ApplicationRow
  readonly facts: Facts
}

const LOCK: Statement = { name: 'lock-application', text: `select ${ROW_COLUMNS} from applications where id = $1 for update` }

/** Which row, as which transaction wrote it: a new data key seals the same row again. */
const ROW = "f.id || '/' || f.xmin::text"

const READ: Statement = {
  name: 'read-file',
  text: `select ${ROW_COLUMNS}, (
    select json_object_agg(${nameOf('newest')}, json_build_object('row', newest.row, 'data', newest.data, 'shape', newest.shape, 'basis', newest.basis, 'settledAt', newest.settled_at_text))
    from (
      select distinct on (f.item, f.party) f.item, f.party, ${ROW} as row, f.data, f.shape, f.basis,
        to_char(f.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as settled_at_text
      from facts f where f.application_id = applications.id order by f.item, f.party, f.id desc
    ) newest) as results, (
    select json_object_agg(${nameOf('r')}, r.basis order by r.updated_at)
    from runs r where r.application_id = applications.id and r.state in ('gave-up', 'overdue')) as gave_up
    from applications where id = $1`,
}

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
  const [found] = (await session.run(LOCK, [id])).rows
  if (!found) return undefined
  const row = rowOf(found)
  if (recalled?.row.version === row.version) return { row, facts: { ...recalled.facts, now, cancelledAt: instantOf(row.cancelledAt) } }
  return readFile(session, id, now)
}

/** The domain reads moments as ISO 8601 says them, the database writes them with a space. */
const instantOf = (moment: string | null): string | undefined => (moment === null ? undefined : new Date(moment).toISOString())

const READ_RESULTS_AT: Statement = {
  name: 'read-results-at',
  text: `select distinct on (f.item, f.party) ${nameOf('f')} as name, ${ROW} as row, f.data, f.shape, f.basis,
    to_char(f.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as settled_at_text
    from facts f where f.application_id = $1 and f.version <= $2 order by f.item, f.party, f.id desc`,
}

/** The results as they were in an earlier version of the application: facts are only ever added. */
export const readResultsAt = (session: Session, id: string, version: number): Promise<Facts['results']> =>
  readResults(session, READ_RESULTS_AT, [id, version])

async function readResults(session: Session, statement: Statement, values: unknown[]): Promise<Facts['results']> {
  const { rows } = await session.run(statement, values)
  return Object.fromEntries(
    rows.map(({ name, row, data, shape, basis, settled_at_text: settledAt }) => [
      String(name),
      {
        data: read(session, String(name), { row: String(row), shape: Number(shape), data }),
        basis: String(basis),
        settledAt: String(settledAt),
      },
    ]),
  )
}

interface StoredFact {
  readonly row: string
  readonly shape: number
  readonly data: unknown
}

/** What an item that this release has no more left is kept as it is: nothing reads it. */
const read = ({ parsedFacts }: Session, name: string, { row, shape, data }: StoredFact): unknown =>
  parsedFacts.read(row, isPacked(data), () => {
    const declared = itemNamed(partsOfFactName(name).item)
    const stored = unpackData(data)
    return declared ? readStored(declared, shape, stored) : stored
  })

const FIRST_VERSION: Statement = {
  name: 'first-version-of-item',
  text: 'select min(version)::int as version from facts where application_id = $1 and item = $2',
}

/** The version in which an item was settled for the first time. */
export async function firstVersionOf(session: Session, id: string, item: string): Promise<number | undefined> {
  const { rows } = await session.run(FIRST_VERSION, [id, item])
  const version = rows[0]?.version
  return typeof version === 'number' ? version : undefined
}

const READ_RESULTS_BEFORE: Statement = {
  name: 'read-results-before',
  text: READ_RESULTS_AT.text.replace('f.version <= $2', 'f.settled_at <= $2'),
}

/** The results as they were at an earlier moment. */
export const readResultsBefore = (session: Session, id: string, moment: string): Promise<Facts['results']> =>
  readResults(session, READ_RESULTS_BEFORE, [id, moment])

export interface PastResult {
  readonly name: string
  readonly data: unknown
  /** Instant. */
  readonly settledAt: string
}

const READ_PAST_RESULTS: Statement = {
  name: 'read-past-results',
  text: `select ${nameOf('f')} as name, ${ROW} as row, f.data, f.shape,
    to_char(f.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as settled_at_text
    from facts f where f.application_id = $1 and f.item = any($2) order by f.id`,
}

/** Every result that these items ever had, the oldest first. */
export async function readPastResults(session: Session, id: string, items: readonly string[]): Promise<readonly PastResult[]> {
  const { rows } = await session.run(READ_PAST_RESULTS, [id, items])
  return rows.map(({ name, row, data, shape, settled_at_text: settledAt }) => ({
    name: String(name),
    data: read(session, String(name), { row: String(row), shape: Number(shape), data }),
    settledAt: String(settledAt),
  }))
}

/** The application with its newest facts, or undefined. */
/** Who gave results of these items, at any time. */
export async function actorsOf(session: Session, id: string, items: readonly string[]): Promise<readonly string[]> {
  const of = and(eq(facts.applicationId, id), inArray(facts.item, [...items]))
  return (await session.orm.selectDistinct({ actor: facts.actor }).from(facts).where(of)).map(({ actor }) => actor)
}

/** Who gave the last result of these items. @param outcome no one, where that result has another */
export async function newestActorOf(session: Session, id: string, items: readonly string[], outcome?: string): Promise<readonly string[]> {
  const of = and(eq(facts.applicationId, id), inArray(facts.item, [...items]))
  const came = sql<string | null>`${facts.data} ->> 'outcome'`
  const newest = await session.orm.select({ actor: facts.actor, came }).from(facts).where(of).orderBy(desc(facts.id)).limit(1)
  return newest.flatMap(({ actor, came }) => (outcome === undefined || came === outcome ? [actor] : []))
}

/**
 * Who accepted one of these parts where each part is decided by itself: a fact carries what was decided before, too. Of an earlier release's one answer
 * for all it is not known which parts there were.
 */
export async function actorsAccepting(session: Session, id: string, item: string, parts: readonly string[]): Promise<readonly string[]> {
  const { rows } = await session.query(
    `select distinct f.actor from facts f where f.application_id = $1 and f.item = $2 and (f.data -> 'together' ->> 'outcome' = 'ACCEPTED'
       or exists (select 1 from jsonb_array_elements(f.data -> 'decided') d
         where d ->> 'outcome' = 'ACCEPTED' and d ->> 'condition' = any($3) and not coalesce((select p.data -> 'decided' @> jsonb_build_array(d) from facts p
           where p.application_id = f.application_id and p.item = f.item and p.id < f.id order by p.id desc limit 1), false)))`,
    [id, item, parts],
  )
  return rows.map(({ actor }) => String(actor))
}

/** Who added each entry of a list to which is only added, by its place in the list. */
export async function recordersOf(session: Session, id: string, item: string, list: string): Promise<ReadonlyMap<number, string>> {
  const length = sql<number>`jsonb_array_length(${facts.data} -> ${list})::int`
  const rows = await session.orm
    .select({ actor: facts.actor, length })
    .from(facts)
    .where(and(eq(facts.applicationId, id), eq(facts.item, item)))
    .orderBy(asc(facts.id))
  return new Map(rows.map(({ actor, length: entries }) => [entries - 1, actor]))
}

export async function readFile(session: Session, id: string, now: string): Promise<ApplicationFile | undefined> {
  const [found] = (await session.run(READ, [id])).rows
  if (!found) return undefined
  const row = rowOf(found)
  const kept = (found.results ?? {}) as Record<string, Omit<Result, 'data'> & StoredFact>
  const results = Object.fromEntries(
    Object.entries(kept).map(([name, { row: written, shape, data, ...result }]) => [
      name,
      { ...result, data: read(session, name, { row: written, shape, data }) },
    ]),
  )
  return {
    row,
    facts: { now, cancelledAt: instantOf(row.cancelledAt), results, gaveUp: (found.gave_up ?? {}) as Record<string, string> },
  }
}

/** The row alone, or undefined. */
export async function readApplicationRow(session: Session, id: string): Promise<ApplicationRow | undefined> {
  const [found] = (await session.run(READ_ROW, [id])).rows
  return found && rowOf(found)
}

const READ_ROW: Statement = { name: 'read-row', text: `select ${ROW_COLUMNS} from applications where id = $1` }

export async function insertApplication(session: Session, row: typeof applications.$inferInsert): Promise<ApplicationRow> {
  const [made] = await session.orm.insert(applications).values(row).returning()
  return made!
}

declare const CHECKED: unique symbol

/** A result that is to be kept: engine/new-fact.ts makes them, so that each has passed its item's schema and its secrets are sealed. */
export interface NewFact {
  readonly item: string
  readonly party: string
  readonly basis: string
  readonly data: unknown
  readonly shape: number
  readonly actor: string
  /** Since when it stands; from now on where left out. */
  readonly settledAt?: string
  readonly [CHECKED]: true
}

/** A person's applications under one organization, newest first. */
export const applicationsOf = (session: Session, identityId: string, organizationCode: string): Promise<ApplicationRow[]> =>
  session.orm
    .select()
    .from(applications)
    .where(and(eq(applications.identityId, identityId), eq(applications.organizationCode, organizationCode)))
    .orderBy(desc(applications.createdAt))

/** Applications of other people under a mailed firm offer, oldest first; the first few. */
export const othersByFirmOffer = (
  session: Session,
  { organizationCode, identityId, code }: Pick<ApplicationRow, 'organizationCode' | 'identityId'> & { readonly code: string },
): Promise<{ id: string }[]> =>
  session.orm
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.organizationCode, organizationCode),
        sql`(${applications.origin} -> 'firmOffer') is not null`,
        sql`(${applications.origin} -> 'firmOffer' ->> 'code') = ${code}`,
        ne(applications.identityId, identityId),
      ),
    )
    .orderBy(applications.createdAt)
    .limit(5)

/** A person's applications under every organization: the ability to start looks across them. */
export const allApplicationsOf = (session: Session, identityId: string): Promise<ApplicationRow[]> =>
  session.orm.select().from(applications).where(eq(applications.identityId, identityId)).orderBy(desc(applications.createdAt))

/** Applications for which time alone has changed something, longest due first; a page of them, after the last one seen. */
export async function dueByTime(session: Session, now: string, after?: DueApplication): Promise<DueApplication[]> {
  const beyond = after && sql`(${applications.wakeAt}, ${applications.id}) > (${after.wakeAt}::timestamptz, ${after.id}::uuid)`
  const found = await session.orm
    .select({ id: applications.id, wakeAt: applications.wakeAt })
    .from(applications)
    .where(and(sql`${applications.wakeAt} <= ${now}`, beyond))
    .orderBy(applications.wakeAt, applications.id)
    .limit(DUE_PAGE)
  return found.map(({ id, wakeAt }) => ({ id, wakeAt: wakeAt! }))
}

export interface DueApplication {
  readonly id: string
  readonly wakeAt: string
}

export const DUE_PAGE = 200

export type StatusRow = Pick<
  ApplicationRow,
  'identityId' | 'organizationCode' | 'version' | 'step' | 'previousStep' | 'decision' | 'subDecision' | 'statusFlags'
>

/** What polling reads: one row by its key. */
export async function readStatusRow(session: Session, id: string): Promise<StatusRow | undefined> {
  return (await session.run(STATUS, [id])).rows[0] as StatusRow | undefined
}

const STATUS: Statement = {
  name: 'read-status',
  text: `select identity_id as "identityId", organization_code as "organizationCode", version, step, previous_step as "previousStep", decision,
    sub_decision as "subDecision", status_flags as "statusFlags" from applications where id = $1`,
}
