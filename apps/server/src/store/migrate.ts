/** Brings the tables up to date; several nodes that start at once take turns. */
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { grantToAppRole } from './app-role.ts'
import type { Db, Session, Sql } from './db.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program takes as its advisory lock on this database. */
const MIGRATION_LOCK = 7_203_118

/** @param anchorAudit puts chains that are older than their key under it, with the migration that makes room for that */
export async function migrate(db: Db, anchorAudit: (owner: Session) => Promise<void>): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER })
  await db.asOwner(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await session.query('create table if not exists migrations (hash text primary key, at timestamptz not null default now())')
    const done = new Set((await session.query('select hash from migrations')).rows.map((row) => String(row.hash)))
    const unkeyed = !(await hasColumn(session, 'audit_heads', 'anchor'))
    let changed = false
    for (const migration of migrations) {
      if (done.has(migration.hash)) continue
      for (const statement of migration.sql) if (statement.trim()) await session.query(statement)
      await session.query('insert into migrations (hash) values ($1)', [migration.hash])
      changed = true
    }
    if (unkeyed) await anchorAudit(session)
    await grantToAppRole(session, changed)
  })
}

const hasColumn = async (session: Sql, table: string, column: string): Promise<boolean> =>
  (
    await session.query("select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2", [
      table,
      column,
    ])
  ).rows.length > 0
