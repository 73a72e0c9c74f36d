import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSession } from '../store/repositories/sessions.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => house.close())

const login = (email: string, password: string, remoteAddress: string) =>
  house.call({ method: 'POST', url: '/identity/api/v1/login', payload: { email, password }, remoteAddress })

it('an account is guessed at five times, from wherever, then 429 with Retry-After, also with the right password', async () => {
  await house.signUp('target@example.test')
  for (let from = 1; from <= 5; from++)
    expect((await login('target@example.test', 'Wrong-horse9!x', `10.0.0.${from}`)).statusCode).toBe(401)
  const reply = await login('Target@example.test', PASSWORD, '10.0.0.9')
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.json()).toMatchObject({ code: 'too_many_requests' })
})

it('an address logs in twenty times a minute, whomever it names', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 22; time++) statuses.push((await login(`n${time}@example.test`, 'x', '10.9.9.9')).statusCode)
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true)
  expect(statuses.slice(20)).toEqual([429, 429])
  expect((await login('n@example.test', 'x', '10.9.9.10')).statusCode).toBe(401)
})

it('a token in its last quarter is answered with a new one for the same session', async () => {
  const { authorization } = await house.signUp('renews@example.test')
  const me = (await house.call({ url: '/identity/secure/api/v1/identity', headers: { authorization } })).json<{ uuid: string }>()
  const id = '7b0f3c52-2f3c-4f0a-9d58-1d1c3f1f0a11'
  const now = new Date().toISOString()
  const soon = new Date(Date.now() + 3_600_000)
  await insertSession(house.container.db, {
    id,
    identityId: me.uuid,
    organizationCode: 'HEARTH',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: soon.toISOString(),
  })
  const old = await new SignJWT({ sid: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('hearthline')
    .setSubject(me.uuid)
    .setExpirationTime(soon)
    .sign(Buffer.alloc(32, 7))
  const reply = await house.call({ url: '/identity/secure/api/v1/identity', headers: { authorization: `Bearer ${old}` } })
  const renewed = String(reply.headers.authorization)
  expect(renewed).toMatch(/^Bearer /)
  expect(renewed).not.toContain(old)
  const list = await house.call({ url: '/identity/secure/api/v1/sessions', headers: { authorization: renewed } })
  expect(list.json<{ sessions: { uuid: string; current: boolean }[] }>().sessions.find(({ current }) => current)?.uuid).toBe(id)
})
