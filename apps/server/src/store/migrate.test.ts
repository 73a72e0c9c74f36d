import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import type { Db } from './db.ts'
import { MigrationFailed, migrate, NewerSchema } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'

const tablesOf = async (db: Db) =>
  (await db.query("select table_name as name from information_schema.tables where table_schema = 'public' order by 1")).rows.map(
    (row) => row.name,
  )
const doneIn = async (db: Db) => (await db.query('select hash, at::text as at from migrations order by hash')).rows

const nothingToAnchor = async () => undefined

let db: Db
let empty: Db
beforeAll(async () => {
  db = await openTestDatabase()
  empty = await openInMemory()
})
afterAll(async () => {
  await db.close()
  await empty.close()
})

describe('bringing the tables up to date', () => {
  it('makes every table in an empty database', async () => {
    await migrate(empty, nothingToAnchor)
    expect(await tablesOf(empty)).toEqual(
      expect.arrayContaining(['applications', 'attempts', 'audit_log', 'facts', 'identities', 'outbox', 'runs', 'step_history']),
    )
  })

  it.each([
    ['the empty one', () => empty],
    ['the one that the suite runs on', () => db],
  ])('a second time changes nothing: %s', async (_which, which) => {
    const before = { tables: await tablesOf(which()), done: await doneIn(which()) }
    expect(before.done.length).toBeGreaterThan(0)
    await migrate(which(), nothingToAnchor)
    expect({ tables: await tablesOf(which()), done: await doneIn(which()) }).toEqual(before)
  })

  it('tables that a newer version has changed refuse this one, with a sentence and no change', async () => {
    const newer = await openInMemory()
    try {
      await migrate(newer, nothingToAnchor)
      await newer.asOwner((owner) => owner.query("insert into migrations (hash) values ('of-a-later-version')"))
      const before = await doneIn(newer)
      await expect(migrate(newer, nothingToAnchor)).rejects.toThrow(NewerSchema)
      await expect(migrate(newer, nothingToAnchor)).rejects.toThrow(
        'brought up to date by a newer version: it has a change that this version does not know',
      )
      expect(await doneIn(newer)).toEqual(before)
    } finally {
      await newer.close()
    }
  })

  it('a failed migration is named and leaves no partial change', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-migrations-'))
    const broken = await openInMemory()
    try {
      mkdirSync(join(folder, 'meta'))
      const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_broken', breakpoints: true }]
      writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
      writeFileSync(join(folder, '0000_broken.sql'), 'create table half (n int);--> statement-breakpoint\ncreate table half (n int);')
      await expect(migrate(broken, nothingToAnchor, folder)).rejects.toThrow(MigrationFailed)
      await expect(migrate(broken, nothingToAnchor, folder)).rejects.toThrow('0000_broken failed (relation "half" already exists)')
      expect(await tablesOf(broken)).toEqual([])
    } finally {
      await broken.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('several nodes that start at once take turns', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(db, nothingToAnchor)))
    expect(await doneIn(db)).toHaveLength((await doneIn(empty)).length)
  })

  it('mail that was kept in clear loses the secret of its link, and nothing else', async () => {
    const body = 'Open this link:\n\nhttps://heloc.example/auth/reset-password?token=abc-DEF_123&org=HEARTH\n\nIt works once.'
    await db.query(
      "insert into mails (organization_code, recipient, subject, body, sent_at) values ('HEARTH', 'a@b.test', 's', $1, now())",
      [body],
    )
    await db.query(readFileSync(new URL('./migrations/0007_sealed_mail.sql', import.meta.url), 'utf8'))
    expect((await db.query("select body from mails where recipient = 'a@b.test'")).rows).toEqual([
      { body: body.replace('abc-DEF_123', 'removed') },
    ])
  })

  it('both kinds of database have the same tables, columns and indexes', async () => {
    const shape = async (which: Db) => ({
      columns: (
        await which.query(
          "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
        )
      ).rows,
      indexes: (await which.query("select indexdef from pg_indexes where schemaname = 'public' order by 1")).rows,
    })
    expect(await shape(db)).toEqual(await shape(empty))
  })
})

describe('facts from before they had a version', () => {
  const FOLDER = new URL('./migrations/0003_versions_and_choices.sql', import.meta.url)

  it('get the version of the change that the audit log names, and count as new where it names none', async () => {
    const person = randomUUID()
    const application = randomUUID()
    // As the tables were: without the walls and the rule that rows are only added, which came later.
    await empty.asOwner(async (owner) => {
      await owner.query('alter table facts disable trigger append_only')
      await owner.query('alter table facts drop column version, drop column shape, drop column party')
      await owner.query('drop table unconfirmed_choices')
    })
    await empty.query(
      "insert into identities (id, email, password_hash, organization_code, created_at) values ($1, 'old@example.test', 'x', 'HEARTH', now())",
      [person],
    )
    await empty.query(
      `insert into applications (id, organization_code, identity_id, version, step, decision, sub_decision, step_since, created_at, updated_at)
       values ($1, 'HEARTH', $2, 9, 'HMDA', 'SELECT', 'UNVERIFIED_OFFER', now(), now(), now())`,
      [application, person],
    )
    await empty.query(
      `insert into facts (application_id, item, basis, data, actor, settled_at) values
       ($1, 'annual-income', '0', '{}', 'borrower', '2026-11-20T10:00:00.123Z'), ($1, 'hmda', '0', '{}', 'borrower', '2026-11-20T10:00:00.123Z')`,
      [application],
    )
    await empty.query(
      `insert into audit_log (organization_code, sequence, at, actor, action, application_id, detail, hash)
       values ('HEARTH', 1, '2026-11-20T10:00:00.123Z', 'borrower', 'answered', $1, '{"items": ["annual-income"], "version": 4}', 'x')`,
      [application],
    )
    await empty.asOwner(async (owner) => {
      for (const statement of (await readFile(FOLDER, 'utf8')).split('--> statement-breakpoint')) await owner.query(statement)
    })
    const { rows } = await empty.query('select item, version from facts where application_id = $1 order by item', [application])
    expect(rows).toEqual([
      { item: 'annual-income', version: 4 },
      { item: 'hmda', version: 9 },
    ])
  })
})

describe('a transaction', () => {
  it('commits together or not at all', async () => {
    const keep = (name: string) => `insert into settings (name, value) values ('${name}', '1')`
    await expect(
      db.transaction(async (session) => {
        await session.query(keep('first'))
        await session.query('select 1 / 0')
      }),
    ).rejects.toThrow()
    await db.transaction(async (session) => void (await session.query(keep('second'))))
    expect((await db.query("select name from settings where name in ('first', 'second')")).rows).toEqual([{ name: 'second' }])
  })

  it('runs what waits for its commit after it, and never when it did not commit', async () => {
    const heard: string[] = []
    await db
      .transaction(async (session) => {
        session.afterCommit(() => heard.push('never'))
        throw new Error('changed its mind')
      })
      .catch(() => undefined)
    await db.transaction(async (session) => {
      session.afterCommit(() => heard.push('committed'))
      heard.push('inside')
    })
    expect(heard).toEqual(['inside', 'committed'])
  })
})
