import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { insertPasswordReset } from './repositories/password-resets.ts'
import { insertSignInCode } from './repositories/sign-in-codes.ts'
import { type AccountName, inScope, naming, type Scope } from './scope.ts'

const NOW = '2026-11-22T10:00:00.000Z'
const VISITOR: Scope = { kind: 'visitor', organizations: ['HEARTH'] }
const SECRET = 'a'.repeat(64)

let app: TestApp
const [ana, bea] = [newEmail('ana'), newEmail('bea')]
let beasId: string
beforeAll(async () => {
  app = await openTestApp()
  await app.signUp(ana)
  await app.signUp(bea)
  await staff(app, 'administrator')
  const { db } = app.container
  beasId = String((await db.query('select id from identities where email = $1', [bea])).rows[0]!.id)
  await insertPasswordReset(db, { secretDigest: SECRET, identityId: beasId, createdAt: NOW, expiresAt: NOW })
  await insertSignInCode(db, { id: randomUUID(), organizationCode: 'HEARTH', emailMac: 'x', codeMac: 'y', createdAt: NOW, expiresAt: NOW })
})
afterAll(() => app.close())

const visit = (text: string, names?: AccountName, parameters: unknown[] = []) =>
  inScope(VISITOR, () => {
    const ask = () => app.container.db.transaction((session) => session.query(text, parameters))
    return names ? naming(names, ask) : ask()
  })
const seen = async (table: string, names?: AccountName) => (await visit(`select * from ${table}`, names)).rows

const OF_ACCOUNTS = ['identities', 'sessions', 'profiles', 'password_resets', 'known_networks', 'sign_in_codes']

describe('The database, asked by a visitor without any filter,', () => {
  it.each(OF_ACCOUNTS)('shows nothing of accounts: %s', async (table) => {
    const { rows } = await app.container.db.query(`select 1 from ${table}`)
    expect([rows.length > 0, await seen(table)]).toEqual([true, []])
  })

  it('shows of accounts the one that is named, by its email or by the secret of a mailed link', async () => {
    for (const names of [{ email: bea }, { email: bea.toUpperCase() }, { resetDigest: SECRET }]) {
      expect((await seen('identities', names)).map(({ email }) => email)).toEqual([bea])
      for (const table of ['sessions', 'profiles', 'password_resets', 'known_networks'])
        expect([table, (await seen(table, names)).map((row) => row.identity_id)]).toEqual([table, [beasId]])
      expect(await seen('sign_in_codes', names)).toEqual([])
    }
    for (const names of [{ email: newEmail('nobody') }, { email: '%' }, { resetDigest: 'b'.repeat(64) }, { resetDigest: '' }])
      for (const table of OF_ACCOUNTS) expect([table, await seen(table, names)]).toEqual([table, []])
  })

  it('changes and removes nothing of the accounts of others', async () => {
    for (const names of [undefined, { email: ana }]) {
      await visit("update identities set password_hash = 'x' where email = $1", names, [bea])
      await visit('update sessions set revoked_at = now() where identity_id = $1', names, [beasId])
      await visit('delete from password_resets where identity_id = $1', names, [beasId])
      await visit('delete from sign_in_codes', names)
      await expect(
        visit("insert into known_networks (identity_id, network, seen_at) values ($1, '10.0.0.9', now())", names, [beasId]),
      ).rejects.toThrow(/row-level security/)
      await expect(
        visit(
          `insert into sessions (id, identity_id, organization_code, credential, created_at, last_seen_at, expires_at)
           values (gen_random_uuid(), $1, 'HEARTH', 'password', now(), now(), now())`,
          names,
          [beasId],
        ),
      ).rejects.toThrow(/row-level security/)
    }
    const { db } = app.container
    expect((await db.query("select 1 from identities where password_hash = 'x'")).rows).toEqual([])
    expect((await db.query('select 1 from sessions where revoked_at is not null')).rows).toEqual([])
    expect((await db.query('select 1 from password_resets')).rows).toHaveLength(1)
    expect((await db.query('select 1 from sign_in_codes')).rows).toHaveLength(1)
  })

  it('lets a visitor open an account for the email that they name, without roles, at the organization that they visit', async () => {
    const email = newEmail('new')
    const open = (given: { email?: string; organization?: string; roles?: string; acts?: string }, names?: AccountName) =>
      visit(
        `insert into identities (id, email, password_hash, organization_code, roles, staff_organizations, created_at)
         values (gen_random_uuid(), $1, 'x', $2, $3, $4, now())`,
        names,
        [given.email ?? email, given.organization ?? 'HEARTH', given.roles ?? '{}', given.acts ?? '{}'],
      )
    await expect(open({})).rejects.toThrow(/row-level security/)
    await expect(open({ email: newEmail('other') }, { email })).rejects.toThrow(/row-level security/)
    await expect(open({ roles: '{administrator}' }, { email })).rejects.toThrow(/row-level security/)
    await expect(open({ acts: '{HEARTH}' }, { email })).rejects.toThrow(/row-level security/)
    await expect(open({ organization: 'RIOSOL' }, { email })).rejects.toThrow(/row-level security/)
    await open({}, { email })
    expect(await seen('identities', { email })).toHaveLength(1)
  })
})

describe('What a visitor does with an account', () => {
  it('still works: registering once, logging in in any case, asking for a link', async () => {
    const email = newEmail('Whole')
    await app.signUp(email)
    const post = (path: string, payload: object) =>
      app.call({ method: 'POST', url: `/identity/api/v1/${path}`, headers: { 'x-org': 'HEARTH' }, payload })
    expect((await post('registration/register', { email, password: PASSWORD, phoneNumber: '4155550132' })).json()).toMatchObject({
      code: 'identity_exists',
    })
    expect((await post('login', { email: email.toUpperCase(), password: PASSWORD })).statusCode).toBe(200)
    expect((await post('login', { email, password: 'Wrong-horse9!x' })).statusCode).toBe(401)
    expect((await post('password-resets', { email })).statusCode).toBe(202)
  })
})
