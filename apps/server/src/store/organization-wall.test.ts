import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { insertEvent } from './repositories/events.ts'
import { insertMail } from './repositories/mails.ts'
import { waitlist } from './schema.ts'
import { inScope, type Scope } from './scope.ts'

let app: TestApp
let ana: Person
let bea: Person
let beasId: string
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Lowscore')
  bea = await person(app, 'Okafor')
  await Promise.all([ana.untilRest(), bea.untilRest()])
  const { rows } = await app.container.db.query('select identity_id from applications where id = $1', [bea.uuid])
  beasId = String(rows[0]!.identity_id)
})
afterAll(() => app.close())

const NOW = '2026-11-22T10:00:00.000Z'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const ELSEWHERE: Scope = { kind: 'staff', identityId: NOBODY, organizations: ['NOWHERE'] }
const HERE: Scope = { kind: 'staff', identityId: NOBODY, organizations: ['HEARTH'] }
const NO_STAFF_OF: Scope = { kind: 'staff', identityId: NOBODY, organizations: [] }
const VISITOR: Scope = { kind: 'visitor', organizations: ['HEARTH'] }

const countIn = async (scope: Scope, table: string): Promise<number> =>
  inScope(scope, async () => Number((await app.container.db.query(`select count(*) as n from ${table}`)).rows[0]!.n))

/** Tables that hold rows of an organization or of a person: whatever a migration adds is among them. */
const walled = async () =>
  (
    await app.container.db.query(
      `select distinct c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('organization_code', 'application_id', 'identity_id')`,
    )
  ).rows.map((row) => String(row.name))

/** Of these, those that the product's role reads at all: demographics-wall.test.ts has the one that it does not. */
async function readable(): Promise<readonly string[]> {
  const tables = await walled()
  const { rows } = await app.container.db.query("select name from unnest($1::text[]) name where has_table_privilege(name, 'select')", [
    tables,
  ])
  expect(tables.length - rows.length).toBe(1)
  return rows.map(({ name }) => String(name))
}

describe('row-level security, with no filter in the query', () => {
  it('covers every table that holds data of an organization or a person', async () => {
    const tables = await walled()
    expect(tables.length).toBeGreaterThanOrEqual(18)
    const { rows } = await app.container.db.query(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity",
    )
    expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(tables))
  })

  it('applies to the connection itself, which neither owns the tables nor bypasses row-level security', async () => {
    const { rows } = await app.container.db.query(
      `select current_user::text as name, rolsuper as super, rolbypassrls as bypasses,
         (select count(*)::int from pg_tables where schemaname = 'public' and tableowner = current_user) as owned from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([{ name: 'hearthline_app', super: false, bypasses: false, owned: 0 }])
  })

  it('shows staff of another organization not a row, and staff of none either', async () => {
    for (const table of await readable()) {
      expect([table, await countIn(ELSEWHERE, table)]).toEqual([table, 0])
      expect([table, await countIn(NO_STAFF_OF, table)]).toEqual([table, 0])
    }
    for (const table of ['applications', 'facts', 'attempts', 'documents', 'notices', 'audit_log', 'consents']) {
      expect([table, await countIn(HERE, table)]).toEqual([table, expect.toSatisfy((count: number) => count > 0)])
    }
  })

  it('shows a borrower their own application alone, and a visitor none', async () => {
    const own: Scope = { kind: 'borrower', identityId: beasId, organizations: ['HEARTH'] }
    expect(await countIn(own, 'applications')).toBe(1)
    expect(await countIn(own, `facts where application_id = '${bea.uuid}'`)).toBeGreaterThan(0)
    expect(await countIn(own, `facts where application_id = '${ana.uuid}'`)).toBe(0)
    expect(await countIn(own, 'audit_log')).toBe(0)
    expect(await countIn(own, 'profiles')).toBe(1)
    for (const table of ['applications', 'facts', 'documents', 'consents', 'audit_log']) expect(await countIn(VISITOR, table)).toBe(0)
  })

  it('shows mails, the waitlist and events to staff of the organization alone; visitors and borrowers add to them without seeing any', async () => {
    const { db } = app.container
    const own: Scope = { kind: 'borrower', identityId: beasId, organizations: ['HEARTH'] }
    const PLATFORM: Scope = { kind: 'platform', identityId: NOBODY }
    const add = {
      mails: (code: string) =>
        insertMail(db, { organizationCode: code, recipient: 'x@example.test', subject: 'x', body: 'x', sentAt: NOW }),
      // Joining itself looks whether the address waits already, and so asks as the system.
      waitlist: async (code: string) => void (await db.orm.insert(waitlist).values({ organizationCode: code, entry: {}, at: NOW })),
      events: (code: string) => insertEvent(db, { organizationCode: code, name: 'appStarted', detail: {}, at: NOW }),
    }
    for (const [table, insert] of Object.entries(add)) {
      for (const scope of [VISITOR, own]) {
        const before = await countIn(HERE, table)
        await inScope(scope, () => insert('HEARTH'))
        expect([table, scope.kind, await countIn(scope, table)]).toEqual([table, scope.kind, 0])
        expect([table, await countIn(HERE, table), await countIn(PLATFORM, table)]).toEqual([table, before + 1, before + 1])
        await expect(inScope(scope, () => insert('RIOSOL'))).rejects.toMatchObject({
          cause: { message: expect.stringContaining('row-level security') },
        })
        await inScope(scope, () => db.transaction((session) => session.query(`delete from ${table}`)))
        await inScope(scope, () => db.transaction((session) => session.query(`update ${table} set organization_code = 'RIOSOL'`)))
        expect([table, await countIn(HERE, table)]).toEqual([table, before + 1])
      }
    }
  })

  it('lets a visitor add an event once, which they cannot see', async () => {
    const once = () =>
      inScope(VISITOR, () =>
        insertEvent(app.container.db, { organizationCode: 'HEARTH', name: 'appStarted', detail: {}, at: NOW, dedupeKey: 'wall' }),
      )
    expect([await once(), await once()]).toEqual([true, false])
  })

  it('shows nothing at all where no scope was set', async () => {
    const tables = await readable()
    await app.container.db.transaction(async (session) => {
      await session.query("select set_config('hearthline.scope', '', true)")
      for (const table of tables) {
        expect([table, Number((await session.query(`select count(*) as n from ${table}`)).rows[0]!.n)]).toEqual([table, 0])
      }
    })
  })

  it('applies to writes as to reads, and ends with its transaction', async () => {
    const { db } = app.container
    const write = (text: string) => inScope(ELSEWHERE, () => db.transaction((session) => session.query(text)))
    await write(`update applications set step = 'COMPLETE' where id = '${ana.uuid}'`)
    await write(`update runs set state = 'done' where application_id = '${ana.uuid}'`)
    await expect(
      write(
        `insert into facts (application_id, item, party, basis, data, actor, settled_at) values ('${ana.uuid}', 'x', 'borrower', '0', '{}', 'x', now())`,
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      write(
        `insert into audit_log (organization_code, sequence, at, actor, action, detail, hash) values ('HEARTH', 99999, now(), 'x', 'x', '{}', 'x')`,
      ),
    ).rejects.toThrow(/row-level security/)
    expect((await ana.status()).step).toBe('DECLINED')
    expect(await countIn({ kind: 'system' }, 'applications')).toBe(2)
  })
})

describe('rows that are only ever added', () => {
  const TABLES = ['audit_log', 'facts', 'attempts', 'step_history', 'consents', 'documents']

  it.each(TABLES)('are neither changed nor removed by the product: %s', async (table) => {
    const { db } = app.container
    await expect(db.query(`delete from ${table}`)).rejects.toThrow(/permission denied/)
    const column = table === 'facts' ? 'item' : table === 'audit_log' ? 'action' : table === 'documents' ? 'kind' : 'id'
    await expect(db.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow(/permission denied/)
  })

  it.each([...TABLES, 'audit_heads'])('are not removed by the owner of the tables either: %s', async (table) => {
    const { db } = app.container
    await expect(db.asOwner((owner) => owner.query(`delete from ${table}`))).rejects.toThrow(/only added, never changed or removed/)
    await expect(db.asOwner((owner) => owner.query(`truncate ${table} cascade`))).rejects.toThrow(/only added, never changed or removed/)
  })

  it('may be sealed again by the owner, in a transaction that says so, and the audit log never', async () => {
    const { db } = app.container
    await db.asOwner(async (owner) => {
      await owner.query("select set_config('hearthline.reseal', 'on', true)")
      await owner.query('update attempts set request_sealed = request_sealed')
    })
    const audit = db.asOwner(async (owner) => {
      await owner.query("select set_config('hearthline.reseal', 'on', true)")
      await owner.query('update audit_log set hash = hash')
    })
    await expect(audit).rejects.toThrow(/only added/)
  })
})
