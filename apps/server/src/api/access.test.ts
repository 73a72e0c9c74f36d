import { randomUUID } from 'node:crypto'
import { type Call, contract } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Person
let stranger: Person
let operator: Staff
let auditor: Staff
beforeAll(async () => {
  app = await openTestApp()
  owner = await person(app, 'Delinquent')
  stranger = await person(app, 'Okafor')
  operator = await staff(app, 'operator')
  auditor = await staff(app, 'auditor')
  await owner.untilRest()
})
afterAll(() => app.close())

const CALLS: readonly Call[] = Object.values(contract).flatMap((calls) => Object.values<Call>(calls))
/** Calls about one application of the caller's own: whoever else asks hears that there is none. */
const OWN = CALLS.filter((call) => call.access === 'signed-in' && call.path.includes(':uuid') && /heloc|krang/.test(call.path))

const urlOf = (call: Call, uuid: string) => call.path.replace(':uuid', uuid).replace(':item', 'annual-income').replace(/:\w+/g, 'x')

/** A body that is taken where the application is one's own, so that nothing but ownership can refuse it. */
const CORRECTION = { 'annual-income': { primaryCents: 6_000_000 } }

function bodyOf(call: Call): unknown {
  if (call.body === undefined) return undefined
  if (call.path.endsWith('/offer')) return { type: 'FIXED', term: 20, originationFee: 2.99, amount: 80_000, discounts: [] }
  if (call.path.endsWith('/offer/unconfirmed'))
    return { type: 'FIXED', term: 20, feeBps: 299, wantedCents: 8_000_000, discounts: [], payOff: [], preference: 'PRESERVE' }
  if (call.path.endsWith('/items/:item')) return { employmentType: 'FULL_TIME', primaryCents: 9_000_000, otherCents: 0, coOwnersCents: 0 }
  if (call.path.endsWith('/experiments')) return { experiments: [{ name: 'hero', variation: 'control' }] }
  if (call.path.endsWith('/income-links')) return { source: randomUUID() }
  if (call.path.endsWith('/bank-link')) return { purpose: 'DISBURSEMENT' }
  if (call.path.endsWith('/bank-link/finish')) return { purpose: 'DISBURSEMENT', publicToken: 'public-token' }
  if (call.path.endsWith('/finish')) return { code: 'done' }
  if (call.path.endsWith('/signing/events')) return { event: 'CONSENT_SHOWN' }
  if (call.path.endsWith('/rescission-statement')) return { signature: 'Ana Reyes', agrees: true }
  if (call.path.endsWith('/photo-links')) return { document: 'US_DRIVERS_LICENSE' }
  if (call.path.endsWith('/phone-codes')) return { phoneNumber: '4155550132', channel: 'TEXT' }
  if (call.path.endsWith('/corrections/preview')) return { answers: CORRECTION }
  if (call.path.endsWith('/corrections')) return { answers: CORRECTION, preview: 'a'.repeat(64) }
  if (call.path.endsWith('/:party/notice')) return { sha256: 'a'.repeat(64) }
  if (call.path.endsWith('/plan')) return { way: 'first-lien' }
  if (call.path.endsWith('full-story-link')) return { link: 'https://story.example/1' }
  return {}
}

/** One file, whole, as a browser sends it. */
const PAPER = [
  '--b',
  'content-disposition: form-data; name="file"; filename="a.png"',
  'content-type: image/png',
  '',
  'x',
  '--b--',
  '',
].join('\r\n')

const ask = (call: Call, uuid: string, headers: Record<string, string>) => {
  if (call.upload) {
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    return app.call({ method: 'POST', url: `${urlOf(call, uuid)}?kind=DEED`, headers: { ...headers, ...type }, payload: PAPER })
  }
  const body = bodyOf(call)
  return app.call({
    method: call.method as 'GET',
    url: urlOf(call, uuid),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
}

describe("another's application is not found, by every call that names one", () => {
  it('there are such calls', () => {
    expect(OWN.length).toBeGreaterThanOrEqual(8)
  })
  it.each(OWN.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_name, call) => {
    const theirs = await ask(call, owner.uuid, stranger.headers)
    const nobodys = await ask(call, randomUUID(), stranger.headers)
    expect([theirs.statusCode, nobodys.statusCode]).toEqual([404, 404])
    const withoutId = (text: string) => ({ ...JSON.parse(text), requestId: '' })
    expect(withoutId(theirs.body)).toEqual(withoutId(nobodys.body))
    // 404 before 409 and 412: what a stranger hears does not depend on the state or on what they believe it to be.
    expect((await ask(call, owner.uuid, { ...stranger.headers, 'if-match': '"999"', 'idempotency-key': randomUUID() })).statusCode).toBe(
      404,
    )
    // Nor does an organization see the other's.
    expect((await ask(call, owner.uuid, { ...owner.headers, 'x-org': otherOrganization() })).statusCode).toBe(404)
  })
  it.each(OWN.map((call) => [`${call.method} ${call.path}`, call] as const))('no token is 401: %s', async (_name, call) => {
    const reply = await ask(call, owner.uuid, { 'x-org': 'HEARTH' })
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'unauthenticated'])
  })
  it('nor by the call that names it in its body', async () => {
    const reply = await app.call({
      method: 'POST',
      url: '/service-application/api/v1/experiments/assignment',
      headers: stranger.headers,
      payload: { name: 'hero', variation: 'control', appUuid: owner.uuid },
    })
    expect(reply.statusCode).toBe(404)
  })
  it('and nothing of it changed', async () => {
    expect((await owner.status()).step).toBe('DELINQUENCY_REVIEW')
    expect((await owner.get('/items/annual-income')).json<{ data: { primaryCents: number } }>().data.primaryCents).toBe(14_500_000)
  })
})

const otherOrganization = () => [...app.container.brands.keys()].find((code) => code !== 'HEARTH')!

describe('the console', () => {
  const CONSOLE = CALLS.filter((call) => call.access === 'operator')
  it.each(CONSOLE.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s: 401 without a token, 403 for a borrower',
    async (_name, call) => {
      expect((await ask(call, owner.uuid, {})).statusCode).toBe(401)
      const reply = await ask(call, owner.uuid, owner.headers)
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
    },
  )
  it('auditors read and do not decide', async () => {
    expect((await auditor.get('/queue')).statusCode).toBe(200)
    expect((await auditor.get(`/applications/${owner.uuid}`)).statusCode).toBe(200)
    expect((await auditor.get('/sandbox/time')).statusCode).toBe(200)
    await owner.answer('delinquency-explanation', { current: true, explanation: 'I changed banks and two payments went out late.' })
    const refused = await auditor.decide(owner.uuid, 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained.' })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
    expect((await auditor.post(`/applications/${owner.uuid}/items/soft-credit/rerun`, { reason: 'Once more' })).statusCode).toBe(403)
    expect((await auditor.advance(1)).statusCode).toBe(403)
    expect((await owner.status()).step).toBe('DELINQUENCY_REVIEW')
  })
  it('an account with unknown role names has no staff rights', async () => {
    const misnamed = await staff(app, 'auditor')
    await app.container.db.query("update identities set roles = '{no-such-role,Administrator}' where email = $1", [misnamed.email])
    for (const path of ['/me', '/queue', '/notices', '/providers', '/sandbox/time', `/applications/${owner.uuid}`]) {
      expect([path, (await misnamed.get(path)).statusCode]).toEqual([path, 403])
    }
    const identity = await app.call({ url: '/identity/secure/api/v1/identity', headers: misnamed.headers })
    expect(identity.json()).toMatchObject({ email: misnamed.email, roles: [] })
  })

  it('an application that does not exist is 404', async () => {
    expect((await operator.get(`/applications/${randomUUID()}`)).statusCode).toBe(404)
    expect((await operator.decide(randomUUID(), 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained.' })).statusCode).toBe(404)
  })
})
