import { lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_BROKER, DEMO_ORIGINATOR, seedRegisters } from '../demo/seed-registers.ts'
import { setOfficers } from '../store/repositories/agents.ts'
import { applicationBody } from '../testing/application-body.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsTo } from '../testing/mails-to.ts'
import { createRequest, newEmail } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { readEntry, saveEntry } from '../usecases/reference/registers.ts'

let app: TestApp
let lou: Staff
let others: readonly Staff[]

const idOf = async ({ email }: Pick<Staff, 'email'>): Promise<string> =>
  String((await app.container.db.query('select id from identities where email = $1', [email])).rows[0]!.id)

async function name(one: Staff, organizationCode: string, officers: readonly string[]): Promise<Staff> {
  const { db, clock } = app.container
  await setOfficers(db, { identityId: await idOf(one), organizationCode, namedBy: null, namedAt: clock.now() }, officers)
  return one
}

beforeAll(async () => {
  app = await openTestApp()
  await seedRegisters(app.container.db)
  lou = await name(await staff(app, 'originator'), 'HEARTH', [DEMO_ORIGINATOR])
  others = [
    await name(await staff(app, 'broker'), 'HEARTH', [DEMO_BROKER]),
    // Even one who was named for the same entry under another lender.
    await name(await staff(app, 'processor', ['RIOSOL']), 'RIOSOL', [DEMO_ORIGINATOR]),
  ]
})
afterAll(() => app.close())

interface Made {
  readonly key: string
  readonly link: string
  readonly state: string
}
const REFERRED = { firstName: 'Ana', lastName: 'Reyes', street1: '48 Elm Street', city: 'Sacramento', state: 'CA', zip: '95816' }
const referred = (email: string, more = {}) => ({ ...REFERRED, phoneNumber: '9165550111', email, ...more })
const today = () => lenderDay(app.container.clock.now())

const make = (one: Staff, register: string, data: unknown, officer = DEMO_ORIGINATOR) =>
  one.post('/agent/entries', { register, officer, data })
const made = async (register: string, data: unknown): Promise<Made> => (await make(lou, register, data)).json()
const list = async (one: Staff, register: string) =>
  (await one.get(`/agent/entries?register=${register}`)).json<{ entries: (Made & Record<string, unknown>)[]; total: number }>()
const end = (one: Staff, register: string, key: string) => one.post(`/agent/entries/${register}/${key}/end`, {})
const lookUp = (url: string, org = 'HEARTH') => app.call({ method: 'GET', url, headers: { 'x-org': org } })
const lookUpCode = (key: string) => lookUp(`/service-application/external/api/v1/offercode/${key}`)
const lookUpReferral = (key: string) => lookUp(`/service-lead-portal/api/referrals/${key}`)

async function apply(email: string, more: object): Promise<number> {
  const { authorization } = await app.signUp(email)
  return (await app.call(createRequest({ authorization }, { ...applicationBody('Reyes', email), ...more }))).statusCode
}

describe('What a loan officer makes for themselves', () => {
  it('is an offer code of the server’s letters that names no one, has no price, and brings its applicants to them', async () => {
    const { key, link } = await made('offer-code', { campaign: 'Spring fair', lastDay: today() })
    expect(key).toMatch(/^[A-Z2-9]{10}$/)
    expect(new URL(link).searchParams.get('reservationCode')).toBe(key)
    expect((await lookUpCode(key.toLowerCase())).json()).toMatchObject({
      ...{ firstName: '', zip: '', isFirmOffer: false, sentBy: { officer: DEMO_ORIGINATOR, name: 'Lou Park' } },
    })
    expect(await apply(newEmail('by-code'), { offerCode: key.toLowerCase() })).toBe(201)
    expect((await list(lou, 'offer-code')).entries).toMatchObject([{ key, opened: 1, begun: 1, submitted: 0, name: 'Spring fair' }])
    expect((await lou.get('/agent/applicants')).json()).toMatchObject({ applicants: [{ lastInitial: 'R', officer: DEMO_ORIGINATOR }] })
    // A link that names no loan officer of the lender takes no one from them.
    expect(await apply(newEmail('made-up'), { offerCode: key, referrerId: '00000000-0000-4000-8000-000000000009' })).toBe(201)
    expect((await lou.get('/agent/applicants')).json<{ applicants: object[] }>().applicants).toHaveLength(2)
  })

  it('is a referral that fills in what they know, goes to that person’s email alone, and is followed by numbers', async () => {
    const email = newEmail('referred')
    const { key } = await made('referral', referred(email))
    expect((await lookUpReferral(key)).json()).toEqual({ ...referred(email), street2: null, suffix: null })
    const link = { firstName: 'Ana', officer: DEMO_ORIGINATOR, referral: key }
    expect((await lou.post('/agent/links', { ...link, email: newEmail('stranger') })).statusCode).toBe(422)
    expect((await lou.post('/agent/links', { ...link, email })).statusCode).toBe(201)
    expect((await mailsTo(app, { email }, 'Lou Park')).join('\n')).toContain(`rid=${key}`)
    expect(await apply(newEmail('by-referral'), { referralId: key })).toBe(201)
    expect((await list(lou, 'referral')).entries).toMatchObject([{ key, opened: 1, begun: 1, homeState: 'CA' }])
  })

  it('is as unknown as none to every other agent, of the same lender and another, and answers no other lender', async () => {
    const { key } = await made('referral', referred(newEmail('mine')))
    for (const other of others) {
      expect(await list(other, 'referral')).toMatchObject({ entries: [], total: 0 })
      expect((await end(other, 'referral', key)).statusCode).toBe(404)
      const email = newEmail('theirs')
      expect((await make(other, 'referral', referred(email))).statusCode).toBe(404)
      expect((await other.post('/agent/links', { email, firstName: 'Ana', officer: DEMO_BROKER, referral: key })).statusCode).toBe(404)
    }
    expect((await lookUp(`/service-lead-portal/api/referrals/${key}`, 'RIOSOL')).statusCode).toBe(404)
  })

  it('is ended by whoever owns it, or by an administrator, who sees whose it is and cannot change it', async () => {
    const [one, other] = [
      await made('offer-code', { campaign: 'One', lastDay: today() }),
      await made('offer-code', { campaign: 'Two', lastDay: today() }),
    ]
    expect((await end(lou, 'offer-code', one.key)).json()).toMatchObject({ state: 'ENDED' })
    expect((await end(lou, 'offer-code', one.key)).statusCode).toBe(409)
    const administrator = await staff(app, 'administrator')
    const path = `/registers/offer-code/${other.key}`
    expect((await administrator.get(path)).json()).toMatchObject({ entry: { owner: { officer: DEMO_ORIGINATOR, name: 'Lou Park' } } })
    const change = {
      scope: 'organization',
      version: 1,
      data: { ...(await readEntry(app.container.db, 'offer-code', `HEARTH:${other.key}`)) },
    }
    const changed = await app.call({
      method: 'PUT',
      url: `/console/api/v1${path}`,
      headers: { ...administrator.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...change, data: { ...change.data, ...REFERRED } }),
    })
    expect(changed.statusCode).toBe(409)
    expect((await administrator.post(`${path}/end`, { scope: 'organization', version: 1, reason: 'The fair is over' })).statusCode).toBe(
      200,
    )
    expect([(await lookUpCode(one.key)).statusCode, (await lookUpCode(other.key)).statusCode]).toEqual([404, 404])
  })

  it('holds the states in which they are licensed, when it is made and when it is opened', async () => {
    const { db } = app.container
    const refused = await make(lou, 'referral', referred(newEmail('texan'), { state: 'TX', zip: '73301' }))
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('Lou Park is not licensed in this state')])
    const { key } = await made('referral', referred(newEmail('moved')))
    const before = (await readEntry(db, 'loan-originator', DEMO_ORIGINATOR))!
    await saveEntry(db, 'loan-originator', DEMO_ORIGINATOR, { ...before, licensedStates: ['OR'] })
    expect((await lookUpReferral(key)).statusCode).toBe(404)
    expect((await list(lou, 'referral')).entries[0]).toMatchObject({ key, state: 'NOT_LICENSED' })
    await saveEntry(db, 'loan-originator', DEMO_ORIGINATOR, before)
  })

  it('answers no one once its loan officer refers no more, and is made by no one whose account has no loan officer', async () => {
    const { db } = app.container
    const { key } = await made('offer-code', { campaign: 'Late', lastDay: today() })
    const before = (await readEntry(db, 'loan-originator', DEMO_ORIGINATOR))!
    await saveEntry(db, 'loan-originator', DEMO_ORIGINATOR, { ...before, activeUntil: '2020-01-01' })
    expect((await lookUpCode(key)).statusCode).toBe(404)
    expect((await list(lou, 'offer-code')).entries).toEqual([])
    await saveEntry(db, 'loan-originator', DEMO_ORIGINATOR, before)
    await name(lou, 'HEARTH', [])
    expect((await make(lou, 'offer-code', { campaign: 'None', lastDay: today() })).statusCode).toBe(404)
    expect((await end(lou, 'offer-code', key)).statusCode).toBe(404)
    await name(lou, 'HEARTH', [DEMO_ORIGINATOR])
  })

  itInLongRun('is an estimate that is emailed, made anew of what can be read of it', async () => {
    const email = newEmail('estimated')
    const estimate = 'homeState=CA&homeValue=800000&org=RIOSOL&referrer=other&firstName=Ana'
    expect((await lou.post('/agent/links', { email, firstName: 'Ana', officer: DEMO_ORIGINATOR, estimate })).statusCode).toBe(201)
    const mail = (await mailsTo(app, { email }, 'Lou Park')).join('\n')
    expect(mail).toContain(`/account/heloc/estimate?referrer=${DEMO_ORIGINATOR}&homeState=CA&homeValue=800000&org=HEARTH`)
    expect(mail).not.toContain('RIOSOL')
  })

  itInLongRun('lasts at most 90 days, has no terms whatever is sent, and is refused in words', async () => {
    const far = await make(lou, 'offer-code', { campaign: 'Far', lastDay: '2099-01-01' })
    expect([far.statusCode, far.body]).toEqual([422, expect.stringContaining('at most 90 days')])
    expect((await make(lou, 'offer-code', { campaign: '=1+1', lastDay: today() })).statusCode).toBe(422)
    const { key } = await made('offer-code', {
      campaign: 'Terms',
      lastDay: today(),
      firmOffer: { rateBps: 1, expiresOn: today() },
      kind: 'PRESCREEN',
    })
    expect((await lookUpCode(key)).json()).toMatchObject({ isFirmOffer: false, isPrescreened: false })
  })
})
