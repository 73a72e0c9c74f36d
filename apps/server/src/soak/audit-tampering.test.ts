import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { continueApplication, crashBorrower } from '../testing/crash-borrower.ts'
import { runCommandProcess } from '../testing/run-command.ts'
import { startServerOrThrow } from '../testing/server-process.ts'

/** A superuser's, as `npm run test:soak` gives it. */
const ADMIN = process.env.TEST_DATABASE_URL
const NAME = `hearthline_audit_${randomUUID().replaceAll('-', '').slice(0, 12)}`
const folder = mkdtempSync(join(tmpdir(), 'hearthline-audit-'))

const urlOf = (database: string) => {
  const url = new URL(ADMIN!)
  url.pathname = `/${database}`
  return url.href
}

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** As an operator runs it; `settings` name the installation. */
const verify = (settings: Record<string, string>) => runCommandProcess('verify-audit', [], { HEARTHLINE_DATA: folder, ...settings })

async function fill(settings: Record<string, string>): Promise<void> {
  const server = await startServerOrThrow(folder, settings)
  await Promise.all(
    ['Reyes', 'Okafor', 'Nomatch', 'Delinquent'].map((name) =>
      Promise.race([continueApplication(server.url, crashBorrower(name)), new Promise((resolve) => setTimeout(resolve, 20_000))]),
    ),
  )
  await server.stop()
}

describe.runIf(ADMIN)('the audit log of an installation on PostgreSQL', () => {
  const settings = { DATABASE_URL: ADMIN ? urlOf(NAME) : '' }
  const SAVED = ['audit_log', 'audit_heads', 'applications'] as const
  beforeAll(async () => {
    await asSuperuser(ADMIN!, (client) => client.query(`create database ${NAME}`))
    await fill(settings)
    await asSuperuser(urlOf(NAME), async (client) => {
      await client.query('create schema saved')
      for (const table of SAVED) await client.query(`create table saved.${table} as table ${table}`)
    })
  }, 180_000)
  afterAll(async () => {
    await asSuperuser(ADMIN!, (client) => client.query(`drop database if exists ${NAME} with (force)`))
    rmSync(folder, { recursive: true, force: true })
  })

  const MIDDLE = '(select max(sequence) / 2 from audit_log)'
  const LAST = '(select max(sequence) from audit_log)'

  it('is intact when no one changed it', async () => {
    const { code, said } = await verify(settings)
    expect([code, said]).toEqual([0, expect.stringMatching(/^HEARTH: \d+ entries, ok\n$/)])
  })

  it('refuses changes even by a superuser who does not disable the triggers', async () => {
    for (const statement of [
      'delete from audit_log',
      "update audit_log set action = 'x'",
      'truncate audit_log',
      'delete from audit_heads',
    ]) {
      await expect(asSuperuser(urlOf(NAME), (client) => client.query(statement))).rejects.toThrow(/only added, never changed or removed/)
    }
  })

  it.each([
    ['a changed action', `update audit_log set action = 'nothing' where sequence = ${MIDDLE}`],
    ['a changed actor', `update audit_log set actor = 'operator:00000000' where sequence = ${MIDDLE}`],
    ['a changed detail', `update audit_log set detail = detail || '{"reason":"forged"}' where sequence = ${MIDDLE}`],
    ['a changed moment', `update audit_log set at = at + interval '1 millisecond' where sequence = ${MIDDLE}`],
    ['a changed application', `update audit_log set application_id = gen_random_uuid() where sequence = ${MIDDLE}`],
    ['a changed organization', `update audit_log set organization_code = 'RIOSOL' where sequence = ${LAST}`],
    ['a removed entry', `delete from audit_log where sequence = ${MIDDLE}`],
    [
      'a removed entry, the others moved up',
      `delete from audit_log where sequence = 5; update audit_log set sequence = -sequence where sequence > 5; update audit_log set sequence = -sequence - 1 where sequence < 0`,
    ],
    ['a removed first entry', 'delete from audit_log where sequence = 1'],
    [
      'two entries that changed places',
      'update audit_log set sequence = case sequence when 6 then 100007 else 6 end where sequence in (6, 7); update audit_log set sequence = 7 where sequence = 100007',
    ],
    [
      'an inserted entry',
      `insert into audit_log select organization_code, sequence + 1, at, actor, 'forged', application_id, detail, hash from audit_log where sequence = ${LAST}`,
    ],
    [
      'an entry replayed at the end',
      `insert into audit_log select organization_code, sequence + 1, at, actor, action, application_id, detail, hash from audit_log where sequence = ${LAST}; update audit_heads set sequence = sequence + 1`,
    ],
    ['a cut end', `delete from audit_log where sequence > ${MIDDLE}`],
    [
      'a cut end with the head set back',
      `delete from audit_log where sequence > ${MIDDLE}; update audit_heads set sequence = ${LAST}, hash = (select hash from audit_log order by sequence desc limit 1)`,
    ],
    ['a log that was truncated', 'truncate audit_log'],
    ['a log that was truncated with its heads', 'truncate audit_log, audit_heads'],
    ['a head that is gone', 'delete from audit_heads'],
    ['a head that points beyond', 'update audit_heads set sequence = sequence + 1'],
    ['an anchor made up', `update audit_heads set anchor_sequence = 5, anchor = repeat('0', 64)`],
    ['an application that was taken back a version', 'update applications set version = version - 1'],
    [
      'a chain made anew by the old, unkeyed rule',
      `do $$ declare row record; ending text := repeat('0', 64); begin
       for row in select * from audit_log order by sequence loop
         ending := encode(sha256(convert_to(ending || ':' || row.sequence || ':' || md5(row::text), 'UTF8')), 'hex');
         update audit_log set hash = encode(sha256(convert_to('row:' || ending, 'UTF8')), 'hex') where sequence = row.sequence;
       end loop;
       update audit_heads set hash = ending; end $$`,
    ],
  ])('%s is found by the command, which then ends with 1', async (_what, tampering) => {
    await asSuperuser(urlOf(NAME), (client) => client.query(`set session_replication_role = replica; ${tampering}`))
    try {
      const { code, said } = await verify(settings)
      expect([code, said]).toEqual([1, expect.stringMatching(/HEARTH: \d+ (entry|entries), BROKEN at entry \d+: /)])
    } finally {
      await asSuperuser(urlOf(NAME), async (client) => {
        await client.query('set session_replication_role = replica')
        await client.query('delete from audit_log; delete from audit_heads')
        await client.query('insert into audit_log select * from saved.audit_log; insert into audit_heads select * from saved.audit_heads')
        await client.query('update applications a set version = s.version from saved.applications s where s.id = a.id')
      })
    }
  })

  it('is intact again when all of that is undone, and cannot be verified with another key', async () => {
    expect((await verify(settings)).code).toBe(0)
    const { code, said } = await verify({ ...settings, DATA_KEY: Buffer.alloc(32, 9).toString('base64') })
    expect([code, said]).toEqual([1, expect.stringContaining('key')])
  })
})

describe('the audit log of a data folder', () => {
  it('is verified while the server is stopped, and refused with a sentence while it runs', async () => {
    const own = mkdtempSync(join(tmpdir(), 'hearthline-audit-own-'))
    try {
      expect(await verify({ HEARTHLINE_DATA: own })).toMatchObject({ code: 1, said: expect.stringContaining('There is no database in') })
      const server = await startServerOrThrow(own)
      await continueApplication(server.url, { ...crashBorrower('Delinquent'), arrived: true })
      const running = await verify({ HEARTHLINE_DATA: own })
      expect([running.code, running.said]).toEqual([1, expect.stringContaining('in use')])
      await server.stop()
      expect(await verify({ HEARTHLINE_DATA: own })).toMatchObject({ code: 0, said: expect.stringMatching(/^HEARTH: \d+ entries, ok\n$/) })
    } finally {
      rmSync(own, { recursive: true, force: true })
    }
  })
})
