import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKeyring } from '../secrets/keyring.ts'
import { createSealing } from '../secrets/sealing.ts'
import { sealClearDemographics } from '../usecases/keys/reseal.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-embedded.ts'
import { demographicsIn } from './repositories/demographics.ts'
import { demographicKeyNames } from './repositories/sealed-texts.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
const [PERSON, APPLICATION] = [randomUUID(), randomUUID()]
const FIRST = { ethnicity: ['MEXICAN'], race: ['ASIAN'], sex: ['FEMALE'] }
const SECOND = { applicant: { ethnicity: ['CUBAN'], race: ['SAMOAN'], sex: ['MALE'], tribe: 'Quinault' } }

let db: Db
/** An installation of before demographic answers had a table: a borrower answered twice, in the shapes of two releases. */
beforeAll(async () => {
  db = await openInMemory()
  const all = readMigrationFiles({ migrationsFolder: FOLDER })
  const before = all.slice(
    0,
    all.findIndex(({ sql }) => sql.join('\n').includes('CREATE TABLE "demographics"')),
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
    await owner.query(
      `insert into applications (id, organization_code, identity_id, version, step, decision, sub_decision, step_since, created_at, updated_at, queue_at)
       values ($1, 'HEARTH', $2, 2, 'APP_SUBMISSION', 'APPROVED', 'X', now(), now(), now(), now())`,
      [APPLICATION, PERSON],
    )
    for (const [shape, data] of [
      [1, FIRST],
      [2, SECOND],
    ])
      await owner.query(
        `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
         values ($1, 'hmda', 'borrower', '0', 2, $2, $3, 'borrower', now())`,
        [APPLICATION, JSON.stringify(data), shape],
      )
  })
  await migrate(db, async () => undefined)
})
afterAll(() => db.close())

it('Answers of before are moved out of the facts, each under its own record and in its own shape, and facts are only added to again', async () => {
  const { rows } = await db.query("select id, shape, data from facts where item = 'hmda' order by id")
  const records = rows.map(({ data }) => (data as { record: string }).record)
  expect(rows.map(({ shape, data }) => [shape, Object.keys(data as object)])).toEqual([
    [3, ['record']],
    [3, ['record']],
  ])
  const kept = await demographicsIn(db, 'HEARTH', records)
  expect(records.map((record) => kept.get(record))).toEqual([
    { shape: 1, answers: expect.any(String) },
    { shape: 2, answers: expect.any(String) },
  ])
  // Kept in clear until the start that follows seals them.
  expect(records.map((record) => JSON.parse(kept.get(record)!.answers))).toEqual([FIRST, SECOND])
  const sealing = createSealing(createKeyring([randomBytes(32).toString('base64')]))
  await sealClearDemographics({ db, sealing })
  const sealed = await demographicsIn(db, 'HEARTH', records)
  for (const record of records) expect(sealed.get(record)!.answers).toMatch(/^sealed:/)
  expect(records.map((record) => JSON.parse(sealing.unseal('demographics', sealed.get(record)!.answers)))).toEqual([FIRST, SECOND])
  expect(await demographicKeyNames(db)).toEqual([sealing.newestKey])
  await expect(db.asOwner((owner) => owner.query("update facts set data = '{}' where item = 'hmda'"))).rejects.toThrow(/only added/)
})
