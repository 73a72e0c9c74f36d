/** Brings the tables up to date; several nodes that start at once take turns. */
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './db.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program takes as its advisory lock on this database. */
const MIGRATION_LOCK = 7_203_118

export async function migrate(db: Db): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER })
  await db.maintenance(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await session.query('create table if not exists migrations (hash text primary key, at timestamptz not null default now())')
    const done = new Set((await session.query('select hash from migrations')).rows.map((row) => String(row.hash)))
    for (const migration of migrations) {
      if (done.has(migration.hash)) continue
      for (const statement of migration.sql) if (statement.trim()) await session.query(statement)
      await session.query('insert into migrations (hash) values ($1)', [migration.hash])
    }
  })
}
