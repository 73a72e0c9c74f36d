import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const PROFILE = '/service-profile/api/v1/profile'
const errorOf = (reply: { json(): unknown }) =>
  reply.json() as {
    status: number
    message: string
    errors: string[]
    fields?: { path: string; message: string }[]
    code: string
    requestId: string
  }

describe('access', () => {
  it('401 without a token, with the error body', async () => {
    const reply = await app.call({ url: PROFILE })
    expect(reply.statusCode).toBe(401)
    expect(errorOf(reply)).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      errors: [expect.any(String)],
      requestId: expect.any(String),
    })
  })
  it("403 'invalid signature' for a token signed with another key, and for no token at all", async () => {
    const forged = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('y')
      .setIssuer('hearthline')
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32, 1))
    for (const token of [forged, 'garbage', 'a.b.c']) {
      const reply = await app.call({ url: PROFILE, headers: { authorization: `Bearer ${token}` } })
      expect(reply.statusCode).toBe(403)
      expect(errorOf(reply).message).toBe('invalid signature')
    }
  })
  it("403 'unauthenticated' for one of our tokens that was issued for another purpose", async () => {
    const other = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('y')
      .setIssuer('somebody')
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32, 7))
    const reply = await app.call({ url: PROFILE, headers: { authorization: `Bearer ${other}` } })
    expect(reply.statusCode).toBe(403)
    expect(errorOf(reply).message).toBe('unauthenticated')
  })
  it('takes the prefix in any case, twice, or not at all', async () => {
    const { authorization } = await app.signUp('prefix@example.test')
    const token = authorization.slice(7)
    for (const header of [token, `bearer ${token}`, `Bearer Bearer ${token}`]) {
      expect((await app.call({ url: PROFILE, headers: { authorization: header } })).statusCode).toBe(200)
    }
  })
  it('401 at once after logging out, and for an expired token', async () => {
    const headers = await app.signUp('leaves@example.test')
    expect((await app.call({ url: PROFILE, headers })).statusCode).toBe(200)
    expect((await app.call({ method: 'POST', url: '/identity/secure/api/v1/logout', headers })).statusCode).toBe(204)
    expect((await app.call({ url: PROFILE, headers })).statusCode).toBe(401)
    const old = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('y')
      .setIssuer('hearthline')
      .setExpirationTime(1000)
      .sign(Buffer.alloc(32, 7))
    expect((await app.call({ url: PROFILE, headers: { authorization: `Bearer ${old}` } })).statusCode).toBe(401)
  })
  it('403 forbidden for a borrower at an operator call', async () => {
    const headers = await app.signUp('curious@example.test')
    const reply = await app.call({ url: '/console/api/v1/queue', headers })
    expect([reply.statusCode, errorOf(reply).code]).toEqual([403, 'forbidden'])
  })
})

describe('accounts', () => {
  it('401 identity_exists when the email has an account, in any case of letters', async () => {
    await app.signUp('ana@example.test')
    const reply = await app.call({
      method: 'POST',
      url: '/identity/api/v1/registration/register?organization=HEARTH',
      payload: { email: 'ANA@example.test', password: PASSWORD, phoneNumber: '4155550132' },
    })
    expect([reply.statusCode, errorOf(reply).code]).toEqual([401, 'identity_exists'])
  })
  it('register gives the same token in the body and in Authorization', async () => {
    const reply = await app.call({
      method: 'POST',
      url: '/identity/api/v1/registration/register?organization=hearth',
      payload: { email: 'both@example.test', password: PASSWORD, phoneNumber: '4155550132' },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers.authorization).toBe(`Bearer ${reply.json<{ jwt: string }>().jwt}`)
    const me = await app.call({
      url: '/identity/secure/api/v1_1/identity',
      headers: { authorization: String(reply.headers.authorization) },
    })
    expect(me.json()).toMatchObject({ email: 'both@example.test', organizationCode: 'HEARTH', phoneNumbers: [{ number: '4155550132' }] })
  })
  it('says the same for an unknown email and a wrong password', async () => {
    await app.signUp('known@example.test')
    const login = (email: string) =>
      app.call({ method: 'POST', url: '/identity/api/v1/login', payload: { email, password: 'Wrong-horse9!x' } })
    const [known, unknown] = [errorOf(await login('known@example.test')), errorOf(await login('nobody@example.test'))]
    expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' })
    expect([known.status, known.code]).toEqual([401, 'wrong_credentials'])
  })
  it('a changed password ends every other session and not this one', async () => {
    const first = await app.signUp('changes@example.test')
    const second = await app.call({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload: { email: 'changes@example.test', password: PASSWORD },
    })
    const other = { authorization: String(second.headers.authorization) }
    expect((await app.call({ url: PROFILE, headers: other })).statusCode).toBe(200)
    const change = { method: 'PUT' as const, url: '/identity/secure/api/v1/password', headers: first }
    expect((await app.call({ ...change, payload: { currentPassword: 'Wrong-horse9!x', newPassword: 'Another-horse9!' } })).statusCode).toBe(
      422,
    )
    expect((await app.call({ ...change, payload: { currentPassword: PASSWORD, newPassword: 'Another-horse9!' } })).statusCode).toBe(204)
    expect((await app.call({ url: PROFILE, headers: other })).statusCode).toBe(401)
    expect((await app.call({ url: PROFILE, headers: first })).statusCode).toBe(200)
  })
  it("404 for another person's session, which stays active", async () => {
    const [mine, theirs] = [await app.signUp('mine@example.test'), await app.signUp('theirs@example.test')]
    const list = await app.call({ url: '/identity/secure/api/v1/sessions', headers: theirs })
    const id = list.json<{ sessions: { uuid: string; current: boolean }[] }>().sessions[0]?.uuid
    expect((await app.call({ method: 'DELETE', url: `/identity/secure/api/v1/sessions/${id}`, headers: mine })).statusCode).toBe(404)
    expect((await app.call({ url: PROFILE, headers: theirs })).statusCode).toBe(200)
    expect((await app.call({ method: 'DELETE', url: `/identity/secure/api/v1/sessions/${id}`, headers: theirs })).statusCode).toBe(204)
    expect((await app.call({ url: PROFILE, headers: theirs })).statusCode).toBe(401)
  })
})

describe('what does not fit', () => {
  const register = { method: 'POST' as const, url: '/identity/api/v1/registration/register' }
  it('400 for an unreadable body, 415 for an unsupported type, 413 for a body that is too large', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await app.call({ ...register, headers: json, payload: '{"email":' })).statusCode).toBe(400)
    expect((await app.call({ ...register, headers: json, payload: '{"__proto__":{"a":1}}' })).statusCode).toBe(400)
    expect((await app.call({ ...register, headers: json, payload: '['.repeat(500_000) })).statusCode).toBe(400)
    expect((await app.call({ ...register, headers: { 'content-type': 'text/plain' }, payload: 'a' })).statusCode).toBe(415)
    const large = await app.call({ ...register, payload: { email: 'a'.repeat(1_100_000) } })
    expect([large.statusCode, errorOf(large).code]).toEqual([413, 'too_large'])
  })
  it('422 with one entry per field, also when there is no object at all', async () => {
    for (const payload of [undefined, {}, [], 'null', '"text"', '7']) {
      const reply = await app.call({
        ...register,
        headers: { 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload }),
      })
      expect(reply.statusCode).toBe(422)
      expect(errorOf(reply).fields?.map(({ path }) => path)).toEqual(['email', 'password', 'phoneNumber'])
    }
  })
  it('422 names nested fields by dotted paths, each path once', async () => {
    const headers = await app.signUp('nested@example.test')
    const reply = await app.call({
      method: 'POST',
      url: '/service-comms-prefs/secure/api/v1/consent/user',
      headers,
      payload: {
        source: 's',
        org: 'HEARTH',
        phone: '4155550132',
        email: 'a@b.test',
        consents: [{ consent_prompt_uuid: 7, opt_in_out: 'MAYBE' }],
        product_type: 'HELOC',
      },
    })
    expect(errorOf(reply).fields?.map(({ path }) => path)).toEqual(['consents.0.consent_prompt_uuid', 'consents.0.opt_in_out'])
  })
  it('422 for NUL bytes and lone surrogates, by field', async () => {
    const reply = await app.call({
      method: 'POST',
      url: '/waitlist/home-equity-loan-plus',
      payload: { firstName: 'A\0na', lastName: '\ud800' },
    })
    expect(reply.statusCode).toBe(422)
    expect(
      errorOf(reply)
        .fields?.map(({ path }) => path)
        .sort(),
    ).toEqual(['firstName', 'lastName'])
  })
  it('400 for a path that cannot be decoded, 404 for an unknown path, an odd uuid and an unknown organization', async () => {
    expect((await app.call({ url: '/service-lead-portal/api/lo/%E0%A4%A' })).statusCode).toBe(400)
    for (const url of ['/nowhere', '/service-lead-portal/api/lo/not-a-uuid', '/service-lead-portal/api/lo/%00', '/banners/staging.json']) {
      const reply = await app.call({ url })
      expect([reply.statusCode, errorOf(reply).code]).toEqual([404, 'not_found'])
    }
    for (const request of [
      { url: '/org.json?org=NOBODY' },
      { url: '/org.json', headers: { 'x-org': 'NOBODY' } },
      { url: '/org.json', headers: { host: 'nobody.example' } },
    ]) {
      const reply = await app.call(request)
      expect([reply.statusCode, errorOf(reply).message]).toEqual([404, 'No private label data found'])
    }
  })
  it('422 for a query key that comes twice where one is meant', async () => {
    expect((await app.call({ url: '/service-address/external/api/v1/search?filter=a&filter=b' })).statusCode).toBe(422)
  })
})
