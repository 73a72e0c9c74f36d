import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSession } from '../store/repositories/sessions.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

it('a token in its last quarter is answered with a new one for the same session', async () => {
  const { authorization } = await app.signUp('renews@example.test')
  const me = (await app.call({ url: '/identity/secure/api/v1/identity', headers: { authorization } })).json<{ uuid: string }>()
  const id = '7b0f3c52-2f3c-4f0a-9d58-1d1c3f1f0a11'
  const now = new Date().toISOString()
  const soon = new Date(Date.now() + 3_600_000)
  await insertSession(app.container.db, {
    id,
    identityId: me.uuid,
    credential: 'password',
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
  const reply = await app.call({ url: '/identity/secure/api/v1/identity', headers: { authorization: `Bearer ${old}` } })
  const renewed = String(reply.headers.authorization)
  expect(renewed).toMatch(/^Bearer /)
  expect(renewed).not.toContain(old)
  const list = await app.call({ url: '/identity/secure/api/v1/sessions', headers: { authorization: renewed } })
  expect(list.json<{ sessions: { uuid: string; current: boolean }[] }>().sessions.find(({ current }) => current)?.uuid).toBe(id)
})
