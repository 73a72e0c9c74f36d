import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect } from 'vitest'
import { itInLongRun } from '../testing/long-run.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

itInLongRun('of several people of one provider who were linked to an account, the first keeps it', async () => {
  const db = await openInMemory()
  const all = readMigrationFiles({ migrationsFolder: FOLDER })
  const at = all.findIndex(({ sql }) => sql.join('\n').includes('"provider_accounts_one"'))
  const account = randomUUID()
  await db.asOwner(async (owner) => {
    await owner.query('create table migrations (hash text primary key, at timestamptz not null default now())')
    for (const { sql, hash } of all.slice(0, at)) {
      for (const statement of sql) if (statement.trim()) await owner.query(statement)
      await owner.query('insert into migrations (hash) values ($1)', [hash])
    }
    await owner.query(
      "insert into identities (id, email, password_hash, organization_code, roles, created_at) values ($1, 'a@example.test', 'x', 'HEARTH', '{}', now())",
      [account],
    )
    for (const [audience, issuer, subject, day] of [
      ['customer', 'https://id.example', 'second', 2],
      ['customer', 'https://id.example', 'first', 1],
      ['customer', 'https://id.example', 'as late', 2],
      ['agent', 'https://id.example', 'first', 3],
      ['customer', 'https://other.example', 'second', 4],
    ])
      await owner.query('insert into provider_accounts values ($1, $2, $3, $4, $5, $6)', [
        ...['HEARTH', audience, issuer, subject, account, `2026-11-0${day}T08:00:00Z`],
      ])
  })
  await migrate(db, async () => undefined)
  const kept = await db.asOwner((owner) => owner.query('select audience, issuer, subject from provider_accounts order by created_at'))
  expect(kept.rows).toEqual([
    { audience: 'customer', issuer: 'https://id.example', subject: 'first' },
    { audience: 'agent', issuer: 'https://id.example', subject: 'first' },
    { audience: 'customer', issuer: 'https://other.example', subject: 'second' },
  ])
  await db.close()
})
