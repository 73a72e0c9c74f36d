import { contract, errorBody } from '@hearthline/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { declaredCalls } from './register-calls.ts'

let app: TestApp
let headers: { authorization: string }
let staff: { authorization: string }
beforeAll(async () => {
  app = await openTestApp()
  headers = await app.signUp('naughty@example.test')
  staff = await app.signUp('staff@example.test')
  const { identityByEmail, updateIdentity } = await import('../store/repositories/people.ts')
  const made = await app.call({ method: 'POST', url: '/service-application/api/v3/application/heloc?state=CA', headers, payload: create })
  applicationUuid = made.json<{ uuid: string }>().uuid
  expect(applicationUuid).toMatch(/^[0-9a-f-]{36}$/)
  const identity = await identityByEmail(app.container.db, 'staff@example.test')
  await updateIdentity(app.container.db, identity!.id, { roles: ['administrator'] })
})
afterAll(() => app.close())

const UUID = '00000000-0000-4000-8000-000000000000'
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    '\ud800',
    '',
    ' ',
    "'; drop table identities; --",
    '<script>',
    '../../etc/passwd',
    '{{7*7}}',
    '\u202e',
    'a'.repeat(5000),
    1e308,
    -1,
    0.1,
    Number.MAX_SAFE_INTEGER,
    2 ** 40,
    true,
    false,
    null,
    [],
    {},
    [[[]]],
    { length: 1e9 },
    { toString: 'x' },
    { constructor: { name: 1 } },
    UUID,
    'HEARTH',
    '95814',
    '2026-02-31',
    '4155550132',
    'a@b.test',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const KEYS = [
  'email',
  'password',
  'phoneNumber',
  'type',
  'value',
  'consents',
  'source',
  'org',
  'firstName',
  'lastName',
  'zip',
  'state',
  'income',
  'dob',
  'event',
  'sessionKey',
  'optimizeUser',
  'featureKey',
  'experiments',
  'link',
  'message',
  'topic',
  'profileRequest',
  'propertyRequest',
  'consentRequests',
  'data',
  'amount',
  'term',
  'advanceDays',
  'name',
  'variation',
  'appUuid',
  'trackerUuid',
  '__proto__x',
  'constructor',
]
const body = fc.oneof(nasty, fc.dictionary(fc.constantFrom(...KEYS), nasty, { maxKeys: 14 }))

const home = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' }
const create = {
  profileRequest: {
    name: { firstName: 'Ana', lastName: 'Reyes' },
    dob: { year: 1984, month: 5, day: 17 },
    email: 'naughty@example.test',
    phoneNumber: '4155550132',
    homeAddress: home,
  },
  propertyRequest: home,
  propertyListedForSale: false,
  employmentType: 'FULL_TIME',
  income: { incomePrimary: 145000, incomeOther: 0, incomeCoDeeders: 0 },
  consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
  consentListRequest: [
    { type: 'TERMS_PRIVACY', accepted: true },
    { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
  ],
  utmParameters: { utm_source: 'web' },
}

/** A body of the right shape with one thing in it replaced: what passes the first checks and breaks later ones. */
const seeds: Record<string, unknown> = {
  '/service-application/api/v3/application/heloc': create,
  '/ft/:context/event': { event: 'page', sessionKey: { uuid: UUID, epoch: 1, trackerUuid: UUID }, eventProperties: {} },
  '/waitlist/home-equity-loan-plus': { firstName: 'Ana', lastName: 'Reyes', email: 'a@b.test', state: 'CA', zip: '95814', consent: true },
  '/service-profile/api/v1/profile/name': { firstName: 'Ana', lastName: 'Reyes', suffix: '' },
  '/service-profile/api/v1/feedback/ceo': {
    message: 'It is very good',
    topic: 'Improve our product',
    marketingConsent: true,
    pathname: '/',
    productType: 'HELOC',
  },
}

const places = {
  audience: 'customer',
  info: 'helocinfo',
  context: 'external',
  environment: 'test',
  type: 'SMS',
  event: 'appStarted',
  department: 'OPS_CHAT',
  code: 'ABCD1234',
  item: 'annual-income',
} as Record<string, string>
/** A real application of the one who asks, so that what is behind the 404 is reached too. */
let applicationUuid = UUID
const pathOf = (path: string, odd: string | undefined) =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(odd ?? places[name] ?? (name === 'uuid' ? applicationUuid : UUID)))

describe('naughty input never breaks a call', () => {
  for (const { call, name } of declaredCalls(contract)) {
    it(`${call.method} ${call.path} (${name}) answers below 500, refusals with the error body`, async () => {
      const odd = fc.option(
        fc.oneof(
          fc.constantFrom('\0', "'", '%', '..', 'register', '__proto__', 'constructor', UUID),
          fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed()),
        ),
        { nil: undefined, freq: 3 },
      )
      const query = fc.dictionary(
        fc.constantFrom('filter', 'zip', 'keys', 'organization', 'identityUuid', 'state', 'page', 'limit', 'orgCode'),
        fc.oneof(
          fc.constantFrom('\0', '1', '95814', 'HEARTH', UUID, "'"),
          fc.string({ maxLength: 20 }).filter((text) => text.isWellFormed()),
        ),
        { maxKeys: 3 },
      )
      await fc.assert(
        fc.asyncProperty(body, odd, query, fc.boolean(), async (sent, oddity, asked, seeded) => {
          const search = new URLSearchParams(asked).toString()
          const seed = seeds[call.path]
          const payload =
            seeded && seed ? { ...seed, ...(typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}) } : sent
          const reply = await app.call({
            method: call.method,
            url: `${pathOf(call.path, oddity)}${search ? `?${search}` : ''}`,
            headers: {
              ...(call.access === 'operator' ? staff : call.path.endsWith('logout') ? {} : headers),
              ...(call.body ? { 'content-type': 'application/json' } : {}),
            },
            ...(call.body ? { payload: JSON.stringify(payload) } : {}),
          })
          expect(reply.statusCode, reply.body).toBeLessThan(500)
          if (reply.statusCode >= 400) {
            const said = errorBody.parse(reply.json())
            expect(said.status).toBe(reply.statusCode)
            expect(said.errors.length).toBeGreaterThan(0)
            if (said.status === 422) expect(new Set(said.fields?.map(({ path }) => path)).size).toBe(said.fields?.length)
          }
        }),
        { numRuns: call.throttle === 'login' ? 12 : 40 },
      )
    })
  }
})
