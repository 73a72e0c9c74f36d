import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openQueue } from '../engine/queue.ts'
import { APP_SETTINGS, RoleMissing } from './app-role.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { inScope } from './scope.ts'

const nothingToAnchor = async () => undefined
const fail = (problem: Error) => {
  throw problem
}

describe('the queue of an older version', () => {
  let db: Db
  beforeAll(async () => {
    db = await openInMemory()
    await migrate(db, nothingToAnchor)
    await (await openQueue(db, fail)).stop()
    // As it was when everything belonged to whoever logs in.
    await db.asOwner((owner) => owner.query('reassign owned by hearthline_app to current_user'))
  })
  afterAll(() => db.close())

  it("is handed to the product's role, with its tables, types and functions, and continues", async () => {
    await migrate(db, nothingToAnchor)
    const { rows } = await db.query(
      `select distinct pg_get_userbyid(owner) as owner from (
         select relowner as owner from pg_class where relnamespace = 'jobs'::regnamespace
         union all select proowner from pg_proc where pronamespace = 'jobs'::regnamespace
         union all select nspowner from pg_namespace where nspname = 'jobs') parts`,
    )
    expect(rows).toEqual([{ owner: APP_SETTINGS.role }])
    const queue = await openQueue(db, fail)
    // The queue learns of itself with its first look, as in the product; within a transaction the one connection could not answer it.
    expect(await queue.claim(1)).toEqual([])
    await db.transaction((session) => queue.send(session, [{ kind: 'outbox', outbox: 7 }]))
    expect((await queue.claim(5)).map(({ data }) => data)).toEqual([{ kind: 'outbox', outbox: 7 }])
    await queue.stop()
  })
})

describe.runIf(inject('testDatabases').postgres)('a PostgreSQL user without privileges of its own', () => {
  const { adminUrl } = inject('testDatabases').postgres ?? { adminUrl: 'postgres://none' }
  const name = `hearthline_small_${randomUUID().slice(0, 8)}`
  const urlAs = (user: string) => {
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    url.username = user
    url.password = 'a-password'
    return url.href
  }
  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  beforeAll(() => administer(`create role ${name} login password 'a-password' nocreaterole`, `create database ${name} owner ${name}`))
  afterAll(() => administer(`drop database if exists ${name} with (force)`, `drop role ${name}`))

  it('is refused with the statements that an administrator has to run', async () => {
    const refused = openPostgres(urlAs(name), 2)
    await expect(refused).rejects.toThrow(RoleMissing)
    await expect(refused).rejects.toThrow(/create role hearthline_app nologin; grant hearthline_app to/)
  })

  it('makes, fills and keeps the whole database once it may take the role', async () => {
    await administer(`grant hearthline_app to ${name}`, `grant hearthline_register to ${name}`)
    const db = await openPostgres(urlAs(name), 4)
    try {
      await migrate(db, nothingToAnchor)
      await (await openQueue(db, fail)).stop()
      await db.query("insert into waitlist (organization_code, entry, at) values ('HEARTH', '{}', now())")
      const seen = (organization: string) =>
        inScope(
          { kind: 'staff', identityId: randomUUID(), organizations: [organization] },
          async () => (await db.query('select 1 from waitlist')).rows.length,
        )
      expect([await seen('HEARTH'), await seen('RIOSOL')]).toEqual([1, 0])
    } finally {
      await db.close()
    }
  })

  it('is refused when its address takes the role away again', async () => {
    const url = new URL(urlAs(name))
    url.searchParams.set('options', '-c search_path=public')
    await expect(openPostgres(url.href, 2)).rejects.toThrow(/Remove "options" from DATABASE_URL/)
  })
})
