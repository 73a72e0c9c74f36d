import { CALL_LIMITS, type Call, contract } from '@hearthline/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { newEmail, person, statusPath } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { saveEntry } from '../usecases/reference/registers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const OFFER_CODE = '/service-application/external/api/v1/offercode'

/** A refusal tells how long to wait, in the body that all errors have. */
function expectRefused(reply: LightMyRequestResponse): void {
  expect(reply.statusCode, reply.body).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.json()).toMatchObject({ status: 429, code: 'too_many_requests', message: expect.stringMatching(/wait|again/) })
}

const statuses = async (times: number, call: (time: number) => Promise<LightMyRequestResponse>) => {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push((await call(time)).statusCode)
  return seen
}

describe('logging in from one network', () => {
  const login = (remoteAddress: string) =>
    app.call({ method: 'POST', url: '/identity/api/v1/login', payload: { email: newEmail(), password: 'x' }, remoteAddress })

  it('is possible twenty times a minute, whomever it names, also on a node that started later', async () => {
    expect(await statuses(21, () => login('10.9.9.9'))).toEqual([...Array(20).fill(401), 429])
    expectRefused(await login('10.9.9.9'))
    expect((await login('10.9.9.10')).statusCode).toBe(401)
    const other = await buildApp(app.container)
    const elsewhere = await other.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload: { email: newEmail(), password: 'x' },
      remoteAddress: '10.9.9.9',
    })
    expectRefused(elsewhere)
    await other.close()
  })

  it('of IPv6 counts by its /64: another address of it is no new start', async () => {
    expect(await statuses(21, (time) => login(`2001:db8:1:2::${time + 1}`))).toEqual([...Array(20).fill(401), 429])
    expect((await login('2001:db8:1:3::1')).statusCode).toBe(401)
  })
})

describe('looking up offer codes, and links', () => {
  const look = (code: string, remoteAddress: string) =>
    app.call({ url: `${OFFER_CODE}/${code}`, headers: { 'x-org': 'HEARTH' }, remoteAddress })

  it('ends after twenty unknown codes, then also for a valid one', async () => {
    await saveEntry(app.container.db, 'offer-code', 'HEARTH:KNOWN123', {
      firstName: 'Ana',
      lastName: 'Reyes',
      inHomeDate: '2026-01-01',
      respondByDate: '2099-01-01',
      offerCode: 'KNOWN123',
      street1: '12 Alder Way',
      street2: null,
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
    })
    // Those that are ours cost nothing.
    expect(await statuses(25, () => look('KNOWN123', '10.8.0.1'))).toEqual(Array(25).fill(200))
    expect(await statuses(20, (time) => look(`GUESS${time}`, '10.8.0.1'))).toEqual(Array(20).fill(404))
    expectRefused(await look('GUESSED', '10.8.0.1'))
    expectRefused(await look('KNOWN123', '10.8.0.1'))
    expect((await look('KNOWN123', '10.8.0.2')).statusCode).toBe(200)
    // Whoever has a link that cannot be guessed is not barred by the codes of others behind the same address.
    const from = { headers: { 'x-org': 'HEARTH' }, remoteAddress: '10.8.0.1' }
    const prequalification = `/service-application/external/api/v1/heloc/prequalification/${'0'.repeat(64)}`
    expect(await statuses(25, () => app.call({ url: prequalification, ...from }))).toEqual(Array(25).fill(404))
    const leave = { method: 'POST', url: '/waitlist/home-equity-loan-plus/leave', payload: { token: `1-${'0'.repeat(64)}` } } as const
    expect(await statuses(15, () => app.call({ ...leave, ...from }))).toEqual(Array(15).fill(202))
  })

  it('of loan officers and referrals is counted apart from codes, and has an end too', async () => {
    const from = { headers: { 'x-org': 'HEARTH' }, remoteAddress: '10.8.2.1' }
    await statuses(20, (time) => look(`GUESS${time}`, '10.8.2.1'))
    const officer = () => app.call({ url: '/service-lead-portal/api/lo/00000000-0000-4000-8000-000000000000', ...from })
    const { most } = CALL_LIMITS.linkLookup
    expect(await statuses(most, officer)).toEqual(Array(most).fill(404))
    expectRefused(await officer())
    const referral = '/service-lead-portal/api/referrals/00000000-0000-4000-8000-000000000000'
    expectRefused(await app.call({ url: referral, ...from }))
  })

  it('cannot be bypassed by parallel requests: of fifty at once, twenty are looked up', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, time) => look(`ATONCE${time}`, '10.8.1.1')))
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(CALL_LIMITS.lookup.most)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50 - CALL_LIMITS.lookup.most)
  })
})

describe('a signed-in account', () => {
  it('may poll the status as often as any page does, within a limit', async () => {
    const ana = await person(app, 'Reyes')
    const poll = () => app.call({ url: statusPath(ana.uuid), headers: ana.headers })
    // Ten tabs that ask every second for half a minute.
    expect(new Set(await statuses(300, poll))).toEqual(new Set([200]))
    for (let time = 0; time < CALL_LIMITS.signedIn.most - 300; time += 1) await poll()
    expectRefused(await poll())
    const bea = await person(app, 'Reyes')
    expect((await app.call({ url: statusPath(bea.uuid), headers: bea.headers })).statusCode).toBe(200)
  })

  it('is limited in uploads, counted before the file is read', async () => {
    const ana = await person(app, 'Reyes')
    const upload = () =>
      app.call({
        method: 'POST',
        url: `/service-application/api/v1/application/heloc/${ana.uuid}/documents?kind=DEED`,
        headers: { ...ana.headers, 'content-type': 'application/json' },
        payload: '{}',
      })
    expect(new Set(await statuses(CALL_LIMITS.upload.most, upload))).toEqual(new Set([415]))
    expectRefused(await upload())
    // What costs little is not refused for it.
    expect((await app.call({ url: statusPath(ana.uuid), headers: ana.headers })).statusCode).toBe(200)
  })

  it('is limited in answers, choices and plans together', async () => {
    const ana = await person(app, 'Reyes')
    const answer = () => ana.put('/items/no-such-item', { data: {} })
    await statuses(CALL_LIMITS.change.most - 1, answer)
    expectRefused(await answer())
    expectRefused(
      await app.call({
        method: 'POST',
        url: `/service-application/api/v1/application/heloc/${ana.uuid}/plan`,
        headers: ana.headers,
        payload: { way: 'x' },
      }),
    )
  })
})

describe('telemetry', () => {
  const event = (payload: unknown, remoteAddress = '10.7.0.1') =>
    app.call({ method: 'POST', url: '/ft/external/event', payload: payload as object, remoteAddress })

  it('is refused with 413 when it is larger than 32 kB', async () => {
    const reply = await event({ event: 'x', sessionKey: {}, pagePath: 'x'.repeat(40_000) })
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([413, 'too_large'])
  })

  it('is accepted a limited number of times a minute from one network', async () => {
    const seen = await statuses(CALL_LIMITS.telemetry.most + 1, () => event({ event: 'x', sessionKey: {} }, '10.7.0.2'))
    expect(seen.slice(0, -1).every((status) => status === 202)).toBe(true)
    expect(seen.at(-1)).toBe(429)
  })
})

it('every call that writes has a limit of its own, or changes one value of its caller and costs little', () => {
  const unlimited = Object.values(contract)
    .flatMap((calls) => Object.values(calls as Readonly<Record<string, Call>>))
    .filter(({ method, access, throttle }) => method !== 'GET' && access !== 'operator' && throttle === undefined)
    .map(({ method, path }) => `${method} ${path.split('/').slice(-2).join('/')}`)
  expect(unlimited.sort()).toEqual([
    'DELETE sessions/:sessionUuid',
    'DELETE v1/sessions',
    'PATCH :uuid/experiments',
    'PATCH heloc/optermizerly-profile',
    'PATCH heloc/optimizely-profile',
    'POST :notificationUuid/read',
    'POST agent-links/answer',
    'POST email/stop',
    'POST home-equity-loan-plus/leave',
    'POST user/get',
    'POST v1/feature',
    'POST v1/features',
    'POST v1/logout',
    'POST v2/decision',
    'POST v3/login',
    'POST v3/logout',
    'PUT :uuid/full-story-link',
    'PUT v1/tracker',
  ])
})

it('a compressed request body is refused before anything is inflated', async () => {
  const reply = await app.call({
    method: 'POST',
    url: '/ft/external/session',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: '{"platform":"WEB"}',
  })
  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([415, expect.stringContaining('without compression')])
})
