import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'
import { newestNotifications } from './repositories/notifications.ts'
import { entriesInForce, entryInForce } from './repositories/register-entries.ts'
import { readSetting } from './repositories/settings.ts'

const [PERSON, APPLICATION, DOCUMENT, NOTICE] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const told = (title: string, more: object = {}) => ({
  uuid: randomUUID(),
  title,
  description: 'Said.',
  created: '2026-11-20T10:00:00.000Z',
  status: 'UNREAD',
  walletAddress: null,
  ctas: [{ title: 'Open your application', redirectPath: '/account' }],
  ...more,
})
const [NEWEST, OLDER] = [told('Newest'), told('Older', { status: 'READ' })]
const CHANGED = { ...told('Changed'), ctas: [{ label: 'Open' }] }

const LETTER = { ...{ firstName: 'Ana', lastName: 'Reyes', inHomeDate: '2026-01-01', respondByDate: '2099-01-01', offerCode: 'MAIL2026' } }
const PLACE = { street1: '12 Alder Way', street2: null, city: 'Sacramento', state: 'CA', zip: '95814' }
const OFFICER = {
  originatorDisplayInfo: {
    originatorName: 'Lou',
    brokerName: null,
    avatarUri: null,
    email: 'l@example.test',
    phoneNumber: '4155550100',
    nmls: '1',
  },
  ...{ enforceLicensedStatesForReferral: true, licensedStates: ['CA'] },
}
const BANNER = { variant: 'product', apps: ['heloc'], metadata: { createdAt: '2026-01-02T00:00:00.000Z' } }
/** As earlier releases kept the registers. */
const REGISTERS = {
  'offer-code:HEARTH:MAIL2026': { ...LETTER, ...PLACE },
  [`loan-originator:${NOTICE}`]: { organizationCode: 'RIOSOL', ...OFFICER },
  'banners:test': [
    { ...BANNER, uuid: DOCUMENT, message: 'Shown', active: true },
    { ...BANNER, uuid: PERSON, message: 'Not shown', active: false },
  ],
  'flags:HEARTH': { 'fe-heloc-disaster-zips': { enabled: true, variables: { zips: '95814, 95816' } }, DDP_Pilot: { enabled: true } },
}

let db: Db
/** An installation as the version before documents were bytes left it. */
beforeAll(async () => {
  db = await openInMemory()
  const older = readMigrationFiles({ migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }).slice(0, 11)
  await db.asOwner(async (owner) => {
    await owner.query('create table migrations (hash text primary key, at timestamptz not null default now())')
    for (const { sql, hash } of older) {
      for (const statement of sql) await owner.query(statement)
      await owner.query('insert into migrations (hash) values ($1)', [hash])
    }
    await owner.query(
      "insert into identities (id, email, password_hash, organization_code, roles, created_at) values ($1, 'a@example.test', 'x', 'HEARTH', '{}', now())",
      [PERSON],
    )
    await owner.query(
      `insert into applications (id, organization_code, identity_id, version, step, decision, sub_decision, step_since, created_at, updated_at)
       values ($1, 'HEARTH', $2, 2, 'DECLINED', 'DECLINED', 'X', now(), now(), now())`,
      [APPLICATION, PERSON],
    )
    await owner.query(
      `insert into documents (id, application_id, kind, media_type, content_sealed, sha256, created_at)
       values ($1, $2, 'PRE_SOFT_CREDIT_DISCLOSURE', 'text/plain', 'sealed:00000000:text', 'hash', now())`,
      [DOCUMENT, APPLICATION],
    )
    await owner.query(
      `insert into notices (id, application_id, kind, refusal, content_sealed, made_at, due_on)
       values ($1, $2, 'ADVERSE_ACTION', 'first-decision:0', 'sealed:00000000:text', now(), '2026-12-20')`,
      [NOTICE, APPLICATION],
    )
    await owner.query("insert into outbox (kind, application_id, payload, created_at) values ('step-changed', $1, '{}', now())", [
      APPLICATION,
    ])
    const list = (organization: string, value: unknown) =>
      owner.query('insert into settings values ($1, $2)', [`notifications:${organization}:${PERSON}`, JSON.stringify(value)])
    await list('HEARTH', [NEWEST, OLDER])
    await list('RIOSOL', [CHANGED, told('Beside it')])
    await list('NONE', [])
    for (const [name, value] of Object.entries(REGISTERS))
      await owner.query('insert into settings values ($1, $2)', [name, JSON.stringify(value)])
  })
  await migrate(db, async () => undefined)
})
afterAll(() => db.close())

describe('an installation from before documents were bytes', () => {
  it('keeps its documents and notices as they were, to be moved while it serves', async () => {
    expect((await db.query('select id, content_sealed, sha256, blob from documents')).rows).toEqual([
      { id: DOCUMENT, content_sealed: 'sealed:00000000:text', sha256: 'hash', blob: null },
    ])
    expect((await db.query('select id, content_sealed, document_id from notices')).rows).toEqual([
      { id: NOTICE, content_sealed: 'sealed:00000000:text', document_id: null },
    ])
    expect((await db.query('select problem from outbox')).rows).toEqual([{ problem: null }])
  })

  it('a document has its content in one place', async () => {
    const both = db.asOwner((owner) =>
      owner.query(
        "insert into documents (id, application_id, party, kind, media_type, sha256, created_at) values ($1, $2, 'borrower', 'DEED', 'x', 'x', now())",
        [randomUUID(), APPLICATION],
      ),
    )
    await expect(both).rejects.toThrow(/documents_kept_once/)
  })

  it('has each notification as a row, newest first, read or not', async () => {
    const rows = await newestNotifications(db, { identityId: PERSON, organizationCode: 'HEARTH' }, 10)
    expect(rows.map(({ id, title, ctas }) => ({ id, title, ctas }))).toEqual(
      [NEWEST, OLDER].map(({ uuid, title, ctas }) => ({ id: uuid, title, ctas })),
    )
    expect(rows.map(({ readAt }) => readAt !== null)).toEqual([false, true])
    expect(rows.map(({ createdAt }) => new Date(createdAt).toISOString())).toEqual([NEWEST.created, OLDER.created])
    expect(await readSetting(db, `notifications:HEARTH:${PERSON}`)).toBeUndefined()
    expect(await readSetting(db, `notifications:NONE:${PERSON}`)).toBeUndefined()
  })

  it('one with an unknown shape is kept and does not affect the others', async () => {
    const rows = await newestNotifications(db, { identityId: PERSON, organizationCode: 'RIOSOL' }, 10)
    expect(rows.map(({ title }) => title)).toEqual(['Beside it'])
    expect(await readSetting(db, `notifications:RIOSOL:${PERSON}`)).toEqual([CHANGED])
  })

  it('has its registers as entries, read as before, with flags where they were', async () => {
    const letter = { organizationCode: 'HEARTH', register: 'offer-code', key: 'MAIL2026' }
    expect((await entryInForce(db, letter))?.data).toEqual({ ...LETTER, ...PLACE })
    const officer = await entryInForce(db, { organizationCode: undefined, register: 'loan-originator', key: NOTICE })
    expect(officer).toMatchObject({ organizationCode: 'RIOSOL', data: OFFICER, writtenBy: null })
    const shown = await entriesInForce(db, 'announcement', 'HEARTH')
    expect(shown.map(({ key, data }) => [key, data])).toEqual([
      [DOCUMENT, expect.objectContaining({ message: 'Shown', environments: ['test'] })],
    ])
    expect((await entriesInForce(db, 'disaster-zips', 'HEARTH')).map(({ data }) => data)).toEqual([{ zips: ['95814', '95816'] }])
    expect(await readSetting(db, 'flags:HEARTH')).toEqual(REGISTERS['flags:HEARTH'])
    expect(await readSetting(db, 'banners:test')).toBeUndefined()
  })
})
