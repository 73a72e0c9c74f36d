import { randomUUID } from 'node:crypto'
import { type Call, contract, mayCall, ROLES } from '@hearthline/contract'
import { aboutYou, CONDITION_CATEGORIES, CONDITION_DUES, contact, PAYOFF_EVENTS } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationBody } from '../testing/application-body.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { APPLICATION, createRequest, newEmail, type Person, person, personOf } from '../testing/person.ts'
import { pictureForm } from '../testing/show-identity.ts'
import { passSecondFactor, type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { declaredCalls } from './register-calls.ts'

let app: TestApp
let applicant: Person
let ours: Staff
let theirs: Staff
beforeAll(async () => {
  app = await openTestApp()
  applicant = await person(app, 'Delinquent')
  await applicant.untilStep('DELINQUENCY_REVIEW')
  ours = await staff(app, 'administrator')
  theirs = await staff(app, 'administrator', ['RIOSOL'])
})
afterAll(() => app.close())

const CONSOLE = declaredCalls(contract)
  .map(({ call }) => call)
  .filter(({ access }) => access === 'operator')
/** Calls that name an application. */
const NAMING = CONSOLE.filter(({ path }) => path.includes(':uuid'))

interface Asked {
  readonly uuid: string
  readonly document: string
  readonly item?: string
}

/** What each call that names an application takes. */
const BODY = {
  data: { outcome: 'CONTINUE', reason: 'x' },
  reason: 'Reviewed by a person',
  ...{ party: 'borrower', way: 'MAILED', givenOn: '2026-11-20' },
  ...{ what: 'VALUATION_FEE', on: '2026-11-20', reference: 'ACH 0042' },
  ...{ category: CONDITION_CATEGORIES[0], due: CONDITION_DUES[0], asked: 'Please send the page that is missing', documents: 1 },
  ...{ email: 'sam@example.test', debt: 'first', how: 'MAIL', because: 'TOO_LATE' },
  ...{ signedOn: '2026-11-20', document: '00000000-0000-4000-8000-000000000001' },
  event: { what: PAYOFF_EVENTS[0], debt: 'first', on: '2026-11-20' },
  ...{ holder: 'Acme Bank, N.A.', agreement: 'Sale agreement of 11/20/2026' },
  ...{ outcome: 'CLEARED', text: 'Please send the page that is missing' },
}

const SIGNER = '/console/api/v1/applications/:uuid/signers/:party'
const REMOVAL = `${SIGNER}/removal`
/** What they take in other words. */
const OWN: Readonly<Record<string, object>> = {
  [`${SIGNER}/email`]: { because: 'LOST' },
  // Beside the number of documents that others take.
  '/console/api/v1/applications/:uuid/paper-copies': { documents: ['00000000-0000-4000-8000-000000000001'] },
  [REMOVAL]: { because: 'SOLD_SHARE' },
  [`${REMOVAL}/decision`]: { outcome: 'CONFIRMED', askedAt: '2026-11-26T18:00:00.000Z' },
}

const fromHearth = (who: Staff) => ({ ...who.headers, 'x-org': 'HEARTH' })

const ask = (call: Call, who: Staff, { uuid, document, item = 'delinquency-review' }: Asked) =>
  app.call({
    method: call.method as 'GET',
    url:
      call.path
        .replace(':uuid', uuid)
        .replace(':party', '0123456789abcdef')
        .replace(':document', document)
        .replace(':condition', document)
        .replace(':transfer', document)
        .replace(':item', item) + (call.upload ? '?kind=VALUATION_REPORT' : ''),
    ...(call.upload ? pictureForm(fromHearth(who), 'VALUATION_REPORT') : { headers: fromHearth(who) }),
    ...(call.body && {
      headers: { ...fromHearth(who), 'content-type': 'application/json' },
      payload: JSON.stringify({ ...BODY, ...OWN[call.path] }),
    }),
  })

const documentOf = async (uuid: string): Promise<string> =>
  String((await app.container.db.query('select id from documents where application_id = $1', [uuid])).rows[0]!.id)

describe('staff of another organization', () => {
  it('there are calls that name an application', () => expect(NAMING.length).toBeGreaterThanOrEqual(4))

  it.each(
    NAMING.flatMap((call) =>
      ROLES.filter((role) => role !== 'platform-administrator').map((role) => [call.method, call.path, role] as const),
    ),
  )('%s %s finds nothing as %s, and hears what a stranger hears of nothing at all', async (method, path, role) => {
    const call = NAMING.find((candidate) => candidate.method === method && candidate.path === path)!
    const stranger = await staff(app, role, ['RIOSOL'])
    const asked = { uuid: applicant.uuid, document: await documentOf(applicant.uuid) }
    const reply = await ask(call, stranger, asked)
    if (!mayCall(call, { kind: 'password', roles: [role] })) return expect(reply.statusCode).toBe(403)
    const nobodys = await ask(call, stranger, { uuid: randomUUID(), document: randomUUID() })
    expect([reply.statusCode, nobodys.statusCode]).toEqual([404, 404])
    expect({ ...reply.json(), requestId: '' }).toEqual({ ...nobodys.json(), requestId: '' })
  })

  it('sees none of it in the queue, the search, the counts and the notices', async () => {
    const refused = await person(app, 'Lowscore')
    await refused.untilStep('DECLINED')
    await (await person(app, 'Bureaudown')).untilStep('CREDIT_ERROR')
    for (const path of ['/queue', '/queue?show=all', '/queue?show=all&search=Delinquent', '/queue?show=all&search=Alder']) {
      expect((await ours.get(path)).json<{ rows: unknown[] }>().rows.length, path).toBeGreaterThan(0)
      expect((await theirs.get(path)).json(), path).toEqual({ rows: [], waiting: 0, next: null, fundersMissing: [] })
    }
    expect((await ours.get('/notices')).json<{ rows: unknown[] }>().rows.length).toBeGreaterThan(0)
    expect((await theirs.get('/notices')).json()).toEqual({ rows: [], due: 0, overdue: 0, late: 0 })
  })

  it('gets no access by naming the organization in a header', async () => {
    const url = `/console/api/v1/applications/${applicant.uuid}?org=HEARTH`
    expect((await app.call({ url, headers: { ...theirs.headers, 'x-org': 'HEARTH' } })).statusCode).toBe(404)
  })

  it('has an administrator of the platform who serves every organization, and is named so', async () => {
    const platform = await staff(app, 'platform-administrator', ['RIOSOL'])
    expect((await platform.get('/me')).json()).toMatchObject({
      platform: true,
      organizations: expect.arrayContaining([{ code: 'HEARTH', name: expect.any(String) }]),
    })
    const file = (await platform.get(`/applications/${applicant.uuid}`)).json<{ audit: { actor: string; action: string }[] }>()
    expect(file.audit.at(-1)).toMatchObject({ action: 'file-read', actor: expect.stringMatching(/^platform:/) })
  })

  it('may act for several organizations', async () => {
    const both = await staff(app, 'operator', ['RIOSOL', 'HEARTH'])
    expect((await both.get(`/applications/${applicant.uuid}`)).statusCode).toBe(200)
    expect((await both.get('/me')).json()).toMatchObject({ platform: false, organizations: [{ code: 'RIOSOL' }, { code: 'HEARTH' }] })
  })

  it('loses access at once when an organization is removed', async () => {
    const leaving = await staff(app, 'operator')
    expect((await leaving.get(`/applications/${applicant.uuid}`)).statusCode).toBe(200)
    const { db, tokens } = app.container
    const { rows } = await db.query("update identities set staff_organizations = '{RIOSOL}' where email = $1 returning id", [leaving.email])
    // On PostgreSQL the trigger tells every node; one process has no one to tell.
    tokens.memory.forget([String(rows[0]!.id)])
    expect((await leaving.get(`/applications/${applicant.uuid}`)).statusCode).toBe(404)
  })
})

describe('staff who are a party to an application', () => {
  const OWN = 'You are a party to this application. Someone else on the team has to review it.'

  it.each(NAMING.map((call) => [`${call.method} ${call.path}`, call] as const))('are refused their own: %s', async (_name, call) => {
    const { db } = app.container
    const own = await person(app, 'Delinquent')
    await own.untilStep('DELINQUENCY_REVIEW')
    await db.query("update identities set roles = '{underwriter,administrator}', staff_organizations = '{HEARTH}' where email = $1", [
      own.email,
    ])
    const login = await app.call({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { 'x-org': 'HEARTH' },
      payload: { email: own.email, password: 'Correct-horse9!' },
    })
    await passSecondFactor(app, own.email)
    const self = { ...ours, headers: { authorization: `Bearer ${login.json<{ jwt: string }>().jwt}` } }
    const reply = await ask(call, self, { uuid: own.uuid, document: await documentOf(own.uuid) })
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([403, OWN])
    const queue = await app.call({ url: '/console/api/v1/queue?show=all&limit=100', headers: self.headers })
    expect(queue.json<{ rows: { uuid: string }[] }>().rows.map((row) => row.uuid)).not.toContain(own.uuid)
    // They remain its borrower.
    expect((await app.call({ url: `${APPLICATION}/${own.uuid}`, headers: { ...self.headers, 'x-org': 'HEARTH' } })).statusCode).toBe(200)
  })

  const sees = async (who: Staff, { uuid, lastName }: { uuid: string; lastName: string }) => {
    const desk = await who.get(`/applications/${uuid}`)
    const lists = await Promise.all(
      ['/queue?show=all&limit=100', `/queue?show=all&search=${lastName}`, '/notices?show=all'].map(
        async (path) => (await who.get(path)).body,
      ),
    )
    return {
      desk: [desk.statusCode, desk.json<{ message?: string }>().message],
      listed: lists.filter((body) => body.includes(uuid)).length,
    }
  }

  it('neither find nor open an application that names their email as a co-owner, whoever applied', async () => {
    const named = await person(app, 'Namedowner')
    await named.untilStep('OFFER_SELECTION')
    await named.answer('chosen-offer', firstOffer(await named.offers()))
    const email = newEmail('cora')
    await named.answer('contact', contact.example)
    const naming = { ...(aboutYou.example as object), coOwners: [{ firstName: 'Cora', lastName: 'Owner', email: email.toUpperCase() }] }
    await named.answer('about-you', naming)
    // They join the team later: of whoever is on it already no address is taken.
    const coOwner = await staff(app, 'operator', ['HEARTH'], email)
    expect((await named.put('/items/about-you', naming)).statusCode).toBe(422)
    expect(await sees(await staff(app, 'operator'), { ...named, lastName: 'Namedowner' })).toEqual({ desk: [200, undefined], listed: 2 })
    expect(await sees(coOwner, { ...named, lastName: 'Namedowner' })).toEqual({ desk: [403, OWN], listed: 0 })
    // Named by mistake, they are kept away no longer than that.
    expect((await named.put('/items/about-you', aboutYou.example)).statusCode).toBe(200)
    expect(await sees(coOwner, { ...named, lastName: 'Namedowner' })).toEqual({ desk: [200, undefined], listed: 2 })
  })

  it('neither find nor open one that another account created with their email', async () => {
    const decider = await staff(app, 'underwriter')
    const { authorization } = await app.signUp(newEmail('Secondaccount'))
    const reply = await app.call(createRequest({ authorization }, applicationBody('Lowscore', decider.email)))
    const { uuid } = reply.json<{ uuid: string }>()
    await personOf(app, { email: decider.email, authorization, uuid }).untilStep('DECLINED')
    expect(await sees(decider, { uuid, lastName: 'Lowscore' })).toEqual({ desk: [403, OWN], listed: 0 })
    expect((await sees(await staff(app, 'underwriter'), { uuid, lastName: 'Lowscore' })).listed).toBe(3)
  })
})
