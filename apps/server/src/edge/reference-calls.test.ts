import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSetting } from '../store/repositories/settings.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { saveEntry } from '../usecases/reference/registers.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  app = await openTestApp()
  headers = await app.signUp('reader@example.test')
})
afterAll(() => app.close())

const get = async (url: string, more: Record<string, string> = {}) => await app.call({ url, headers: more })

describe('what the wizard asks first', () => {
  it('shows where the organization lends and where it does not', async () => {
    const states = (await get('/service-application/external/api/v2/heloc/states-eligibility')).json<
      { abbrev: string; eligible: boolean }[]
    >()
    expect(states.length).toBe(51)
    expect(states.filter(({ eligible }) => !eligible).map(({ abbrev }) => abbrev)).toEqual(
      expect.arrayContaining(['DE', 'HI', 'KY', 'NY', 'WV']),
    )
    const zip = async (code: string) => (await get(`/service-application/external/api/v1/heloc/zip-eligibility?zip=${code}`)).json()
    expect(await zip('95814')).toMatchObject({ eligible: true, reason: null, state: 'CA' })
    expect(await zip('10001')).toMatchObject({ eligible: false, reason: 'STATE_NOT_SERVED' })
    expect(await zip('00000')).toMatchObject({ eligible: false, reason: 'UNKNOWN_ZIP' })
  })
  it('an offer code: 404 unknown, 200 up to its last day, 410 after it', async () => {
    const entry = {
      firstName: 'Ana',
      lastName: 'Reyes',
      inHomeDate: '2026-01-01',
      offerCode: 'MAIL2026',
      street1: '12 Alder Way',
      street2: null,
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
    }
    await saveEntry(app.container.db, 'offer-code', 'HEARTH:MAIL2026', { ...entry, respondByDate: '2999-01-01' })
    await saveEntry(app.container.db, 'offer-code', 'HEARTH:LATE2020', { ...entry, respondByDate: '2020-01-01' })
    const status = async (code: string, more = {}) => (await get(`/service-application/external/api/v1/offercode/${code}`, more)).statusCode
    expect([await status('mail2026'), await status('LATE2020'), await status('NONE0000')]).toEqual([200, 410, 404])
    expect(await status('MAIL2026', { 'x-org': 'NORTHGATE' })).toBe(404)
  })
  it("a loan originator's card is public and cached for ten minutes, but unknown to another organization", async () => {
    const id = randomUUID()
    await saveEntry(app.container.db, 'loan-originator', id, {
      organizationCode: 'HEARTH',
      originatorDisplayInfo: {
        originatorName: 'Lou',
        brokerName: null,
        avatarUri: null,
        email: 'lou@example.test',
        phoneNumber: '4155550100',
        nmls: '1',
      },
      enforceLicensedStatesForReferral: true,
      licensedStates: ['CA'],
    })
    const reply = await get(`/service-lead-portal/api/lo/${id}?organization=HEARTH`)
    expect(reply.json()).toMatchObject({ originatorDisplayInfo: { originatorName: 'Lou' } })
    expect(reply.headers['cache-control']).toContain('max-age=600')
    expect((await get(`/service-lead-portal/api/lo/${id}/licensed-states`)).json()).toEqual({
      enforceLicensedStatesForReferral: true,
      licensedStates: ['CA'],
    })
    expect((await get(`/service-lead-portal/api/lo/${id}?organization=NORTHGATE`)).statusCode).toBe(404)
  })
  it('flags: default, brand, operator; an unknown key is off', async () => {
    const flags = async () =>
      (await get('/service-flags/external/api/v1/flags?keys=fe-heloc-redesign-2025,fe-heloc-maintenance&keys=nobody-knows'))
        .json<{ flags: { key: string; enabled: boolean }[] }>()
        .flags.map(({ enabled }) => enabled)
    expect(await flags()).toEqual([true, false, false])
    await writeSetting(app.container.db, 'flags:HEARTH', { 'fe-heloc-maintenance': { enabled: true } })
    app.container.flags.memory.forget()
    expect(await flags()).toEqual([true, true, false])
  })
  it('organization info is compared without case and inlines no other', async () => {
    expect((await get('/org.json', { 'x-org': 'hearth' })).json()).toMatchObject({ orgCode: 'HEARTH', baseUrl: 'http://localhost:80' })
    expect((await get('/org.json?org=northgate')).json()).toMatchObject({ orgCode: 'NORTHGATE' })
  })
  it('banners are never stored, an affiliate without a cookie is 404', async () => {
    expect((await get('/banners/production.json')).headers['cache-control']).toBe('no-store')
    expect((await get('/a/external/prepop')).statusCode).toBe(404)
    await saveEntry(app.container.db, 'affiliate-prepopulation', 'HEARTH:k1', {
      name: null,
      address: null,
      dob: null,
      email: 'x@y.test',
      phone: null,
      income: 1,
      affiliate: 'a',
      abVersion: null,
    })
    expect((await get('/a/external/prepop', { cookie: 'other=1; _ft_prepop=k1' })).json()).toMatchObject({ email: 'x@y.test' })
  })
})

describe('consents to messages', () => {
  it('are read as they were last given, for that number, with the prompt they answered', async () => {
    const prompt = (await get('/service-comms-prefs/secure/api/v1/consent/prompt/SMS', headers)).json<{
      uuid: string
      resources: { name: string }[]
    }>()
    expect(prompt.resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['Privacy Policy', 'Terms of Service']))
    const read = async (phone: string) =>
      (
        await app.call({
          method: 'POST',
          url: '/service-comms-prefs/secure/api/v1/consent/user/get',
          headers,
          payload: { consent_type: 'SMS', org: 'HEARTH', email: 'reader@example.test', phone },
        })
      ).json<{ opt_in_out: string }>().opt_in_out
    const save = (opt_in_out: string, uuid = prompt.uuid) =>
      app.call({
        method: 'POST',
        url: '/service-comms-prefs/secure/api/v1/consent/user',
        headers,
        payload: {
          source: 'register',
          org: 'HEARTH',
          phone: '4155550132',
          email: 'reader@example.test',
          consents: [{ consent_prompt_uuid: uuid, opt_in_out }],
          product_type: 'HELOC',
        },
      })
    expect(await read('4155550132')).toBe('NOT_ANSWERED')
    expect((await save('OPT_IN')).statusCode).toBe(200)
    expect([await read('4155550132'), await read('4155550199')]).toEqual(['OPT_IN', 'NOT_ANSWERED'])
    await save('OPT_OUT')
    expect(await read('4155550132')).toBe('OPT_OUT')
    expect((await save('OPT_IN', randomUUID())).statusCode).toBe(422)
  })
})

describe("only one's own data", () => {
  it('may start an application where there is none', async () => {
    const reply = await get('/service-search/api/v1/profiles/actions/verify-ability-to-start-application', headers)
    expect(reply.json()).toEqual({ canStartApplication: true, organizationsWithActiveApplication: [], reason: null, modal: null })
  })
  it("404 for another person's optimizely profile, in both spellings", async () => {
    for (const spelling of ['optimizely', 'optermizerly']) {
      const url = `/service-application/api/v3/application/heloc/${spelling}-profile`
      expect((await get(`${url}?identityUuid=${randomUUID()}`, headers)).statusCode).toBe(404)
      expect((await app.call({ method: 'PATCH', url, headers, payload: { optimizelyProfileUuid: spelling } })).statusCode).toBe(200)
      expect((await get(url, headers)).json()).toMatchObject({ optimizelyProfileUuid: spelling })
    }
  })
  it('404 for the experiments of an application that is not there', async () => {
    const reply = await app.call({
      method: 'PATCH',
      url: `/service-application/api/v3/application/heloc/${randomUUID()}/experiments`,
      headers,
      payload: { experiments: [] },
    })
    expect(reply.statusCode).toBe(404)
  })
  it('keeps a phone number once', async () => {
    const add = () =>
      app.call({
        method: 'POST',
        url: '/service-profile/api/v1/profile/phone-numbers',
        headers,
        payload: { type: 'HOME', number: '(415) 555-0177' },
      })
    await add()
    expect(
      (await add()).json<{ phoneNumbers: { number: string }[] }>().phoneNumbers.filter(({ number }) => number === '4155550177').length,
    ).toBe(1)
  })
})

describe('telemetry', () => {
  it('keeps an event once per session and property, unless configured otherwise', async () => {
    const { sessionKey } = (
      await app.call({ method: 'POST', url: '/ft/external/session', payload: { platform: 'WEB', libVersion: '2.2.23' } })
    ).json<{ sessionKey: object }>()
    const send = async (more = {}) =>
      (
        await app.call({
          method: 'POST',
          url: '/ft/external/event',
          payload: { event: 'offer-seen', sessionKey, dedupeProperty: 'offer', eventProperties: { offer: 1 }, ...more },
        })
      ).json<{ recorded: boolean }>().recorded
    expect([await send(), await send(), await send({ dontDedupe: true }), await send({ eventProperties: { offer: 2 } })]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})

describe('the docs and the probes', () => {
  it('/openapi.json names every declared path', async () => {
    const { paths } = (await get('/openapi.json')).json<{ paths: Record<string, unknown> }>()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/org.json',
        '/identity/api/v1/login',
        '/service-application/api/v3/application/heloc',
        '/banners/{environment}.json',
      ]),
    )
  })
  it('/healthz, /readyz and /metrics answer', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(200)
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds')
    const docs = await get('/docs/')
    expect(docs.statusCode).toBe(200)
    expect(docs.headers['content-security-policy']).toContain("script-src 'self'")
    expect(docs.headers['content-security-policy']).not.toContain('unsafe-inline')
  })
})
