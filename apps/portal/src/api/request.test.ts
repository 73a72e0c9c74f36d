import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { setOrganization } from '../session/organization.ts'

type Fetch = (url: string, init: RequestInit & { headers: Headers }) => Promise<Response>

const IDENTITY = '/identity/secure/api/v1/identity'
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const refusal = (status: number, message: string) => json(status, { status, message, errors: [message], code: 'x', requestId: '1' })

let api: typeof import('./request.ts')
let assign: ReturnType<typeof vi.fn>
const kept = new Map<string, string>()

beforeEach(async () => {
  vi.resetModules()
  kept.clear()
  assign = vi.fn()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  at('/dashboard')
  api = await import('./request.ts')
  ;(await import('../session/organization.ts')).setOrganization({ orgCode: 'HEARTH' } as Parameters<typeof setOrganization>[0])
})
afterEach(() => vi.unstubAllGlobals())

const at = (pathname: string, search = '', more: object = {}) =>
  vi.stubGlobal('window', { location: { origin: 'https://lender.example', pathname, search, assign }, ...more })
function answers(fetch: Fetch) {
  const spy = vi.fn(fetch)
  vi.stubGlobal('fetch', spy)
  return spy
}
const jwt = () => kept.get('jwt')
const failure = async (asked: Promise<unknown>) => (await asked.catch((error: unknown) => error)) as InstanceType<typeof api.RequestError>

describe('what every request carries', () => {
  it('the bearer token, the organization, the page origin, credentials, and what it can read', async () => {
    kept.set('jwt', 'bearer abc')
    const fetch = answers(async () => json(200, {}))
    await api.request('GET', IDENTITY)
    const [url, init] = fetch.mock.calls[0]!
    expect([url, init.method, init.credentials]).toEqual([IDENTITY, 'GET', 'include'])
    expect(Object.fromEntries(init.headers)).toEqual({
      accept: 'application/json, application/pdf',
      authorization: 'Bearer abc',
      'x-org': 'HEARTH',
      'x-origin': 'https://lender.example',
    })
  })
  it('no token in the external context', async () => {
    kept.set('jwt', 'Bearer abc')
    const fetch = answers(async () => json(200, { flags: [] }))
    await api.request('GET', '/service-flags/external/api/v1/flags')
    expect(fetch.mock.calls[0]![1].headers.has('authorization')).toBe(false)
  })
  it('but for the conditions of external applicants, who are signed in', async () => {
    kept.set('jwt', 'Bearer abc')
    const fetch = answers(async () => json(200, []))
    const path = '/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants'
    await api.request('GET', path, { params: { uuid: 'one' } })
    expect(fetch.mock.calls[0]![1].headers.get('authorization')).toBe('Bearer abc')
  })
  it('the application name is sent to the broker only', async () => {
    const fetch = answers(async () => json(200, { redirect: '/auth/login' }))
    await api.request('POST', '/identity-broker/:audience/api/v3/login', { params: { audience: 'customer' } })
    await api.request('GET', IDENTITY)
    expect(fetch.mock.calls.map(([, { headers }]) => headers.get('x-application-name'))).toEqual(['heloc', null])
  })
  it('the link of a session replay, where a tool has put one on the page', async () => {
    at('/dashboard', '', { sessionReplayUrl: 'https://replay.example/1' })
    const fetch = answers(async () => json(200, {}))
    await api.request('GET', IDENTITY)
    expect(fetch.mock.calls[0]![1].headers.get('x-session-replay')).toBe('https://replay.example/1')
  })
})

describe('a token in the Authorization header of an answer', () => {
  it('replaces the stored one', async () => {
    kept.set('jwt', 'Bearer old')
    answers(async () => json(200, {}, { authorization: 'Bearer new' }))
    await api.request('GET', IDENTITY)
    expect(jwt()).toBe('Bearer new')
  })
  it('is ignored after a logout or a new login in the meantime', async () => {
    for (const now of [undefined, 'Bearer other']) {
      kept.set('jwt', 'Bearer old')
      answers(async () => {
        if (now) kept.set('jwt', now)
        else kept.delete('jwt')
        return json(200, {}, { authorization: 'Bearer new' })
      })
      await api.request('GET', IDENTITY)
      expect(jwt()).toBe(now)
    }
  })
})

describe('an answer that says the session is dead', () => {
  it.each([
    [401, 'Please sign in to continue'],
    [403, 'unauthenticated'],
    [403, 'invalid signature'],
  ])('%i "%s" clears the token and goes to the login, with the way back', async (status, message) => {
    kept.set('jwt', 'Bearer old')
    at('/dashboard', '?a=b')
    answers(async () => refusal(status, message))
    expect((await failure(api.request('GET', IDENTITY))).status).toBe(status)
    expect(jwt()).toBeUndefined()
    expect(assign.mock.calls).toEqual([['/auth/login?redirectUrl=%2Fdashboard%3Fa%3Db']])
  })
  it('goes to the signer login on signer paths', async () => {
    kept.set('jwt', 'Bearer old')
    at('/account/heloc/heloc-signer/sign')
    answers(async () => refusal(401, 'x'))
    await failure(api.request('GET', IDENTITY))
    expect(assign.mock.calls).toEqual([['/account/heloc/heloc-signer/login']])
  })
  it('is no 403 of another kind', async () => {
    kept.set('jwt', 'Bearer old')
    answers(async () => refusal(403, 'Your account does not have permission to do this'))
    await failure(api.request('GET', IDENTITY))
    expect([jwt(), assign.mock.calls.length]).toEqual(['Bearer old', 0])
  })
  it('is neither a wrong password nor an email that has an account', async () => {
    kept.set('jwt', 'Bearer old')
    answers(async () => refusal(401, 'x'))
    await failure(api.request('POST', '/identity/api/v1/login', { body: { email: 'a@b.test', password: 'x' } }))
    const body = { email: 'a@b.test', password: 'Correct-horse9!', phoneNumber: '4155550132' }
    await failure(api.request('POST', '/identity/api/v1/registration/register', { body }))
    expect([jwt(), assign.mock.calls.length]).toEqual(['Bearer old', 0])
  })
  it('clears a dead token on an open page, and leaves the visitor there', async () => {
    kept.set('jwt', 'Bearer old')
    at('/account/heloc/register-v2')
    answers(async () => refusal(401, 'x'))
    await failure(api.request('GET', IDENTITY))
    expect([jwt(), assign.mock.calls.length]).toEqual([undefined, 0])
  })
  it('does not affect a session that began after the request was sent', async () => {
    kept.set('jwt', 'Bearer old')
    answers(async () => {
      kept.set('jwt', 'Bearer fresh')
      return refusal(401, 'x')
    })
    await failure(api.request('GET', IDENTITY))
    expect([jwt(), assign.mock.calls.length]).toEqual(['Bearer fresh', 0])
  })
  it('leaves once, however many answers say so', async () => {
    kept.set('jwt', 'Bearer old')
    answers(async () => refusal(401, 'x'))
    await Promise.all([failure(api.request('GET', IDENTITY)), failure(api.request('GET', '/identity/secure/api/v1_1/identity'))])
    expect(assign).toHaveBeenCalledTimes(1)
  })
})

describe('the message of a failed request', () => {
  it('without an answer: status 0 and the default', async () => {
    answers(async () => {
      throw new TypeError('Failed to fetch')
    })
    const error = await failure(api.request('GET', IDENTITY))
    expect([error.status, error.message, error.data, error.response]).toEqual([0, 'Error fetching', undefined, undefined])
  })
  it('with no response at all: which address it was', async () => {
    answers(async () => undefined as unknown as Response)
    const error = await failure(api.request('GET', IDENTITY))
    expect([error.status, error.message]).toEqual([0, `Response was not defined for the url ${IDENTITY}`])
  })
  it('with a body that is not JSON although it claims to be', async () => {
    answers(async () => new Response('<html>', { status: 200, headers: { 'content-type': 'application/json' } }))
    const error = await failure(api.request('GET', IDENTITY))
    expect([error.status, error.message]).toEqual([200, `Response was not convertible to json for the url ${IDENTITY}`])
  })
  it('carries response, status, message and data', async () => {
    answers(async () =>
      json(409, { status: 409, message: 'm', errors: ['Too late', 'Too late'], code: 'conflict', requestId: '1', step: 'HMDA' }),
    )
    const error = await failure(api.request('GET', IDENTITY))
    expect([error.status, error.message, error.data?.step, error.response?.status]).toEqual([409, 'Too late.', 'HMDA', 409])
  })
  it('is delivered to every listener until it unsubscribes', async () => {
    const heard: number[] = []
    const stop = api.onRequestError(({ status }) => heard.push(status))
    answers(async () => refusal(500, 'x'))
    await failure(api.request('GET', IDENTITY))
    answers(async () => refusal(404, 'x'))
    await failure(api.request('GET', IDENTITY))
    stop()
    await failure(api.request('GET', IDENTITY))
    expect(heard).toEqual([500, 404])
  })
})

describe('how an answer is parsed', () => {
  it('JSON, PDF, text, or nothing', async () => {
    const read = async (body: string | null, type?: string) => {
      answers(async () => new Response(body, { status: 200, headers: type ? { 'content-type': type } : {} }))
      return (await api.request('GET', IDENTITY)) as unknown
    }
    expect(await read('{"a":1}', 'application/json; charset=utf-8')).toEqual({ a: 1 })
    expect(await read('%PDF-', 'application/pdf')).toBeInstanceOf(Blob)
    expect(await read('words', 'text/plain')).toBe('words')
    expect(await read(null)).toBeNull()
  })
})
