import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../testing/person.ts'
import { CLIENT, openTestProvider, type TestProvider } from '../testing/sign-in-provider.ts'
import { signInCodesFor } from '../testing/signer.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** Its customers have no passwords, and it trusts its provider for emails. */
const ORG = 'RUSSETFOX'
const ORIGIN = 'http://localhost'
const addressOf = (audience: string, org: string) => `${ORIGIN}/sign-in/${audience}/${org}`

let app: TestApp
let idp: TestProvider

beforeAll(async () => {
  idp = await openTestProvider([addressOf('customer', ORG), addressOf('agent', 'HEARTH'), addressOf('agent', 'RIOSOL')])
  const of = (kind: string, org: string, trusted: string) => ({
    [`PROVIDER_${kind}_SIGN_IN__${org}`]: 'oidc',
    [`${kind}_OIDC_ISSUER__${org}`]: idp.issuer,
    [`${kind}_OIDC_NAME__${org}`]: 'Fox ID',
    [`${kind}_OIDC_CLIENT_ID__${org}`]: CLIENT.id,
    [`${kind}_OIDC_CLIENT_SECRET__${org}`]: CLIENT.secret,
    [`${kind}_OIDC_TRUSTED_FOR_EMAIL__${org}`]: trusted,
  })
  app = await openTestApp({ ...of('CUSTOMER', ORG, 'on'), ...of('AGENT', 'HEARTH', 'on'), ...of('AGENT', 'RIOSOL', 'off') })
})
afterAll(async () => {
  await app.close()
  await idp.close()
})

const NO_COOKIE = ''
const post = (url: string, payload: object, org: string, cookie = NO_COOKIE) =>
  app.call({ method: 'POST', url, headers: { 'x-org': org, host: 'localhost', cookie }, payload })

const leave = async (audience = 'customer', org = ORG, redirectUrl = '/dashboard') => {
  const query = new URLSearchParams({ by: 'provider', redirectUrl })
  const reply = await app.call({
    method: 'POST',
    url: `/identity-broker/${audience}/api/v3/login?${query}`,
    headers: { 'x-org': org, host: 'localhost' },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  const set = String(reply.headers['set-cookie'])
  return { address: reply.json<{ redirect: string }>().redirect, set, cookie: set.split(';')[0]! }
}
const answerOf = (url: URL) => Object.fromEntries(url.searchParams)
const redeem = (audience: string, org: string, body: object, cookie: string) =>
  post(`/identity-broker/${audience}/api/v3/provider/redeem`, body, org, cookie)

/** From leaving to the answer that the browser brings back. */
const visit = async (subject: string, audience = 'customer', org = ORG) => {
  const { address, cookie } = await leave(audience, org)
  return { answer: answerOf(await idp.signIn(address, subject)), cookie }
}
const person = (email: string, isVerified = true) => {
  idp.accounts.set(email, { email, email_verified: isVerified })
  return email
}
/** Someone else of the provider, of whom it says the same email. */
const namesake = (email: string) => {
  const subject = `other/${email}`
  idp.accounts.set(subject, { email, email_verified: true })
  return subject
}
const who = async (jwt: string) =>
  (await app.call({ url: '/identity/secure/api/v1_1/identity', headers: { authorization: `Bearer ${jwt}`, 'x-org': ORG } })).json<{
    email: string
  }>()

/** A customer with an account that the provider opens. */
const linked = async () => {
  const email = person(newEmail('fox'))
  const { answer, cookie } = await visit(email)
  await redeem('customer', ORG, answer, cookie)
  const { jwt } = (await redeem('customer', ORG, { state: answer.state, phoneNumber: '4155550132' }, cookie)).json<{ jwt: string }>()
  return { email, jwt }
}
const signInAgain = async (subject: string) => {
  const { answer, cookie } = await visit(subject)
  return (await redeem('customer', ORG, answer, cookie)).json<{ jwt: string }>().jwt
}

describe('a customer whose lender has a provider', () => {
  it('gives a phone number once, is back where they were, stays the same account when the email changes there, and signs out there too', async () => {
    const email = person(newEmail('fox'))
    const { answer, cookie } = await visit(email)
    const first = await redeem('customer', ORG, answer, cookie)
    expect(first.json()).toEqual({ jwt: null, next: 'phone', email, redirect: '/dashboard' })
    const given = { state: answer.state, phoneNumber: '4155550132' }
    const { jwt, redirect } = (await redeem('customer', ORG, given, cookie)).json<{ jwt: string; redirect: string }>()
    expect([redirect, await who(jwt)]).toMatchObject(['/dashboard', { email, roles: [] }])
    expect((await redeem('customer', ORG, given, cookie)).statusCode).toBe(401)

    idp.accounts.set(email, { email: newEmail('other'), email_verified: true })
    const again = await signInAgain(email)
    expect(await who(again)).toMatchObject({ email })
    const headers = { authorization: `Bearer ${again}`, 'x-org': ORG, host: 'localhost' }
    const left = await app.call({ method: 'POST', url: '/identity-broker/customer/secure/api/v3/logout', headers })
    const ends = new URL(left.json<{ redirect: string }>().redirect)
    expect([ends.origin, ends.searchParams.get('post_logout_redirect_uri')]).toEqual([idp.issuer, addressOf('customer', ORG)])
    expect((await app.call({ url: '/service-profile/api/v1/profile', headers })).statusCode).toBe(401)
  })

  it('is sent with PKCE, a state and a nonce, by a cookie that no script reads; the answer is good in that browser, for that lender, once', async () => {
    const { address, set } = await leave()
    const asked = new URL(address).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: addressOf('customer', ORG),
    })
    expect([asked.get('state')!.length, asked.get('nonce')!.length >= 43, set]).toEqual([
      43,
      true,
      expect.stringMatching(/; HttpOnly; SameSite=Strict/),
    ])

    const { email } = await linked()
    const { answer, cookie } = await visit(email)
    const other = (await leave()).cookie
    const status = async (body: object, org: string, by: string, audience = 'customer') =>
      (await redeem(audience, org, body, by)).statusCode
    expect(await status(answer, ORG, NO_COOKIE)).toBe(401)
    expect(await status(answer, ORG, other)).toBe(401)
    expect(await status(answer, 'HEARTH', cookie, 'agent')).toBe(401)
    expect(await status({ ...answer, state: (await visit(email)).answer.state }, ORG, cookie)).toBe(401)
    expect(await status(answer, ORG, cookie)).toBe(200)
    expect(await status(answer, ORG, cookie)).toBe(401)
    // The same code under a sign-in of the same browser that is new.
    const next = await leave()
    const newer = new URL(next.address).searchParams.get('state')
    expect(await status({ ...answer, state: newer }, ORG, next.cookie)).toBe(401)
  })

  it('is not signed in by an answer with another nonce or issuer, nor sent to another address or site', async () => {
    const { email } = await linked()
    const { address, cookie } = await leave()
    const changed = new URL(address)
    changed.searchParams.set('nonce', 'another')
    expect((await redeem('customer', ORG, answerOf(await idp.signIn(changed.href, email)), cookie)).statusCode).toBe(401)
    const { answer, cookie: own } = await visit(email)
    expect((await redeem('customer', ORG, { ...answer, iss: 'https://id.evil.example' }, own)).statusCode).toBe(401)
    changed.searchParams.set('redirect_uri', 'https://evil.example/')
    await expect(idp.signIn(changed.href, email)).rejects.toThrow(/400/)
    const away = await post('/identity-broker/customer/api/v3/login?by=provider&redirectUrl=//evil.example', {}, ORG)
    expect(away.statusCode).toBe(422)
    const back = await app.call({ url: `/sign-in/customer/${ORG}?code=c&state=s&redirectUrl=https://evil.example&org=HEARTH` })
    expect([back.statusCode, back.headers.location]).toEqual([302, `/auth/login?org=${ORG}&code=c&state=s`])
  })

  it('proves an email that the provider did not verify by a code, in the same browser, and is linked by that', async () => {
    const email = person(newEmail('unproven'), false)
    const { answer, cookie } = await visit(email)
    const reply = await redeem('customer', ORG, answer, cookie)
    expect(reply.json()).toMatchObject({ jwt: null, next: 'code', email })
    // Who has no proof of the mailbox gets no account by a phone number.
    expect((await redeem('customer', ORG, { state: answer.state, phoneNumber: '4155550132' }, cookie)).statusCode).toBe(401)
    const { request } = (await post('/identity-broker/customer/api/v3/codes', { email }, ORG)).json<{ request: string }>()
    await expect.poll(async () => (await signInCodesFor(app, email)).length).toBe(1)
    const code = (await signInCodesFor(app, email))[0]
    const given = { request, email, code, phoneNumber: '4155550132', state: answer.state }
    expect((await post('/identity-broker/customer/api/v3/codes/redeem', given, ORG, cookie)).json<{ jwt: string }>().jwt).not.toBeNull()
    expect(await who(await signInAgain(email))).toMatchObject({ email })
  })

  it('keeps their account from someone else of the provider with their email, who needs the mailed code each time and is not linked by it', async () => {
    const early = person(newEmail('fox'))
    const [first, second] = [await visit(early), await visit(namesake(early))]
    for (const { answer, cookie } of [first, second])
      expect((await redeem('customer', ORG, answer, cookie)).json()).toMatchObject({ next: 'phone' })
    const given = ({ answer, cookie }: typeof first) => redeem('customer', ORG, { state: answer.state, phoneNumber: '4155550132' }, cookie)
    expect([(await given(first)).statusCode, (await given(second)).statusCode]).toEqual([200, 401])

    for (let time = 0; time < 2; time++) {
      const { answer, cookie } = await visit(namesake(early))
      expect((await redeem('customer', ORG, answer, cookie)).json()).toMatchObject({ jwt: null, next: 'code', email: early })
      const { request } = (await post('/identity-broker/customer/api/v3/codes', { email: early }, ORG)).json<{ request: string }>()
      await expect.poll(async () => (await signInCodesFor(app, early)).length).toBe(time + 1)
      const code = (await signInCodesFor(app, early)).at(-1)
      const reply = await post(
        '/identity-broker/customer/api/v3/codes/redeem',
        { request, email: early, code, state: answer.state },
        ORG,
        cookie,
      )
      expect(await who(reply.json<{ jwt: string }>().jwt)).toMatchObject({ email: early })
    }
    expect(await who(await signInAgain(early))).toMatchObject({ email: early })
  })

  it('is not taken for an account of another lender or of staff, whatever the provider says of the email', async () => {
    const elsewhere = person(newEmail('elsewhere'))
    await app.signUp(elsewhere)
    const member = await staff(app, 'operator', ['HEARTH'])
    for (const email of [elsewhere, person(member.email)]) {
      const { answer, cookie } = await visit(email)
      expect((await redeem('customer', ORG, answer, cookie)).json()).toMatchObject({ jwt: null, next: 'code' })
    }
  })

  it('has no account made where their lender takes no applications any more, before a phone number is asked for or after; whoever has one signs in', async () => {
    const { email } = await linked()
    const early = await visit(person(newEmail('fox')))
    await redeem('customer', ORG, early.answer, early.cookie)
    const brand = app.container.brands.get(ORG)!
    const { inForce } = brand
    Object.assign(brand, { inForce: { ...inForce, isWithdrawn: true } })
    const late = await visit(person(newEmail('fox')))
    expect((await redeem('customer', ORG, late.answer, late.cookie)).statusCode).toBe(410)
    const given = { state: early.answer.state, phoneNumber: '4155550132' }
    expect((await redeem('customer', ORG, given, early.cookie)).statusCode).toBe(410)
    expect(await signInAgain(email)).toEqual(expect.any(String))
    Object.assign(brand, { inForce })
  })

  it('signs in after the provider changed its keys, and is told while it is away', async () => {
    const { email } = await linked()
    idp.rotate()
    expect(await who(await signInAgain(email))).toMatchObject({ email })
    const { answer, cookie } = await visit(email)
    idp.away(true)
    const reply = await redeem('customer', ORG, answer, cookie)
    idp.away(false)
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { message: expect.stringContaining('Fox ID isn’t responding right now') }])
  })
})

describe('an agent whose organization has a provider', () => {
  const enter = async (subject: string, org: string) => {
    const { answer, cookie } = await visit(subject, 'agent', org)
    return await redeem('agent', org, answer, cookie)
  }

  it('has the account and the roles that we gave, the second factor is still asked for, and signing out ends both sessions', async () => {
    const member = await staff(app, 'operator', ['HEARTH'])
    const reply = await enter(person(member.email), 'HEARTH')
    const headers = { authorization: `Bearer ${reply.json<{ jwt: string }>().jwt}` }
    expect((await app.call({ url: '/console/api/v1/second-factor', headers })).statusCode).toBe(200)
    expect((await app.call({ url: '/console/api/v1/queue', headers })).statusCode).toBe(403)

    const url = '/identity-broker/agent/secure/api/v3/logout'
    const left = await app.call({ method: 'POST', url, headers: { ...headers, 'x-org': 'HEARTH', host: 'localhost' } })
    const ends = new URL(left.json<{ redirect: string }>().redirect)
    expect([ends.origin, ends.searchParams.get('post_logout_redirect_uri')]).toEqual([idp.issuer, addressOf('agent', 'HEARTH')])
    expect((await app.call({ url: '/console/api/v1/second-factor', headers })).statusCode).toBe(401)
  })

  it('is refused in the same words without an account, where the organization does not trust the provider, with an account that acts elsewhere, and with the email of someone who signs in there', async () => {
    const both = await staff(app, 'operator', ['HEARTH', 'RIOSOL'])
    const untrusted = await staff(app, 'operator', ['RIOSOL'])
    const enterAsSomeoneElse = async () => {
      const member = await staff(app, 'operator', ['HEARTH'])
      expect((await enter(person(member.email), 'HEARTH')).statusCode).toBe(200)
      return await enter(namesake(member.email), 'HEARTH')
    }
    const refused = [
      await enter(person(newEmail('nobody')), 'HEARTH'),
      await enter(person(both.email), 'HEARTH'),
      await enter(person(untrusted.email), 'RIOSOL'),
      await enter(person(untrusted.email), 'HEARTH'),
      await enterAsSomeoneElse(),
    ].map((reply) => ({ ...reply.json<object>(), requestId: '' }))
    for (const body of refused) expect(body).toEqual({ ...refused[0], status: 401, code: 'wrong_credentials' })
  })
})

it('says how people sign in: by a provider only where there is one', async () => {
  const offered = async (application: string, organization: string) =>
    (await app.call({ url: `/identity-broker/external/api/v1/login-mode?application=${application}&organization=${organization}` })).json<{
      provider?: string
    }>().provider
  expect([await offered('heloc', ORG), await offered('console', 'HEARTH')]).toEqual(['Fox ID', 'Fox ID'])
  expect([await offered('heloc', 'HEARTH'), await offered('console', ORG)]).toEqual([undefined, undefined])
  expect((await post('/identity-broker/customer/api/v3/login?by=provider', {}, 'HEARTH')).statusCode).toBe(409)
})

describe('a sign-in that was begun', () => {
  it('is too old after ten minutes by the clock of the product, as codes and links are', async () => {
    const { answer, cookie } = await visit(person(newEmail('late')))
    await (await staff(app, 'operator')).advance(1)
    expect((await redeem('customer', ORG, answer, cookie)).statusCode).toBe(401)
    const { answer: next, cookie: browser } = await visit(person(newEmail('in-time')))
    expect((await redeem('customer', ORG, next, browser)).statusCode).toBe(200)
  })
})
