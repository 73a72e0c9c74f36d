import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const [PERSON, ASKED, QUIET] = [randomUUID(), randomUUID(), randomUUID()]

let db: Db
/** An installation of before paper copies had a list: a borrower asked twice and a co-owner once, and someone else not at all. */
beforeAll(async () => {
  db = await openInMemory()
  const all = readMigrationFiles({ migrationsFolder: FOLDER })
  const before = all.slice(
    0,
    all.findIndex(({ sql }) => sql.join('\n').includes("'paper-copies'")),
  )
  await db.asOwner(async (owner) => {
    await owner.query('create table migrations (hash text primary key, at timestamptz not null default now())')
    for (const { sql, hash } of before) {
      for (const statement of sql) if (statement.trim()) await owner.query(statement)
      await owner.query('insert into migrations (hash) values ($1)', [hash])
    }
    await owner.query(
      "insert into identities (id, email, password_hash, organization_code, roles, created_at) values ($1, 'a@example.test', 'x', 'HEARTH', '{}', now())",
      [PERSON],
    )
    for (const [id, step] of [
      [ASKED, 'COMPLETE'],
      [QUIET, 'NOTE_SIGNING'],
    ])
      await owner.query(
        `insert into applications (id, organization_code, identity_id, version, step, decision, sub_decision, step_since, created_at, updated_at, queue_at)
         values ($1, 'HEARTH', $2, 7, $3, 'APPROVED', 'X', now(), now(), now(), now())`,
        [id, PERSON, step],
      )
    const event = (id: string, party: string, name: string, at: string) =>
      owner.query(
        "insert into signing_events (application_id, party, event, at, actor, address) values ($1, $2, $3, $4, 'borrower', '127.0.0.1')",
        [id, party, name, at],
      )
    await event(ASKED, 'borrower', 'PAPER_REQUESTED', '2026-11-20T10:00:00.000Z')
    await event(ASKED, 'borrower', 'PAPER_REQUESTED', '2026-11-21T10:00:00.000Z')
    await event(ASKED, '9ae5fa49434cdf68', 'PAPER_REQUESTED', '2026-11-20T12:00:00.000Z')
    await event(QUIET, 'borrower', 'CONSENTED', '2026-11-20T10:00:00.000Z')
  })
  await migrate(db, async () => undefined)
})
afterAll(() => db.close())

it('paper copies that were asked for before there was a list are each in it once, with the newest request, and in the queue of the team', async () => {
  expect((await db.query("select application_id, version, data, actor from facts where item = 'paper-copies'")).rows).toEqual([
    {
      application_id: ASKED,
      version: 7,
      data: {
        requests: [
          { party: '9ae5fa49434cdf68', askedAt: '2026-11-20T12:00:00.000Z' },
          { party: 'borrower', askedAt: '2026-11-21T10:00:00.000Z' },
        ],
      },
      actor: 'system:migration',
    },
  ])
  const queued = await db.query('select id, needs_operator from applications where id = any($1) order by needs_operator', [[ASKED, QUIET]])
  expect(queued.rows).toEqual([
    { id: QUIET, needs_operator: false },
    { id: ASKED, needs_operator: true },
  ])
})
