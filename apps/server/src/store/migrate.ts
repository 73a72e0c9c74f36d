/** Brings the tables up to date; several nodes that start at once take turns. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { grantToAppRole } from './app-role.ts'
import type { Db, Session, Sql } from './db.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program takes as its advisory lock on this database. */
const MIGRATION_LOCK = 7_203_118

/** The tables know changes that this program does not: it would write what the newer one does not expect. */
export class NewerSchema extends Error {
  constructor(unknown: number) {
    super(
      `The database was brought up to date by a newer version: it has ${unknown === 1 ? 'a change' : `${unknown} changes`} that this version does not know. Start that version or a later one, or restore a backup that this version made.`,
    )
    this.name = 'NewerSchema'
  }
}

export class MigrationFailed extends Error {
  constructor(name: string, problem: unknown) {
    super(
      `The database could not be brought up to date: ${name} failed (${problem instanceof Error ? problem.message : String(problem)}). Nothing of it was kept; start the version that ran before, and report this.`,
      { cause: problem },
    )
    this.name = 'MigrationFailed'
  }
}

interface Migration {
  readonly name: string
  readonly hash: string
  readonly sql: readonly string[]
}

/**
 * @param anchorAudit puts chains that are older than their key under it, with the migration that makes room for that
 * @param folder with the migrations of this program; another one in tests
 * @throws NewerSchema, MigrationFailed
 */
export async function migrate(db: Db, anchorAudit: (owner: Session) => Promise<void>, folder: string = FOLDER): Promise<void> {
  const migrations = migrationsIn(folder)
  await db.asOwner(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await session.query('create table if not exists migrations (hash text primary key, at timestamptz not null default now())')
    const done = new Set((await session.query('select hash from migrations')).rows.map((row) => String(row.hash)))
    const known = new Set(migrations.map((migration) => migration.hash))
    const unknown = [...done].filter((hash) => !known.has(hash))
    if (unknown.length > 0) throw new NewerSchema(unknown.length)
    const isUnkeyed = !(await hasColumn(session, 'audit_heads', 'anchor'))
    const due = migrations.filter((migration) => !done.has(migration.hash))
    for (const migration of due) await apply(session, migration)
    if (isUnkeyed) await anchorAudit(session)
    await grantToAppRole(session, due.length > 0)
  })
}

/** Whether this database has never held any of the product's tables. */
export const hasNoTables = async (session: Sql): Promise<boolean> => !(await hasColumn(session, 'migrations', 'hash'))

async function apply(session: Session, { name, hash, sql }: Migration): Promise<void> {
  try {
    for (const statement of sql) if (statement.trim()) await session.query(statement)
    await session.query('insert into migrations (hash) values ($1)', [hash])
  } catch (problem) {
    throw new MigrationFailed(name, problem)
  }
}

function migrationsIn(folder: string): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: readonly { readonly when: number; readonly tag: string }[]
  }
  const names = new Map(entries.map(({ when, tag }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, sql, folderMillis }) => ({
    name: names.get(folderMillis) ?? hash,
    hash,
    sql,
  }))
}

const hasColumn = async (session: Sql, table: string, column: string): Promise<boolean> =>
  (
    await session.query("select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2", [
      table,
      column,
    ])
  ).rows.length > 0
