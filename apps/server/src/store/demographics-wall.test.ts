/** 12 CFR 1003 appendix B: what applicants say of ethnicity, race and sex is kept from whoever decides, by the database's own grants. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { APP_SETTINGS, REGISTER_ROLE } from './app-role.ts'
import { demographicsIn } from './repositories/demographics.ts'
import { inScope } from './scope.ts'

const ANSWERS = { applicant: { ethnicity: ['NOT_HISPANIC'], race: ['SAMOAN'], tribe: 'Quinault of the wall', sex: ['FEMALE'] } }

let app: TestApp
let borrower: Person
let record: string
beforeAll(async () => {
  app = await openTestApp()
  borrower = await person(app, 'Reyes')
  await liveOn(borrower, await staff(app, 'operator'), 'HMDA')
  await borrower.answer('hmda', ANSWERS)
  const { rows } = await app.container.db.query("select data from facts where application_id = $1 and item = 'hmda'", [borrower.uuid])
  record = (rows[0]!.data as { record: string }).record
})
afterAll(() => app.close())

const { role } = APP_SETTINGS
const may = async (who: string, privilege: string) =>
  (await app.container.db.query('select has_table_privilege($1, $2, $3) as may', [who, 'demographics', privilege])).rows[0]!.may

describe('Demographic answers', () => {
  it('cannot be read, changed or removed by the role that everything of the product works as', async () => {
    const privileges = ['select', 'update', 'delete', 'truncate', 'insert']
    expect(await Promise.all(privileges.map((privilege) => may(role!, privilege)))).toEqual([false, false, false, false, true])
    await expect(app.container.db.query('select * from demographics')).rejects.toThrow(/permission denied/)
    await expect(app.container.db.query('select count(*) from demographics')).rejects.toThrow(/permission denied/)
  })

  it('are read by a role that reads nothing else, and changes nothing', async () => {
    expect(await Promise.all(['select', 'insert', 'update', 'delete'].map((privilege) => may(REGISTER_ROLE, privilege)))).toEqual([
      ...[true, false, false, false],
    ])
    const { rows } = await app.container.db.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and has_table_privilege($1, oid, 'select')",
      [REGISTER_ROLE],
    )
    expect(rows.map(({ relname }) => relname)).toEqual(['demographics'])
    const kept = await demographicsIn(app.container.db, 'HEARTH', [record])
    const { answers } = kept.get(record)!
    // Sealed at rest: a dump, or the database's own log of a statement, shows nothing.
    expect([answers.startsWith('sealed:'), answers.includes('SAMOAN')]).toEqual([true, false])
    expect(JSON.parse(app.container.sealing.unseal('demographics', answers))).toEqual(ANSWERS)
  })

  it('are of one organization, and no one else’s staff see them', async () => {
    const seen = (organization: string) =>
      inScope({ kind: 'staff', identityId: randomUUID(), organizations: [organization] }, () =>
        demographicsIn(app.container.db, 'HEARTH', [record]).then((found) => found.size),
      )
    expect([await seen('HEARTH'), await seen('RIOSOL')]).toEqual([1, 0])
  })

  it('leave the role behind with their transaction', async () => {
    await demographicsIn(app.container.db, 'HEARTH', [record])
    expect((await app.container.db.query('select current_user::text as name')).rows).toEqual([{ name: role }])
  })

  it('are in no fact, and are given back to no one, their borrower included', async () => {
    const { rows } = await app.container.db.query('select data::text as data from facts where application_id = $1', [borrower.uuid])
    expect(rows.filter(({ data }) => String(data).includes('SAMOAN') || String(data).includes('Quinault'))).toEqual([])
    const item = (await borrower.get('/items/hmda')).json<{ state: string; data: unknown }>()
    expect([item.state, JSON.stringify(item.data)]).toEqual(['settled', JSON.stringify({ record })])
  })

  it('are known to the walk as answered, and the next answer is a record of its own', async () => {
    expect((await borrower.application()).openItem).not.toBe('hmda')
    await borrower.answer('hmda', ANSWERS)
    const { rows } = await app.container.db.query(
      "select data ->> 'record' as record from facts where application_id = $1 and item = 'hmda'",
      [borrower.uuid],
    )
    expect(new Set(rows.map((row) => row.record)).size).toBe(2)
  })
})
