import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../testing/person.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

const FRESH = 'Newer-kettle7&wall'
const SPENT = 'This link has been used or has expired. Request a new one.'
const REQUEST = '/identity/api/v1/password-resets'
const REDEEM = `${REQUEST}/redeem`

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.call({ method: 'POST', url, payload, headers: { 'x-org': 'HEARTH', ...headers } })
const redeem = (token: string, password = FRESH) => post(REDEEM, { token, password })
const login = (email: string, password: string) => post('/identity/api/v1/login', { email, password })
const profile = (headers: { authorization: string }) => app.call({ url: '/service-profile/api/v1/profile', headers })
const problem = (reply: { statusCode: number; json(): unknown }) => {
  const { code, message } = reply.json() as { code: string; message: string }
  return [reply.statusCode, code, message]
}

const mailsFor = async (email: string): Promise<{ subject: string; body: string }[]> =>
  (await readMailbox(app.container)).filter(({ recipient }) => recipient === email).reverse()

/** The answer comes before the mail, so the mail is waited for. */
async function untilMails(email: string, number: number) {
  await expect.poll(async () => (await mailsFor(email)).length, { timeout: 20_000, interval: 10 }).toBe(number)
  return await mailsFor(email)
}

const tokenIn = (body: string): string => new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '').searchParams.get('token') ?? ''

/** Asks, and gives the token of the newest mail. */
async function ask(email: string, times = 1): Promise<string> {
  expect((await post(REQUEST, { email })).statusCode).toBe(202)
  return tokenIn((await untilMails(email, times)).at(-1)?.body ?? '')
}

async function account(): Promise<{ email: string; authorization: string }> {
  const email = newEmail('forgetful')
  return { email, ...(await app.signUp(email)) }
}

describe('a forgotten password', () => {
  it('is replaced by the mailed link: the new one logs in, the old one does not, and every session has ended', async () => {
    const { email, authorization } = await account()
    const second = `Bearer ${(await login(email, PASSWORD)).json<{ jwt: string }>().jwt}`
    const token = await ask(email)
    expect((await redeem(token)).statusCode).toBe(204)
    expect((await login(email, PASSWORD)).statusCode).toBe(401)
    for (const dead of [authorization, second]) expect((await profile({ authorization: dead })).statusCode).toBe(401)
    expect((await login(email, FRESH)).statusCode).toBe(200)
    expect((await untilMails(email, 2)).map(({ subject }) => subject)).toEqual(['Choose a new password', 'Your password was changed'])
  })
  it('the link leads to the page of the lender asked, and holds 256 bits that the database does not', async () => {
    const { email } = await account()
    await post(REQUEST, { email: email.toUpperCase() }, { 'x-org': 'NORTHGATE' })
    const [mail] = await untilMails(email, 1)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    expect([link.origin, link.pathname, link.searchParams.get('org')]).toEqual([
      'http://localhost:4400',
      '/auth/reset-password',
      'NORTHGATE',
    ])
    expect(mail?.body).toContain('Northgate Credit Union')
    const token = link.searchParams.get('token') ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await app.container.db.query('select * from password_resets')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await redeem(token)).statusCode).toBe(204)
  })
  it('no one learns whether an email has an account: same answer, and nothing is sent', async () => {
    const { email } = await account()
    const stranger = newEmail('nobody')
    const replies = [await post(REQUEST, { email }), await post(REQUEST, { email: stranger })]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{"accepted":true}'],
      [202, '{"accepted":true}'],
    ])
    await untilMails(email, 1)
    expect(await mailsFor(stranger)).toEqual([])
  })
  it('an invalid email is reported', async () => {
    expect((await post(REQUEST, { email: 'ana' })).json()).toMatchObject({
      status: 422,
      fields: [{ path: 'email', message: 'Please enter a valid email address' }],
    })
  })
})

describe('a link is good once, for an hour, until a newer one', () => {
  it('used', async () => {
    const token = await ask((await account()).email)
    expect((await redeem(token)).statusCode).toBe(204)
    expect(problem(await redeem(token, 'Other-kettle7&wall'))).toEqual([410, 'gone', SPENT])
  })
  it('used by two at once: one gets it', async () => {
    const token = await ask((await account()).email)
    const replies = await Promise.all([redeem(token), redeem(token, 'Other-kettle7&wall')])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410])
  })
  it('invalidated by a newer one', async () => {
    const { email } = await account()
    const older = await ask(email)
    const newer = await ask(email, 2)
    expect(problem(await redeem(older))).toEqual([410, 'gone', SPENT])
    expect((await redeem(newer)).statusCode).toBe(204)
  })
  it('never an internal error', async () => {
    expect(problem(await redeem('x'))).toEqual([410, 'gone', SPENT])
    expect(problem(await redeem(Buffer.alloc(32, 1).toString('base64url')))).toEqual([410, 'gone', SPENT])
  })
  it('after more than an hour', async () => {
    const { email } = await account()
    const token = await ask(email)
    await app.container.db.query("update password_resets set expires_at = now() - interval '1 second' where used_at is null")
    expect(problem(await redeem(token))).toEqual([410, 'gone', SPENT])
    expect((await login(email, PASSWORD)).statusCode).toBe(200)
  })
  it('one hour and no longer', async () => {
    const { email } = await account()
    await ask(email)
    const { rows } = await app.container.db.query(
      'select extract(epoch from (expires_at - created_at)) as seconds from password_resets order by created_at desc limit 1',
    )
    expect(Number(rows[0]?.seconds)).toBe(3600)
  })
  it('invalidated when the password is changed in the settings, which sends a mail and ends the other sessions', async () => {
    const { email, authorization } = await account()
    const other = `Bearer ${(await login(email, PASSWORD)).json<{ jwt: string }>().jwt}`
    const token = await ask(email)
    const changed = await app.call({
      method: 'PUT',
      url: '/identity/secure/api/v1/password',
      headers: { authorization, 'x-org': 'HEARTH' },
      payload: { currentPassword: PASSWORD, newPassword: FRESH },
    })
    expect(changed.statusCode).toBe(204)
    expect(problem(await redeem(token, 'Other-kettle7&wall'))).toEqual([410, 'gone', SPENT])
    expect((await mailsFor(email)).at(-1)?.subject).toBe('Your password was changed')
    expect((await profile({ authorization })).statusCode).toBe(200)
    expect((await profile({ authorization: other })).statusCode).toBe(401)
  })
  it('a password that the rules refuse leaves the link valid', async () => {
    const { email } = await account()
    const token = await ask(email)
    for (const weak of ['short', 'Password1234!', 'alllowercase1!']) {
      const reply = await redeem(token, weak)
      expect(reply.json()).toMatchObject({ status: 422, fields: [{ path: 'password' }] })
    }
    expect((await redeem(token)).statusCode).toBe(204)
  })
})

describe('sessions', () => {
  it('end everywhere else at once, and only there', async () => {
    const { email, authorization } = await account()
    const others = [await login(email, PASSWORD), await login(email, PASSWORD)].map((reply) => reply.json<{ jwt: string }>().jwt)
    const ended = await app.call({ method: 'DELETE', url: '/identity/secure/api/v1/sessions', headers: { authorization } })
    expect([ended.statusCode, ended.json()]).toEqual([200, { ended: 2 }])
    for (const jwt of others) expect((await profile({ authorization: `Bearer ${jwt}` })).statusCode).toBe(401)
    expect((await profile({ authorization })).statusCode).toBe(200)
  })
  it("another person's session cannot be ended", async () => {
    const [one, other] = [await account(), await account()]
    const list = await app.call({
      url: '/identity/secure/api/v1/sessions',
      headers: { authorization: other.authorization },
    })
    const [theirs] = list.json<{ sessions: { uuid: string }[] }>().sessions
    const reply = await app.call({
      method: 'DELETE',
      url: `/identity/secure/api/v1/sessions/${theirs?.uuid}`,
      headers: { authorization: one.authorization },
    })
    expect(reply.statusCode).toBe(404)
    expect((await profile({ authorization: other.authorization })).statusCode).toBe(200)
  })
})

describe('with limits on', () => {
  let limited: TestApp
  beforeAll(async () => {
    limited = await openTestApp({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.close())

  it('one mailbox gets five links an hour, whoever asks, and the answer stays the same', async () => {
    const email = newEmail('flooded')
    await limited.signUp(email)
    for (let from = 1; from <= 8; from++) {
      const reply = await limited.call({ method: 'POST', url: REQUEST, payload: { email }, remoteAddress: `10.1.0.${from}` })
      expect(reply.statusCode).toBe(202)
    }
    const sent = async () => (await limited.container.db.query('select 1 from mails where recipient = $1', [email])).rows.length
    await expect.poll(sent, { timeout: 20_000, interval: 10 }).toBe(5)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await sent()).toBe(5)
  })
  it('one address asks twenty times a minute', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 22; time++) {
      const reply = await limited.call({ method: 'POST', url: REQUEST, payload: { email: newEmail() }, remoteAddress: '10.2.0.1' })
      statuses.push(reply.statusCode)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
  })
  it('the reset link admits a network that was locked out by wrong passwords', async () => {
    const email = newEmail('locked')
    await limited.signUp(email)
    const guess = (password: string, from: string) =>
      limited.call({ method: 'POST', url: '/identity/api/v1/login', payload: { email, password }, remoteAddress: from })
    for (let time = 0; time < 5; time++) await guess('Wrong-horse9!x', '10.3.0.3')
    expect((await guess(PASSWORD, '10.3.0.3')).statusCode).toBe(429)
    await limited.call({ method: 'POST', url: REQUEST, payload: { email }, remoteAddress: '10.3.0.3' })
    const mail = async () => (await readMailbox(limited.container)).find(({ recipient }) => recipient === email)?.body
    await expect.poll(mail, { timeout: 20_000, interval: 10 }).toBeTruthy()
    const reply = await limited.call({
      method: 'POST',
      url: REDEEM,
      payload: { token: tokenIn(String(await mail())), password: FRESH },
      remoteAddress: '10.3.0.3',
    })
    expect(reply.statusCode).toBe(204)
    expect((await guess(FRESH, '10.3.0.3')).statusCode).toBe(200)
  })
})
