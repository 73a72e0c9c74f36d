import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../store/repositories/verify-audit.ts'
import { newEmail } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { administratorEmail, createAdministrator } from '../usecases/identity/create-administrator.ts'

const EMAIL = 'first@lender.example'
const PASSWORD = 'Kettle-on-9-walls!'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const make = (email: string) => createAdministrator(app.container, { email, organizationCode: 'HEARTH', now: app.container.clock.now() })
const post = (url: string, payload: object) => app.call({ method: 'POST', url, headers: { 'x-org': 'HEARTH' }, payload })
const login = (email: string) => post('/identity/api/v1/login', { email, password: PASSWORD })

it('an administrator is created without a password; the link sets it once, and the console then asks for a second step', async () => {
  const made = await make(EMAIL)
  expect(made.kind).toBe('created')
  expect((await login(EMAIL)).statusCode).toBe(401)
  const token = made.kind === 'other-account' ? '' : made.secret
  const redeem = async () => (await post('/identity/api/v1/password-resets/redeem', { token, password: PASSWORD })).statusCode
  expect([await redeem(), await redeem()]).toEqual([204, 410])
  const headers = { authorization: `Bearer ${(await login(EMAIL)).json<{ jwt: string }>().jwt}` }
  expect((await app.call({ url: '/console/api/v1/me', headers })).json()).toMatchObject({ code: 'second_factor_required' })
  expect((await app.call({ url: '/console/api/v1/second-factor', headers })).json()).toMatchObject({ state: 'SET_UP', maySkip: false })
})

it('an administrator gets a new link, which invalidates the previous one', async () => {
  const [older, newer] = [await make(EMAIL), await make(EMAIL)]
  expect([older.kind, newer.kind]).toEqual(['known', 'known'])
  const statuses = []
  for (const made of [older, newer]) {
    const token = made.kind === 'other-account' ? '' : made.secret
    statuses.push((await post('/identity/api/v1/password-resets/redeem', { token, password: PASSWORD })).statusCode)
  }
  expect(statuses).toEqual([410, 204])
})

it('no one else’s account is given rights', async () => {
  const email = newEmail('borrower')
  await app.signUp(email)
  expect(await make(email)).toEqual({ kind: 'other-account' })
})

it('each is in the audit log, by identity and without the secret', async () => {
  const { rows } = await app.container.db.query(
    `select actor, action, detail from audit_log where actor = 'system:command' order by sequence`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['administrator-created', 'administrator-link-made', 'administrator-link-made'])
  expect(Object.keys(rows[0]!.detail as object)).toEqual(['identity'])
  const { db, macs } = app.container
  for (const report of await verifyAudit(db, macs)) expect(report).not.toHaveProperty('broken')
})

it('an invalid email is not an email', () => {
  expect(administratorEmail(' Ana@Lender.Example ')).toBe('ana@lender.example')
  for (const given of [undefined, '', 'ana', 'ana@', '--help']) expect(administratorEmail(given)).toBeUndefined()
})
