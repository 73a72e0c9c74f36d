/** Entries of the registers that a loan officer owns, and how often each was opened: behind the walls of migration 0080. */
import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { agentEntries } from '../schema.ts'
import type { Officer } from './agents.ts'
import type { EntryName } from './register-entries.ts'

export type OwnedEntry = typeof agentEntries.$inferSelect

const named = ({ organizationCode, register, key }: EntryName) =>
  and(eq(agentEntries.organizationCode, organizationCode), eq(agentEntries.register, register), eq(agentEntries.key, key))

/* Each of these is awaited here: a query that is only returned runs in whatever scope it is awaited in. */
export async function insertOwnedEntry(session: Session, row: typeof agentEntries.$inferInsert): Promise<void> {
  await session.orm.insert(agentEntries).values(row)
}

/** As far as whoever asks may see whose it is. */
export async function ownedEntry(session: Session, name: EntryName): Promise<OwnedEntry | undefined> {
  return (await session.orm.select().from(agentEntries).where(named(name)))[0]
}

/** By key: the loan officers who own these entries of a register. */
export async function ownersOf(
  session: Session,
  { organizationCode, register, keys }: { organizationCode: string; register: string; keys: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const these = and(
    eq(agentEntries.organizationCode, organizationCode),
    eq(agentEntries.register, register),
    inArray(agentEntries.key, [...keys]),
  )
  const rows = await session.orm.select({ key: agentEntries.key, officer: agentEntries.officer }).from(agentEntries).where(these)
  return new Map(rows.map(({ key, officer }) => [key, officer]))
}

/** Of these loan officers, newest first, and how many there are; in the scope of whoever asks. */
export async function entriesOfOfficers(
  session: Session,
  officers: readonly Officer[],
  { register, limit, offset }: { readonly register: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly OwnedEntry[]; readonly total: number }> {
  if (officers.length === 0) return { rows: [], total: 0 }
  const theirs = and(
    eq(agentEntries.register, register),
    or(...officers.map((one) => and(eq(agentEntries.organizationCode, one.organizationCode), eq(agentEntries.officer, one.officer)))),
  )
  const rows = session.orm.select().from(agentEntries).where(theirs).orderBy(desc(agentEntries.madeAt), agentEntries.key)
  const [page, [counted]] = await Promise.all([
    rows.limit(limit).offset(offset),
    session.orm.select({ n: count() }).from(agentEntries).where(theirs),
  ])
  return { rows: page, total: counted!.n }
}

export interface Uses {
  readonly begun: number
  readonly submitted: number
}

/** By organization, register, and key: how many began an application by it and how many submitted one. */
export async function usesOfEntries(session: Session): Promise<ReadonlyMap<string, Uses>> {
  const { rows } = await session.query('select * from uses_of_agents_entries()')
  return new Map(
    rows.map(({ organization_code: code, register, key, begun, submitted }) => [
      `${code} ${register} ${key}`,
      { begun: Number(begun), submitted: Number(submitted) },
    ]),
  )
}

export async function countEntriesMadeBy(session: Session, identityId: string, since: string): Promise<number> {
  const made = and(eq(agentEntries.madeBy, identityId), gt(agentEntries.madeAt, since))
  return (await session.orm.select({ n: count() }).from(agentEntries).where(made))[0]!.n
}

export async function countOpening(session: Session, name: EntryName, at: string): Promise<void> {
  await session.orm
    .update(agentEntries)
    .set({ opened: sql`${agentEntries.opened} + 1`, lastOpenedAt: at })
    .where(named(name))
}
