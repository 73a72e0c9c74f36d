import { type Call, contract } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsArrived } from '../testing/mails-to.ts'
import { partnerSecret } from '../testing/partner.ts'
import { newEmail } from '../testing/person.ts'
import { signInCodesFor } from '../testing/signer.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

/** Its people have no passwords. */
const ORG = 'RUSSETFOX'
const CODES = '/identity-broker/customer/api/v3/codes'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const post = (url: string, payload: object, org = ORG, remoteAddress = '10.9.0.1') =>
  app.call({ method: 'POST', url, headers: { 'x-org': org }, payload, remoteAddress })
const ask = async (email: string, from?: string) => {
  const before = (await signInCodesFor(app, email)).length
  const reply = await post(CODES, { email }, ORG, from)
  const { request } = reply.json<{ request: string }>()
  await expect.poll(async () => (await signInCodesFor(app, email)).length).toBe(before + 1)
  return { request, email, code: (await signInCodesFor(app, email)).at(-1)! }
}
const redeem = (given: object, org = ORG) => post(`${CODES}/redeem`, given, org)
const who = (jwt: string) =>
  app.call({ url: '/identity/secure/api/v1_1/identity', headers: { authorization: `Bearer ${jwt}`, 'x-org': ORG } })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a borrower of a lender without passwords', () => {
  it('has an account by the code and a phone number, signs in to it by another code, and signs out', async () => {
    const email = newEmail('fox')
    const first = await ask(email)
    // The code is right, and who has it is asked for a phone number first.
    expect((await redeem(first)).json()).toEqual({ jwt: null })
    const { jwt } = (await redeem({ ...first, phoneNumber: '4155550132' })).json<{ jwt: string }>()
    expect((await who(jwt)).json()).toMatchObject({ email, organizationCode: ORG, phoneNumbers: [{ number: '4155550132' }], roles: [] })
    expect((await redeem({ ...first, phoneNumber: '4155550132' })).statusCode).toBe(401)
    const again = (await redeem(await ask(email))).json<{ jwt: string }>()
    const headers = { authorization: `Bearer ${again.jwt}`, 'x-org': ORG }
    const left = await app.call({ method: 'POST', url: '/identity-broker/customer/secure/api/v3/logout', headers })
    expect(left.json()).toEqual({ redirect: `/auth/login?org=${ORG}` })
    expect((await who(again.jwt)).statusCode).toBe(401)
  })

  it('is told the same, known or not, and a code is good for its own request, mailbox, lender and use alone', async () => {
    const known = newEmail('known')
    await redeem({ ...(await ask(known)), phoneNumber: '4155550132' })
    const mine = await ask(known)
    const stranger = await ask(newEmail('stranger'))
    const wrong = await Promise.all(
      [
        { ...mine, code: other(mine.code) },
        { ...stranger, code: other(stranger.code) },
        { ...mine, request: stranger.request },
        { ...mine, email: stranger.email },
      ].map((given) => redeem(given)),
    )
    const bodies = wrong.map((reply) => ({ ...reply.json<object>(), requestId: '' }))
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect((await redeem(mine, 'HEARTH')).statusCode).toBe(409)
    // Of someone who signs beside a borrower other codes are asked.
    expect((await post('/identity/api/v1/signer/login', mine)).statusCode).toBe(401)
  })

  it('has five tries at a code', async () => {
    const given = await ask(newEmail('tries'))
    for (let tried = 0; tried < 5; tried++) await redeem({ ...given, code: other(given.code) })
    expect((await redeem({ ...given, phoneNumber: '4155550132' })).statusCode).toBe(401)
  })

  it('has the newest code alone, and whoever asks elsewhere ends none of theirs', async () => {
    const email = newEmail('newer')
    const older = await ask(email)
    const newer = await ask(email)
    const strangers = await ask(email, '10.9.1.1')
    expect((await redeem({ ...older, phoneNumber: '4155550132' })).statusCode).toBe(401)
    expect((await redeem({ ...newer, phoneNumber: '4155550132' })).statusCode).toBe(200)
    // Where they have signed in, they end a stranger’s as well.
    await ask(email)
    expect((await redeem(strangers)).statusCode).toBe(401)
  })

  it('gets nothing of staff by a code, though the account is one of staff', async () => {
    const member = await staff(app, 'administrator', ['HEARTH'], newEmail('staff'))
    const { jwt } = (await redeem(await ask(member.email))).json<{ jwt: string }>()
    const headers = { authorization: `Bearer ${jwt}` }
    expect((await app.call({ url: '/console/api/v1/me', headers })).json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await app.call({ url: '/console/api/v1/second-factor', headers })).statusCode).toBe(403)
    expect((await app.call({ url: '/service-profile/api/v1/profile', headers })).statusCode).toBe(200)
    expect((await who(jwt)).json()).toMatchObject({ email: member.email, roles: [] })
  })
})

describe('how people sign in', () => {
  it('is what their lender says, whatever a caller would rather have; staff have a password', async () => {
    const mode = async (query: string) =>
      (await app.call({ url: `/identity-broker/external/api/v1/login-mode?${query}` })).json<{ mode: string; redirect: string }>()
    expect(await mode(`application=heloc&organization=${ORG}&mode=broker`)).toMatchObject({
      mode: 'broker',
      redirect: `/auth/login?org=${ORG}`,
    })
    expect(await mode(`application=heloc&organization=${ORG}&mode=password`)).toMatchObject({ mode: 'broker' })
    expect(await mode(`application=console&organization=${ORG}&mode=broker`)).toMatchObject({ mode: 'password' })
    expect(await mode('application=heloc&organization=HEARTH&mode=broker')).toMatchObject({ mode: 'password' })
    expect((await post(CODES, { email: newEmail('hearth') }, 'HEARTH')).json()).toMatchObject({ status: 409, code: 'conflict' })
    expect((await post('/identity/api/v1/login', { email: newEmail('none'), password: PASSWORD })).statusCode).toBe(401)
  })
})

const HOME = { state: 'CA', occupancy: 'HOME', propertyKind: 'SFR', valueCents: 74_200_000, loans: [], score: 748 }
/** Calls without a session that write: they sign in, leave, note what was seen, or are of who has an application. A new one is named here, or below. */
const BEGIN_NOTHING = [
  '/email/stop',
  '/ft/:context/event',
  '/ft/:context/session',
  '/identity-broker/:audience/api/v3/login',
  // Of a newcomer it is refused: sign-in-providers.test.ts.
  '/identity-broker/:audience/api/v3/provider/redeem',
  '/identity-broker/customer/api/v3/codes',
  '/identity/api/v1/email-changes/confirm',
  '/identity/api/v1/login',
  '/identity/api/v1/password-resets',
  '/identity/api/v1/password-resets/redeem',
  '/identity/api/v1/signer/codes',
  '/identity/api/v1/signer/login',
  '/service-application/external/api/v1/events/:event',
  '/service-application/external/api/v1/photo-links/open',
  '/service-lead-portal/api/agent-links/answer',
  '/service-optimize/:context/api/v1/feature',
  '/service-optimize/:context/api/v1/features',
  '/service-optimize/:context/api/v2/decision',
  '/waitlist/home-equity-loan-plus/leave',
  '/webhooks/api/v1/mail-returned',
  '/webhooks/api/v1/plaid',
  '/webhooks/api/v1/proof',
  '/webhooks/api/v1/truv',
  '/webhooks/api/v1/twilio',
]

describe('a lender without passwords that was withdrawn', () => {
  it('begins nothing new by any call that a visitor or a partner makes, and signs in whoever has an account', async () => {
    const known = newEmail('stays')
    await redeem({ ...(await ask(known)), phoneNumber: '4155550132' })
    const before = await ask(newEmail('before'))
    const brand = app.container.brands.get(ORG)!
    Object.assign(brand, { inForce: { ...brand.inForce, isWithdrawn: true } })
    const secret = await partnerSecret(app, ORG)
    const stranger = newEmail('stranger')
    const name = { firstName: 'Ana', lastName: 'Reyes' }
    const prequalification = {
      ...{ partnerName: 'Alder Home Loans', applicant: { ...name, email: stranger } },
      consentToContact: { agreed: true, at: '2025-11-20T10:00:00Z', words: 'I agree to be contacted about this loan.' },
    }
    const begins: Record<string, object> = {
      '/identity/api/v1/registration/register': { email: stranger, password: PASSWORD, phoneNumber: '4155550132' },
      '/identity-broker/customer/api/v3/codes/redeem': before,
      '/service-application/external/api/v1/heloc/estimate': HOME,
      '/waitlist/home-equity-loan-plus': { ...name, email: stranger, state: 'CA', zip: '95814', consent: true },
      '/partner/api/v1/prequalifications': prequalification,
    }
    const open = Object.values(contract)
      .flatMap((calls): Call[] => Object.values(calls))
      .filter(({ method, access }) => method !== 'GET' && (access === 'external' || access === 'partner'))
    expect(
      open
        .map(({ path }) => path)
        .filter((path) => !(path in begins))
        .toSorted(),
    ).toEqual(BEGIN_NOTHING)
    for (const [path, payload] of Object.entries(begins)) {
      const headers = { 'x-org': ORG, ...(path.startsWith('/partner') && { authorization: `Bearer ${secret}` }) }
      const reply = await app.call({ method: 'POST', url: path, headers, payload })
      expect([path, reply.statusCode, reply.body]).toEqual([path, 410, expect.stringContaining('no longer takes new applications')])
    }
    const link = `/service-application/external/api/v1/heloc/prequalification/${'0'.repeat(64)}`
    expect((await app.call({ url: link, headers: { 'x-org': ORG } })).statusCode).toBe(410)

    expect((await redeem(await ask(known))).json()).toEqual({ jwt: expect.any(String) })
    // The answer is the same for both; the mail says what holds.
    expect((await post(CODES, { email: stranger })).statusCode).toBe(202)
    const [mail] = await mailsArrived(app, { email: stranger }, 'There is no account')
    expect(mail).toContain('no longer takes new applications')
    expect(await signInCodesFor(app, stranger)).toEqual([])
  })
})
