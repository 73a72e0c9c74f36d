import { createHash, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { canonicalJson } from '@hearthline/domain'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMacs, newMacSecret } from '../secrets/macs.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'
import { anchorUnkeyedChains, appendAudit } from './repositories/audit.ts'
import { verifyChain } from './repositories/verify-audit.ts'

const macs = createMacs(newMacSecret())
const APPLICATION = randomUUID()
const PERSON = randomUUID()
const ENTRIES = [
  { at: '2026-11-20T10:00:00.000Z', actor: `borrower:${PERSON}`, action: 'application-created', detail: { version: 1 } },
  { at: '2026-11-20T10:00:01.000Z', actor: 'work:soft-credit', action: 'work-done', detail: { version: 2 } },
]
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let db: Db
/** An installation as the version before left it: three migrations, an unkeyed chain, an idempotency key. */
beforeAll(async () => {
  db = await openInMemory()
  const older = readMigrationFiles({ migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }).slice(0, 3)
  await db.asOwner(async (owner) => {
    await owner.query('create table migrations (hash text primary key, at timestamptz not null default now())')
    for (const { sql, hash } of older) {
      for (const statement of sql) await owner.query(statement)
      await owner.query('insert into migrations (hash) values ($1)', [hash])
    }
    await owner.query(
      `insert into identities (id, email, password_hash, organization_code, roles, created_at) values ($1, 'a@example.test', 'x', 'HEARTH', '{}', now()),
       ($2, 'o@example.test', 'x', 'RIOSOL', '{operator}', now())`,
      [PERSON, randomUUID()],
    )
    await owner.query(
      `insert into applications (id, organization_code, identity_id, version, step, decision, sub_decision, step_since, created_at, updated_at)
       values ($1, 'HEARTH', $2, 2, 'OFFER_SELECTION', 'APPROVED', 'X', now(), now(), now())`,
      [APPLICATION, PERSON],
    )
    await owner.query(`insert into idempotency_keys (identity_id, key, call, body_hash, created_at) values ($1, 'k', 'c', $2, now())`, [
      PERSON,
      sha256('{"ssn":"512347689"}'),
    ])
    await owner.query(
      "insert into facts (application_id, item, basis, data, actor, settled_at) values ($1, 'about-you', '0', $2, 'test', now())",
      [
        APPLICATION,
        {
          coOwners: [
            { firstName: 'Co', email: ' Co.Owner@example.test' },
            { firstName: 'No', email: '' },
          ],
          ssn: 'sealed',
        },
      ],
    )
    await owner.query(
      "insert into consents (identity_id, organization_code, type, answer, version, source, at) values ($1, 'HEARTH', 'TERMS_PRIVACY', 'ACCEPTED', '2026-11', 'APPLICATION', now())",
      [PERSON],
    )
    let hash = '0'.repeat(64)
    for (const [index, { at, actor, action, detail }] of ENTRIES.entries()) {
      hash = sha256(`${hash}:${index + 1}:${sha256(canonicalJson(['HEARTH', at, actor, action, APPLICATION, detail]))}`)
      await owner.query('insert into audit_log values ($1, $2, $3, $4, $5, $6, $7, $8)', [
        'HEARTH',
        index + 1,
        at,
        actor,
        action,
        APPLICATION,
        JSON.stringify(detail),
        hash,
      ])
    }
    await owner.query("insert into audit_heads values ('HEARTH', 2, $1)", [hash])
  })
  await migrate(db, (owner) => anchorUnkeyedChains(owner, macs))
})
afterAll(() => db.close())

describe('an installation from before row-level security', () => {
  it('keeps an application in progress in its place in the queue, and has the timekeeper look for the day that the law sets it', async () => {
    const { rows } = await db.query(
      `select step, action_kind, queue_at = step_since + interval '30 days' as kept, wake_at <= now() as looked_at from applications where id = $1`,
      [APPLICATION],
    )
    expect(rows).toEqual([{ step: 'OFFER_SELECTION', action_kind: null, kept: true, looked_at: true }])
  })

  it('keeps its applications and its log, and loses the unkeyed digests', async () => {
    expect((await db.query('select id from applications')).rows).toEqual([{ id: APPLICATION }])
    expect((await db.query('select * from idempotency_keys')).rows).toEqual([])
    expect(await verifyChain(db, macs, 'HEARTH')).toEqual({ organizationCode: 'HEARTH', rows: 2 })
  })

  it("has its staff act for their account's organization, and no one else for any", async () => {
    expect((await db.query('select email, staff_organizations as organizations from identities order by email')).rows).toEqual([
      { email: 'a@example.test', organizations: [] },
      { email: 'o@example.test', organizations: ['RIOSOL'] },
    ])
  })

  it('has its results in the first of their shapes', async () => {
    expect((await db.query('select distinct shape from facts')).rows).toEqual([{ shape: 1 }])
  })

  it('records who was a party to its applications: the applicant, and everyone an answer names', async () => {
    // Everything from before was the borrower's.
    expect((await db.query('select distinct party from facts where application_id = $1', [APPLICATION])).rows).toEqual([
      { party: 'borrower' },
    ])
    expect((await db.query('select email from application_parties where application_id = $1 order by email', [APPLICATION])).rows).toEqual([
      { email: 'a@example.test' },
      { email: 'co.owner@example.test' },
    ])
  })

  it('keeps its consents, each by its version alone: their texts were not kept', async () => {
    expect((await db.query('select type, answer, version, texts from consents')).rows).toEqual([
      { type: 'TERMS_PRIVACY', answer: 'ACCEPTED', version: '2026-11', texts: [] },
    ])
  })

  it('continues its chain under the key', async () => {
    await appendAudit(db, macs, {
      organizationCode: 'HEARTH',
      at: '2026-11-22T10:00:00.000Z',
      actor: 'time',
      action: 'time-passed',
      detail: {},
    })
    expect(await verifyChain(db, macs, 'HEARTH')).toEqual({ organizationCode: 'HEARTH', rows: 3 })
  })

  const asThough = async (tampering: string) => {
    const report = await db
      .asOwner(async (owner) => {
        await owner.query('set local session_replication_role = replica')
        await owner.query(tampering)
        throw await verifyChain(owner, macs, 'HEARTH')
      })
      .catch((thrown: Awaited<ReturnType<typeof verifyChain>>) => thrown)
    return report.broken
  }

  it('no longer accepts a change of the old part, even with recomputed hashes', async () => {
    const hash = (await db.query('select hash from audit_log where sequence = 1')).rows[0]!.hash
    const forged = { ...ENTRIES[1]!, detail: { version: 2, note: 'forged' } }
    const anew = sha256(
      `${hash}:2:${sha256(canonicalJson(['HEARTH', forged.at, forged.actor, forged.action, APPLICATION, forged.detail]))}`,
    )
    const set = `update audit_log set detail = '${JSON.stringify(forged.detail)}', hash = '${anew}' where sequence = 2`
    expect(await asThough(set)).toMatchObject({ sequence: 2, why: expect.stringContaining('put under the key') })
    expect(
      await asThough(`${set}; delete from audit_log where sequence = 3; update audit_heads set sequence = 2, hash = '${anew}'`),
    ).toMatchObject({
      sequence: 2,
    })
  })

  it('no longer accepts that the keyed part is cut off', async () => {
    const old = (await db.query('select hash from audit_log where sequence = 2')).rows[0]!.hash
    expect(await asThough(`delete from audit_log where sequence = 3; update audit_heads set sequence = 2, hash = '${old}'`)).toMatchObject({
      sequence: 3,
    })
    expect(
      await asThough(
        `delete from audit_log where sequence = 3; update audit_heads set sequence = 2, hash = '${old}', anchor = null, anchor_sequence = null`,
      ),
    ).toMatchObject({ sequence: 1 })
  })
})
