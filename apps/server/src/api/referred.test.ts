/** Applicants whom a loan officer sent: their licenses, their inquiries; and what may be begun beside an application. */
import { randomUUID } from 'node:crypto'
import { lenderDay } from '@hearthline/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationsOf } from '../store/repositories/applications.ts'
import { identityByEmail } from '../store/repositories/people.ts'
import { writeSetting } from '../store/repositories/settings.ts'
import { applications } from '../store/schema.ts'
import { type Applicant, applicationBody } from '../testing/application-body.ts'
import { APPLICATION, createRequest, newEmail, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { saveEntry } from '../usecases/reference/registers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function officer(
  more: { opensInquiries?: boolean; licensedStates?: string[]; wholesaleBrokerNmls?: string },
  organizationCode = 'HEARTH',
) {
  const id = randomUUID()
  await saveEntry(app.container.db, 'loan-originator', id, {
    organizationCode,
    originatorDisplayInfo: {
      originatorName: 'Lou Ortega',
      brokerName: null,
      avatarUri: null,
      email: 'lou@example.test',
      phoneNumber: '4155550100',
      nmls: '1',
    },
    enforceLicensedStatesForReferral: more.licensedStates !== undefined,
    licensedStates: more.licensedStates ?? [],
    ...more,
  })
  return id
}

/** Signs up and creates, with more in the body. */
async function applies(more: object, org = 'HEARTH', applicant: Applicant = {}) {
  const email = newEmail('referred')
  const headers = await app.signUp(email)
  const request = createRequest(headers, applicationBody('Reyes', email, applicant))
  const reply = await app.call({ ...request, headers: { ...request.headers, 'x-org': org }, payload: { ...request.payload, ...more } })
  return { email, headers: { ...headers, 'x-org': org }, reply }
}

const mayStart = async (headers: Record<string, string>) =>
  (await app.call({ url: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application', headers })).json()

describe('an application that a loan officer opened as an inquiry', () => {
  it('says so, and tells anyone who starts another one to call the officer', async () => {
    const { headers, reply } = await applies({ referrerId: await officer({ opensInquiries: true }) })
    expect(reply.statusCode).toBe(201)
    const { uuid } = reply.json<{ uuid: string }>()
    expect((await app.call({ url: `${APPLICATION}/${uuid}`, headers })).json()).toMatchObject({ isInquiry: true })
    expect(await mayStart(headers)).toMatchObject({
      canStartApplication: false,
      reason: 'INQUIRY',
      modal: {
        title: 'Action Required: Contact Your Loan Officer',
        applicationUuid: uuid,
        contact: { name: 'Lou Ortega', phoneNumber: '4155550100', email: 'lou@example.test' },
      },
    })
  })
  it('does not exist where the officer only referred, or belongs to another organization', async () => {
    const referred = await applies({ referrerId: await officer({}) })
    expect(await mayStart(referred.headers)).toMatchObject({ reason: 'ACTIVE', modal: { title: 'Active application already exists.' } })
    const elsewhere = await applies({ referrerId: await officer({ opensInquiries: true }) }, 'NORTHGATE')
    expect(elsewhere.reply.statusCode).toBe(201)
    expect(await mayStart(elsewhere.headers)).toMatchObject({ reason: 'ACTIVE' })
  })
})

describe('a home outside of the officer’s licenses', () => {
  it('is refused in the words of the portal, and nothing is made', async () => {
    const { email, reply } = await applies({ referrerId: await officer({ licensedStates: ['TX'] }) })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      fields: [
        {
          path: 'propertyRequest.state',
          message:
            'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
        },
      ],
    })
    const identity = await identityByEmail(app.container.db, email)
    expect(await applicationsOf(app.container.db, identity!.id, 'HEARTH')).toEqual([])
  })
  it('passes where the license covers it', async () => {
    expect((await applies({ referrerId: await officer({ licensedStates: ['CA', 'TX'] }) })).reply.statusCode).toBe(201)
  })
})

describe('a lender that takes only whom its loan officers send', () => {
  it('refuses whoever names an officer that it does not know, and takes whom its own one sent', async () => {
    const place = { city: 'Tampa', state: 'FL', zip: '33602' }
    for (const referrerId of [undefined, randomUUID(), await officer({})]) {
      const { reply } = await applies({ referrerId }, 'ROOKSTONE', { place })
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({ fields: [{ path: 'referrerId', message: expect.stringContaining('loan officer') }] })
    }
    expect((await applies({ referrerId: await officer({}, 'ROOKSTONE') }, 'ROOKSTONE', { place })).reply.statusCode).toBe(201)
  })
})

describe('a line received within the last 45 days', () => {
  it('says from which day on another may be begun, and lets it begin then', async () => {
    const { headers, uuid, untilRest } = await person(app, 'Reyes')
    // What is still being worked on would set the step again.
    await untilRest()
    const { db, clock } = app.container
    const since = clock.now()
    await db.transaction(async (session) => {
      await session.orm.update(applications).set({ step: 'COMPLETE', stepSince: since }).where(eq(applications.id, uuid))
    })
    const availableOn = lenderDay(new Date(Date.parse(since) + 45 * 86_400_000).toISOString())
    expect(await mayStart(headers)).toMatchObject({
      canStartApplication: false,
      reason: 'RECENT_HELOC',
      modal: { title: 'It looks like you have received a HELOC from us within the last 45 days.', availableOn },
    })
    clock.set(45 * 86_400_000 + 1000)
    expect(await mayStart(headers)).toMatchObject({ canStartApplication: true, reason: null, modal: null })
    clock.set(0)
  })
})

describe('a flag that an operator switched', () => {
  it('holds for the create call as it holds in the portal', async () => {
    const { db, flags } = app.container
    await writeSetting(db, 'flags:HEARTH', { 'age-62-plus': { enabled: true } })
    flags.memory.forget()
    const { reply } = await applies({})
    await writeSetting(db, 'flags:HEARTH', {})
    flags.memory.forget()
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      fields: [{ path: 'profileRequest.dob', message: 'Must be 62 years or older to apply for a loan' }],
    })
    expect((await applies({})).reply.statusCode).toBe(201)
  })
})

describe('a broker’s applicant', () => {
  it('is served with the broker’s NMLS number, as it was when they applied', async () => {
    const referrerId = await officer({ wholesaleBrokerNmls: '0123456' })
    const { headers, reply } = await applies({ referrerId })
    const read = await app.call({ url: `${APPLICATION}/${reply.json<{ uuid: string }>().uuid}`, headers })
    expect(read.json()).toMatchObject({ referrer: { referrerUuid: referrerId, wholesaleBrokerNmls: '0123456' } })
  })
})

describe('whoever comes for the line for owners of digital assets', () => {
  const CRYPTO = '/service-application/api/v1/application/crypto-heloc'
  const utmParameters = { utm_source: 'cloc' }

  it('has an application of that kind where the lender offers it, and the same resources for it', async () => {
    const place = { city: 'Phoenix', state: 'AZ', zip: '85003' }
    const { headers, reply } = await applies({ utmParameters }, 'CHAINMOOR', { place })
    const { uuid } = reply.json<{ uuid: string }>()
    const read = async (url: string) => (await app.call({ url: `${CRYPTO}/${url}`, headers })).json()
    expect(await read(uuid)).toMatchObject({ uuid, isCrypto: true })
    expect(await read('all')).toMatchObject([{ uuid, isCrypto: true }])
    expect(await read('co-deed/status')).toEqual({ status: 'INITIAL' })
    expect(await read('consent-types')).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'SOFT_CREDIT' })]))
  })

  it('is told to join the waitlist where the lender does not, and is not asked for another home', async () => {
    const { reply } = await applies({ utmParameters })
    expect([reply.statusCode, reply.json<{ fields: unknown }>().fields]).toEqual([
      422,
      [{ path: 'utmParameters.utm_source', message: expect.stringContaining('owners of digital assets') }],
    ])
  })
})
