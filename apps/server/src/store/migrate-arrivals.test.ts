import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const [PERSON, ARRIVED, UNDER_WAY] = [randomUUID(), randomUUID(), randomUUID()]

let db: Db
/** An installation of before arrivals were facts: two transfers of one line that settled, another that the bank does not have yet. */
beforeAll(async () => {
  db = await openInMemory()
  const all = readMigrationFiles({ migrationsFolder: FOLDER })
  const before = all.slice(
    0,
    all.findIndex(({ sql }) => sql.join('\n').includes("'disbursement-settlements'")),
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
    for (const id of [ARRIVED, UNDER_WAY]) {
      await owner.query(
        `insert into applications (id, organization_code, identity_id, version, step, decision, sub_decision, step_since, created_at, updated_at, queue_at)
         values ($1, 'HEARTH', $2, 7, 'COMPLETE', 'FINAL', 'X', now(), now(), now(), now())`,
        [id, PERSON],
      )
      await owner.query(
        `insert into lines (application_id, organization_code, opened_on, draws_until, limit_cents, terms, opened_at)
         values ($1, 'HEARTH', '2026-11-24', '2031-11-24', 100, '{}', now())`,
        [id],
      )
      await owner.query("insert into line_draws values ($1, 1, '2026-12-01', 1, 1, '8')", [id])
    }
    const sent = (id: string, trace: string, on: string, state: string) =>
      owner.query("insert into transfers values ($1, $2, 'HEARTH', 1, 100, $3, $4, $5, null, null, '2026-12-09', null)", [
        ...[trace, id, on, on, state],
      ])
    await sent(ARRIVED, '1', '2026-12-01', 'SETTLED')
    await sent(ARRIVED, '2', '2026-12-03', 'SETTLED')
    await sent(UNDER_WAY, '3', '2026-12-01', 'SENT')
    // Each with entries, which the database asks for.
    const settled = (id: string, trace: string, on: string) =>
      owner.query(
        `with made as (insert into ledger_transactions (application_id, kind, cause, effective_on, posted_at)
           values ($1, 'SETTLED', $2, $3, '2026-12-04T08:00:00Z') returning id)
         insert into ledger_entries (transaction_id, application_id, account, draw, amount_cents)
         select id, $1, account, null, cents from made, (values ('ACH_CLEARING', 100), ('CASH', -100)) as of(account, cents)`,
        [id, `settled:${trace}`, on],
      )
    await settled(ARRIVED, '1', '2026-12-02')
    await settled(ARRIVED, '2', '2026-12-04')
  })
  await migrate(db, async () => undefined)
})
afterAll(() => db.close())

it('what had settled before arrivals were facts is one, with the day that the ledger has, and what is on its way is none', async () => {
  expect((await db.query("select application_id, version, data, actor from facts where item = 'disbursement-settlements'")).rows).toEqual([
    {
      application_id: ARRIVED,
      version: 7,
      data: {
        settled: [
          { traceNumber: '1', settledOn: '2026-12-02' },
          { traceNumber: '2', settledOn: '2026-12-04' },
        ],
      },
      actor: 'provider:payments',
    },
  ])
})
