import { RequestError } from '@hearthline/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const answers = new Map<string, unknown>()
const asked: { path: string; query: unknown }[] = []
vi.mock('./request.ts', () => ({
  request: async (_method: string, path: string, { query }: { query?: unknown } = {}) => {
    asked.push({ path, query })
    const answer = answers.get(path)
    if (answer === undefined) throw new RequestError('Error fetching')
    return answer
  },
}))
const { brokerLoginAddress, brokerLogoutAddress, safeBrokerUrl: followable } = await import('./broker.ts')
const { lookUpIdentity } = await import('./look-up-identity.ts')

const MODE = '/identity-broker/external/api/v1/login-mode'
const LOGIN = '/identity-broker/:audience/api/v3/login'
const LOGOUT = '/identity-broker/:audience/secure/api/v3/logout'
const origin = 'https://lender.example'
const visitor = { organization: 'NORTHGATE', redirectUrl: '/dashboard', telemetryTrackingId: 'tracker', origin }

beforeEach(() => {
  answers.clear()
  asked.length = 0
})
afterEach(() => vi.restoreAllMocks())

describe('a broker that logs people in', () => {
  it('is looked up by application, organization and mode, and then asked for the address', async () => {
    answers.set(MODE, { mode: 'broker' })
    answers.set(LOGIN, { redirect: 'https://id.example/authorize?x=1' })
    expect(await brokerLoginAddress(visitor)).toBe('https://id.example/authorize?x=1')
    expect(asked).toEqual([
      { path: MODE, query: { application: 'heloc', organization: 'NORTHGATE', mode: 'broker' } },
      { path: LOGIN, query: { redirectUrl: '/dashboard', telemetryTrackingId: 'tracker' } },
    ])
  })
  it('is left alone where a password does', async () => {
    answers.set(MODE, { mode: 'password' })
    expect(await brokerLoginAddress(visitor)).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
  it('that cannot be reached leaves login and logout to the portal', async () => {
    expect(await brokerLoginAddress(visitor)).toBeUndefined()
    answers.set(MODE, { mode: 'broker' })
    expect(await brokerLoginAddress(visitor)).toBeUndefined()
    expect(await brokerLogoutAddress(origin)).toBeUndefined()
  })
  it('says where to go after logging out', async () => {
    answers.set(LOGOUT, { redirect: '/auth/login?org=NORTHGATE' })
    expect(await brokerLogoutAddress(origin)).toBe('/auth/login?org=NORTHGATE')
    answers.set(LOGOUT, { redirect: 'http://id.example/session/end' })
    expect(await brokerLogoutAddress(origin)).toBeUndefined()
  })
})

it('only a path of ours or a page over https is followed', () => {
  expect(followable('/auth/login?org=A#b', origin)).toBe('/auth/login?org=A#b')
  expect(followable('https://id.example/a', origin)).toBe('https://id.example/a')
  for (const bad of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://evil.test', 'data:text/html,x', ''])
    expect(followable(bad, origin), bad).toBeUndefined()
})

describe('who the token belongs to', () => {
  const [NEWER, OLDER] = ['/identity/secure/api/v1_1/identity', '/identity/secure/api/v1/identity']
  it('is asked by the newer path, then by the older', async () => {
    answers.set(OLDER, { uuid: 'u' })
    expect(await lookUpIdentity()).toEqual({ uuid: 'u' })
    expect(asked.map(({ path }) => path)).toEqual([NEWER, OLDER])
  })
  it("'User not found' when both fail", async () => {
    await expect(lookUpIdentity()).rejects.toThrow('User not found')
  })
})
