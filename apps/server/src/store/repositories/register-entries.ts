/** Entries of the registers: their versions are added and never changed, and some count once a second person has confirmed them. */
import { and, count, desc, eq, exists, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Session } from '../db.ts'
import { registerConfirmations, registerEntries } from '../schema.ts'
import { isUniqueViolation } from '../unique-violation.ts'

/** Instead of an organization's code: every organization. */
export const FOR_ALL = '*'

export interface EntryName {
  readonly organizationCode: string
  readonly register: string
  readonly key: string
}

export interface EntryVersion extends EntryName {
  readonly id: number
  readonly version: number
  readonly data: unknown
  readonly ended: boolean
  readonly reason: string | null
  readonly twoPersons: boolean
  readonly batch: string | null
  readonly writtenBy: string | null
  readonly writtenByName: string | null
  readonly writtenAt: string
  readonly confirmedByName: string | null
  readonly confirmedAt: string | null
}

const columns = {
  id: registerEntries.id,
  organizationCode: registerEntries.organizationCode,
  register: registerEntries.register,
  key: registerEntries.key,
  version: registerEntries.version,
  data: registerEntries.data,
  ended: registerEntries.ended,
  reason: registerEntries.reason,
  twoPersons: registerEntries.twoPersons,
  batch: registerEntries.batch,
  writtenBy: registerEntries.writtenBy,
  writtenByName: registerEntries.writtenByName,
  writtenAt: registerEntries.writtenAt,
  confirmedByName: registerConfirmations.confirmedByName,
  confirmedAt: registerConfirmations.confirmedAt,
}

const select = (session: Session) =>
  session.orm.select(columns).from(registerEntries).leftJoin(registerConfirmations, eq(registerConfirmations.entry, registerEntries.id))

const named = ({ organizationCode, register, key }: EntryName) =>
  and(eq(registerEntries.organizationCode, organizationCode), eq(registerEntries.register, register), eq(registerEntries.key, key))

const waits = and(registerEntries.twoPersons, sql`${registerConfirmations.entry} is null`)!
const counts = not(waits)

const newer = alias(registerEntries, 'newer')
/** Of each entry the version that was written last. */
const isLast = (session: Session) =>
  not(
    exists(
      session.orm
        .select({ one: sql`1` })
        .from(newer)
        .where(
          and(
            eq(newer.organizationCode, registerEntries.organizationCode),
            eq(newer.register, registerEntries.register),
            eq(newer.key, registerEntries.key),
            sql`${newer.version} > ${registerEntries.version}`,
          ),
        ),
    ),
  )

/** Every version, the newest first. */
export const entryVersions = (session: Session, name: EntryName): Promise<EntryVersion[]> =>
  select(session).where(named(name)).orderBy(desc(registerEntries.version))

/**
 * What counts of an entry: the last version that takes one person or has two. Without an organization the key alone names it, as one that the
 * server made does.
 */
export async function entryInForce(
  session: Session,
  { organizationCode, register, key }: Omit<EntryName, 'organizationCode'> & { readonly organizationCode: string | undefined },
): Promise<EntryVersion | undefined> {
  const ofOrganization = organizationCode === undefined ? undefined : eq(registerEntries.organizationCode, organizationCode)
  const [found] = await select(session)
    .where(and(ofOrganization, eq(registerEntries.register, register), eq(registerEntries.key, key), counts))
    .orderBy(desc(registerEntries.version))
    .limit(1)
  return found
}

/** All entries of a register that count and have not ended, of an organization and of every one. */
export async function entriesInForce(session: Session, register: string, organizationCode: string): Promise<readonly EntryVersion[]> {
  const rows = await select(session)
    .where(and(inArray(registerEntries.organizationCode, [organizationCode, FOR_ALL]), eq(registerEntries.register, register), counts))
    .orderBy(desc(registerEntries.version))
  const seen = new Set<string>()
  return rows.filter(({ organizationCode: code, key, ended }) => {
    const name = `${code} ${key}`
    const isFirst = !seen.has(name)
    seen.add(name)
    return isFirst && !ended
  })
}

/** When each entry was written first. */
export async function firstWrittenAt(session: Session, register: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await session.orm
    .select({ key: registerEntries.key, at: registerEntries.writtenAt })
    .from(registerEntries)
    .where(and(eq(registerEntries.register, register), inArray(registerEntries.key, [...keys]), eq(registerEntries.version, 1)))
  return new Map(rows.map(({ key, at }) => [key, at]))
}

interface Sought {
  readonly organizationCode: string
  readonly register: string
  readonly search?: string | undefined
  readonly waiting: boolean
  readonly offset: number
  readonly limit: number
}

const LIKE_SIGNS = /[\\%_]/g

/** The last version of each entry, what was written last first; and how many there are, and wait. */
export async function lastVersions(session: Session, sought: Sought) {
  const of = and(
    eq(registerEntries.organizationCode, sought.organizationCode),
    eq(registerEntries.register, sought.register),
    isLast(session),
  )
  const like = sought.search && `%${sought.search.replace(LIKE_SIGNS, (sign) => `\\${sign}`)}%`
  const holds = like ? or(sql`${registerEntries.key} ilike ${like}`, sql`${registerEntries.data}::text ilike ${like}`) : undefined
  const where = and(of, holds, sought.waiting ? waits : undefined)
  const tally = async (filter: SQL | undefined) => {
    const [found] = await session.orm
      .select({ n: count() })
      .from(registerEntries)
      .leftJoin(registerConfirmations, eq(registerConfirmations.entry, registerEntries.id))
      .where(filter)
    return Number(found!.n)
  }
  const rows = await select(session).where(where).orderBy(desc(registerEntries.id)).limit(sought.limit).offset(sought.offset)
  return { rows, total: await tally(where), waiting: await tally(and(of, waits)) }
}

/** Which of these keys there are, ended or not. */
export async function takenKeys(
  session: Session,
  organizationCode: string,
  register: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await session.orm
    .selectDistinct({ key: registerEntries.key })
    .from(registerEntries)
    .where(
      and(
        eq(registerEntries.organizationCode, organizationCode),
        eq(registerEntries.register, register),
        inArray(registerEntries.key, [...keys]),
      ),
    )
  return new Set(rows.map(({ key }) => key))
}

type NewVersion = typeof registerEntries.$inferInsert

const MOST_AT_ONCE = 500

export async function insertEntryVersions(session: Session, rows: readonly NewVersion[]): Promise<void> {
  for (let at = 0; at < rows.length; at += MOST_AT_ONCE) await session.orm.insert(registerEntries).values(rows.slice(at, at + MOST_AT_ONCE))
}

/** Whether someone else wrote that version first. */
export const isOvertaken = (problem: unknown): boolean => isUniqueViolation(problem, 'register_entries_version')

type Confirmation = Omit<typeof registerConfirmations.$inferInsert, 'entry' | 'organizationCode' | 'writtenBy'>

/** How many were not confirmed before. */
export async function insertEntryConfirmations(session: Session, entries: readonly EntryVersion[], by: Confirmation): Promise<number> {
  const rows = entries.map(({ id, organizationCode, writtenBy }) => ({ ...by, entry: id, organizationCode, writtenBy: writtenBy! }))
  let made = 0
  for (let at = 0; at < rows.length; at += MOST_AT_ONCE)
    made += (
      await session.orm
        .insert(registerConfirmations)
        .values(rows.slice(at, at + MOST_AT_ONCE))
        .onConflictDoNothing()
        .returning({ entry: registerConfirmations.entry })
    ).length
  return made
}

/** What waits of imported files: of each entry its last version. */
export const waitingOfBatches = (session: Session, organizationCode: string, batch?: string): Promise<EntryVersion[]> =>
  select(session)
    .where(
      and(
        eq(registerEntries.organizationCode, organizationCode),
        batch === undefined ? isNotNull(registerEntries.batch) : eq(registerEntries.batch, batch),
        isLast(session),
        waits,
      ),
    )
    .orderBy(registerEntries.id)
