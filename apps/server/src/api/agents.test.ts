import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_BROKER, DEMO_ORIGINATOR, seedRegisters } from '../demo/seed-registers.ts'
import { setOfficers } from '../store/repositories/agents.ts'
import { inScope } from '../store/scope.ts'
import { applicationBody } from '../testing/application-body.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsTo } from '../testing/mails-to.ts'
import { createRequest, newEmail } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let lou: Staff
let bea: Staff
let elsewhere: Staff
let uuid: string
const applicantEmail = newEmail('ana')

const idOf = async ({ email }: Pick<Staff, 'email'>): Promise<string> =>
  String((await app.container.db.query('select id from identities where email = $1', [email])).rows[0]!.id)

async function agent(role: 'originator' | 'broker', organization: string, officer: string): Promise<Staff> {
  const one = await staff(app, role, [organization])
  await setOfficers(
    app.container.db,
    { identityId: await idOf(one), organizationCode: organization, namedBy: null, namedAt: app.container.clock.now() },
    [officer],
  )
  return one
}

beforeAll(async () => {
  app = await openTestApp()
  await seedRegisters(app.container.db)
  lou = await agent('originator', 'HEARTH', DEMO_ORIGINATOR)
  bea = await agent('broker', 'HEARTH', DEMO_BROKER)
  // Even one who was named for the same entry under another lender.
  elsewhere = await agent('originator', 'RIOSOL', DEMO_ORIGINATOR)
})
afterAll(() => app.close())

const applicantsOf = async (one: Staff, query = '') => (await one.get(`/agent/applicants${query}`)).json<{ applicants: { id: string }[] }>()
const send = (one: Staff, email: string, officer = DEMO_ORIGINATOR) => one.post('/agent/links', { email, firstName: 'Ana', officer })
const linksOf = async (one: Staff) =>
  (await one.get('/agent/links')).json<{ links: { email: string; state: string; applicant: string | null }[] }>()
const answer = (token: string, said: 'BEGIN' | 'NO_MORE', org = 'HEARTH') =>
  app.call({
    method: 'POST',
    url: '/service-lead-portal/api/agent-links/answer',
    headers: { 'x-org': org },
    payload: { token, answer: said },
  })
const tokenOf = async (email: string): Promise<string> =>
  /link=([\w.-]+)/.exec((await mailsTo(app, { email }, '')).join('\n'))?.[1] ?? 'none'

const namedBy =
  (administrator: Staff) =>
  (email: string, officers: readonly string[], more = {}) =>
    app.call({
      method: 'PUT',
      url: '/console/api/v1/staff/agents',
      headers: { ...administrator.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({
        email,
        role: 'processor',
        organizationCode: 'HEARTH',
        officers,
        before: null,
        reason: 'New at the desk',
        ...more,
      }),
    })

describe('Who sends applicants', () => {
  it('emails a link that names the loan officer, and sees it opened, begun, and the applicant with it', async () => {
    expect((await send(lou, applicantEmail)).statusCode).toBe(201)
    expect((await send(lou, applicantEmail)).statusCode).toBe(422)
    expect((await send(lou, newEmail('other'), DEMO_BROKER)).statusCode).toBe(404)
    expect((await linksOf(lou)).links).toMatchObject([{ email: applicantEmail, state: 'SENT' }])
    const token = await tokenOf(applicantEmail)
    expect((await answer(token, 'BEGIN')).statusCode).toBe(202)
    expect((await linksOf(lou)).links).toMatchObject([{ state: 'OPENED' }])
    const { authorization } = await app.signUp(applicantEmail)
    const body = { ...applicationBody('Reyes', applicantEmail), referrerId: DEMO_ORIGINATOR.toUpperCase() }
    uuid = (await app.call(createRequest({ authorization }, body))).json<{ uuid: string }>().uuid
    expect((await linksOf(lou)).links).toMatchObject([{ state: 'BEGUN', applicant: uuid }])
  })

  it('sees of an applicant a first name, an initial, a state, how far they are and whom it waits for, and nothing else', async () => {
    const { applicants } = await applicantsOf(lou)
    expect(applicants.map((one) => Object.keys(one).toSorted())).toEqual([
      ['appliedAt', 'firstName', 'id', 'lastInitial', 'officer', 'since', 'stage', 'state', 'waitsFor'],
    ])
    expect(applicants).toMatchObject([{ id: uuid, lastInitial: 'R', state: 'CA' }])
  })

  it('finds no applicant of another loan officer, of the same lender or another, in the list or by id', async () => {
    for (const other of [bea, elsewhere]) {
      expect((await applicantsOf(other)).applicants).toEqual([])
      expect((await applicantsOf(other, `?applicant=${uuid}`)).applicants).toEqual([])
      expect(await linksOf(other)).toMatchObject({ links: [], total: 0 })
      expect((await other.get(`/applications/${uuid}`)).statusCode).toBe(403)
    }
    expect((await lou.get(`/applications/${uuid}`)).statusCode).toBe(403)
  })

  it('is shown no row of an application by the database, whatever is asked of it', async () => {
    const identityId = await idOf(lou)
    const rows = await inScope({ kind: 'agent', identityId }, async () => {
      const found = []
      for (const table of [
        'applications',
        'facts',
        'attempts',
        'documents',
        'notices',
        'consents',
        'mails',
        'events',
        'waitlist',
        'profiles',
      ])
        found.push(Number((await app.container.db.query(`select count(*) as n from ${table}`)).rows[0]!.n))
      found.push(Number((await app.container.db.query('select count(*) as n from identities')).rows[0]!.n))
      return found
    })
    expect(rows).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  })

  it('mails no one who asked for no more, for whichever loan officer of the lender', async () => {
    const email = newEmail('no')
    await send(lou, email)
    const token = await tokenOf(email)
    await answer(token, 'NO_MORE', 'RIOSOL')
    expect((await answer(`${token.slice(0, -1)}x`, 'NO_MORE')).statusCode).toBe((await answer(token, 'NO_MORE')).statusCode)
    const refused = await send(bea, email, DEMO_BROKER)
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('no more of these emails')])
  })

  itInLongRun('is answered alike for known and unknown addresses', async () => {
    const known = newEmail('known')
    await app.signUp(known)
    expect([(await send(bea, known, DEMO_BROKER)).statusCode, (await send(bea, newEmail('new'), DEMO_BROKER)).statusCode]).toEqual([
      201, 201,
    ])
  })

  it('is named by an administrator for loan officers of their own lender, gets an email, and nothing with no loan officer', async () => {
    const administrator = await staff(app, 'administrator')
    const name = namedBy(administrator)
    const email = newEmail('processor')
    expect((await name(email, [DEMO_ORIGINATOR])).json()).toMatchObject({ created: true })
    expect(await mailsTo(app, { email }, 'Your')).toHaveLength(1)
    const { staff: team } = (await administrator.get('/staff')).json<{ staff: { email: string; officers: object[] }[] }>()
    expect(team.find((one) => one.email === email)?.officers).toEqual([{ id: DEMO_ORIGINATOR, name: expect.any(String) }])
    const before = { role: 'processor', officers: [DEMO_ORIGINATOR] }
    expect((await name(email, [DEMO_BROKER], { before })).json()).toMatchObject({ created: false })
    // A second administrator who still sees what stood before replaces nothing.
    expect([(await name(email, [], { before })).statusCode, (await name(email, [])).statusCode]).toEqual([412, 412])
  })

  it('leaves an email that was named by mistake to its owner, once the loan officers are taken away before anyone opened the account', async () => {
    const name = namedBy(await staff(app, 'administrator'))
    const email = newEmail('mistake')
    await name(email, [DEMO_ORIGINATOR])
    const token = /token=([\w-]+)/.exec((await mailsTo(app, { email }, 'Your')).join('\n'))![1]!
    const before = { role: 'processor', officers: [DEMO_ORIGINATOR] }
    expect((await name(email, [], { before })).json()).toMatchObject({ created: false, ended: true })
    const choose = await app.call({
      method: 'POST',
      url: '/identity/api/v1/password-resets/redeem',
      headers: { 'x-org': 'HEARTH' },
      payload: { token, password: PASSWORD },
    })
    expect(choose.statusCode).toBe(410)
    expect((await app.signUp(email)).authorization).not.toContain('undefined')
  })

  it('ends where the administrator says so, with the sessions and the role', async () => {
    const name = namedBy(await staff(app, 'administrator'))
    const tess = await agent('originator', 'HEARTH', DEMO_ORIGINATOR)
    expect((await name(tess.email, [DEMO_ORIGINATOR], { ends: true })).statusCode).toBe(422)
    expect((await name(newEmail('none'), [], { ends: true })).statusCode).toBe(404)
    const before = { role: 'originator', officers: [DEMO_ORIGINATOR] }
    expect((await name(tess.email, [], { before })).json()).toMatchObject({ ended: false })
    expect((await tess.get('/agent/applicants')).statusCode).toBe(200)
    const none = { role: 'processor', officers: [] }
    expect((await name(tess.email, [], { ends: true, before: none })).json()).toMatchObject({ ended: true })
    expect((await tess.get('/agent/applicants')).statusCode).toBe(401)
  })

  itInLongRun(
    'is named for no loan officer or lender that is not the administrator’s, and by no email that has another account',
    async () => {
      const administrator = await staff(app, 'administrator')
      const [name, email] = [namedBy(administrator), newEmail('processor')]
      expect((await name(email, ['00000000-0000-4000-8000-000000000001'])).statusCode).toBe(422)
      expect((await name(email, [], { organizationCode: 'RIOSOL' })).statusCode).toBe(404)
      expect((await name(applicantEmail, [DEMO_ORIGINATOR])).statusCode).toBe(409)
      expect((await name(administrator.email, [DEMO_ORIGINATOR])).statusCode).toBe(409)
    },
  )
})
