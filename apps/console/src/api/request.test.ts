import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOrganization } from '../session/organization.ts'
import { endSession, readSession, storeToken } from '../session/session.ts'
import { describeProblem, request } from './request.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit & { headers: Headers }) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const refusal = { message: 'm', errors: ['m'], code: 'x', requestId: '1' }

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://lender.example' } })
  setOrganization({ orgCode: 'NORTHGATE' } as Parameters<typeof setOrganization>[0])
  storeToken('operator')
})
afterEach(() => {
  endSession('signed-out')
  vi.unstubAllGlobals()
})

it('a decision request carries the organization, the session, the version and one idempotency key per intent', async () => {
  const fetch = answer(200, {})
  const params = { uuid: 'u', item: 'appraisal' }
  await request('POST', '/console/api/v1/applications/:uuid/items/:item', {
    params,
    body: { reason: 'r', data: {} },
    ifMatch: '"7"',
    idempotencyKey: 'key-1',
  })
  const { headers } = fetch.mock.calls[0]![1]
  expect(['authorization', 'x-org', 'if-match', 'idempotency-key'].map((name) => headers.get(name))).toEqual([
    'Bearer operator',
    'NORTHGATE',
    '"7"',
    'key-1',
  ])
})

it('a dead session is ended, and a missing role does not end one', async () => {
  answer(403, { ...refusal, message: 'Your account may not do this' })
  await request('GET', '/console/api/v1/me').catch(() => undefined)
  expect(readSession().token).toBe('operator')
  answer(401, refusal)
  await request('GET', '/console/api/v1/me').catch(() => undefined)
  expect(readSession()).toEqual({ token: undefined, farewell: 'ended' })
})

it('an identity lookup before admission leaves the session unchanged', async () => {
  answer(401, refusal)
  await request('GET', '/console/api/v1/me', { token: 'somebody' }).catch(() => undefined)
  expect(readSession().token).toBe('operator')
})

it('a server outage is reported at once', async () => {
  const fetch = answer(503, refusal, { 'retry-after': '3' })
  await request('GET', '/console/api/v1/me').catch(() => undefined)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('an unreadable answer is reported in words', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'application/json' } }))
  const failed = await request('GET', '/console/api/v1/me').catch((error: unknown) => error)
  expect(describeProblem(failed)).toBe('The response could not be read. Try again.')
})
