import { USE_LIMITS } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail } from '../../testing/person.ts'
import { signInCodesFor } from '../../testing/signer.ts'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { readMailbox } from '../mailbox/read-mailbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const WRONG = 'Wrong-horse9!x'
const login = (email: string, password: string, remoteAddress: string) =>
  app.call({ method: 'POST', url: '/identity/api/v1/login', payload: { email, password }, remoteAddress })

const guess = async (email: string, times: number, remoteAddress: string) => {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push((await login(email, WRONG, remoteAddress)).statusCode)
  return seen
}

/** As if so much time had passed for every count. */
const pass = (seconds: number) =>
  app.container.db.query(
    `update limit_counts set expires_at = expires_at - $1 * interval '1 second', blocked_until = blocked_until - $1 * interval '1 second'`,
    [seconds],
  )

async function account(from = '10.5.0.1'): Promise<string> {
  const email = newEmail('target')
  await app.call({
    method: 'POST',
    url: '/identity/api/v1/registration/register?organization=HEARTH',
    payload: { email, password: PASSWORD, phoneNumber: '4155550132' },
    remoteAddress: from,
  })
  return email
}

/** Someone with many networks: wrong passwords from each, until the account as a whole is slowed down. */
async function besiege(email: string): Promise<void> {
  for (let network = 0; network < USE_LIMITS.strangersGuesses.most / 5; network += 1) await guess(email, 5, `10.6.${network}.1`)
}

describe('wrong passwords for an account', () => {
  it('are five from one network, then 429 with Retry-After, also for the right one; another case of the email is the same account', async () => {
    const email = await account()
    expect(await guess(email, 5, '10.5.1.1')).toEqual([401, 401, 401, 401, 401])
    const reply = await login(email.toUpperCase(), PASSWORD, '10.5.1.1')
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(25)
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(30)
    expect(reply.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/wait \d+ seconds/) })
  })

  it('double the wait each time, up to fifteen minutes, and are cleared after an hour', async () => {
    const email = await account()
    await guess(email, 5, '10.5.2.1')
    for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
      const reply = await login(email, WRONG, '10.5.2.1')
      expect(reply.statusCode).toBe(429)
      expect(Math.abs(Number(reply.headers['retry-after']) - wait)).toBeLessThanOrEqual(2)
      await pass(wait)
      expect(await guess(email, 1, '10.5.2.1')).toEqual([401])
    }
    await pass(3601)
    expect(await guess(email, 5, '10.5.2.1')).toEqual([401, 401, 401, 401, 401])
  })

  it('cannot be bypassed by parallel requests: of twenty at once, five are checked', async () => {
    const email = await account()
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(email, WRONG, '10.5.3.1')))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
  })

  it('are cleared by a correct one', async () => {
    const email = await account()
    await guess(email, 4, '10.5.4.1')
    expect((await login(email, PASSWORD, '10.5.4.1')).statusCode).toBe(200)
    expect(await guess(email, 5, '10.5.4.1')).toEqual([401, 401, 401, 401, 401])
  })

  it('look the same for an email without an account', async () => {
    const email = newEmail('nobody')
    expect(await guess(email, 6, '10.5.5.1')).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('store no email: the guessed account is kept as a keyed digest', async () => {
    const email = newEmail('unseen')
    await guess(email, 1, '10.5.6.1')
    const kept = JSON.stringify((await app.container.db.query('select * from limit_counts')).rows)
    expect(kept).toContain('10.5.6.1')
    expect(kept).not.toContain(email.split('@')[0])
  })
})

describe('password guessing by strangers', () => {
  it('do not keep the owner out: their network is not the owner’s', async () => {
    const email = await account()
    await guess(email, 6, '10.5.7.66')
    expect((await login(email, PASSWORD, '10.5.7.1')).statusCode).toBe(200)
  })

  it('from many networks are slowed down together, and the owner can still sign in from a known network', async () => {
    const email = await account('10.5.8.1')
    await besiege(email)
    const stranger = await login(email, PASSWORD, '10.6.99.1')
    expect([stranger.statusCode, stranger.json<{ message: string }>().message]).toEqual([429, expect.stringContaining('by email')])
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await login(email, PASSWORD, '10.5.8.1')).statusCode).toBe(200)
    // The owner's own wrong ones count as ever.
    expect(await guess(email, 6, '10.5.8.1')).toEqual([401, 401, 401, 401, 401, 429])
    await pass(3601)
    expect((await login(email, PASSWORD, '10.6.99.1')).statusCode).toBe(200)
  })

  it('do not keep out an owner who is somewhere new: the mailed link opens the account there', async () => {
    const email = await account('10.5.9.1')
    await besiege(email)
    expect((await login(email, PASSWORD, '10.5.9.200')).statusCode).toBe(429)
    await app.call({ method: 'POST', url: '/identity/api/v1/password-resets', payload: { email }, remoteAddress: '10.5.9.200' })
    const mail = async () => (await readMailbox(app.container)).find(({ recipient }) => recipient === email)?.body
    await expect.poll(mail, { timeout: 20_000, interval: 10 }).toBeTruthy()
    const token = /token=([^&\s]+)/.exec(String(await mail()))?.[1]
    const reply = await app.call({
      method: 'POST',
      url: '/identity/api/v1/password-resets/redeem',
      payload: { token, password: 'Another-horse9!' },
      remoteAddress: '10.5.9.200',
    })
    expect(reply.statusCode).toBe(204)
    await besiege(email)
    expect((await login(email, 'Another-horse9!', '10.5.9.200')).statusCode).toBe(200)
  })
})

describe('codes by which borrowers sign in where a lender has no passwords', () => {
  const post = (path: string, payload: object, remoteAddress: string) =>
    app.call({
      ...{ method: 'POST', url: `/identity-broker/customer/api/v3/codes${path}`, headers: { 'x-org': 'RUSSETFOX' } },
      ...{ payload, remoteAddress },
    } as const)
  const ask = async (email: string, from: string) => (await post('', { email }, from)).json<{ request: string }>().request
  const wrong = async (email: string, from: string) =>
    (await post('/redeem', { request: crypto.randomUUID(), email, code: '000000' }, from)).statusCode
  const { most } = USE_LIMITS.codeGuesses

  /** Wrong codes from many networks, until strangers may try no more. */
  async function guessCodes(email: string): Promise<number[]> {
    const seen: number[] = []
    for (let tried = 0; tried <= most; tried += 1) seen.push(await wrong(email, `10.11.${Math.floor(tried / 4)}.1`))
    return seen
  }

  async function owner(from: string): Promise<string> {
    const email = newEmail('coded')
    const request = await ask(email, from)
    await expect.poll(async () => (await signInCodesFor(app, email)).length).toBe(1)
    const code = (await signInCodesFor(app, email))[0]!
    const reply = await post('/redeem', { request, email, code, phoneNumber: '4155550132' }, from)
    expect(reply.statusCode).toBe(200)
    return email
  }

  it('are guessed so often an hour over all codes and networks, known mailbox or not; the owner goes on where they have signed in', async () => {
    const email = await owner('10.12.0.1')
    const bounded = [...Array<number>(most).fill(401), 429]
    expect(await guessCodes(email)).toEqual(bounded)
    expect(await guessCodes(newEmail('unknown'))).toEqual(bounded)
    const request = await ask(email, '10.12.0.1')
    await expect.poll(async () => (await signInCodesFor(app, email)).length).toBe(2)
    const given = { request, email, code: (await signInCodesFor(app, email)).at(-1)! }
    const stranger = await post('/redeem', given, '10.13.0.1')
    expect([stranger.statusCode, stranger.json<{ message: string }>().message]).toEqual([
      429,
      expect.stringMatching(/signed in before, or wait \d+ minutes/),
    ])
    expect((await post('/redeem', given, '10.12.0.1')).statusCode).toBe(200)
  })

  it('do not fill a mailbox: ten an hour for strangers, and the owner gets theirs where they have signed in', async () => {
    const email = await owner('10.12.1.1')
    for (let network = 0; network < 12; network += 1) await ask(email, `10.14.${network}.1`)
    await ask(email, '10.12.1.1')
    const strangers = USE_LIMITS.allSignInCodes.most - 1
    // One with which the account began, those of strangers, and the owner’s.
    await expect.poll(async () => (await signInCodesFor(app, email)).length).toBe(1 + strangers + 1)
  })
})

it('a session that is not its owner’s cannot guess the password either: changing it counts the same', async () => {
  const email = await account()
  const { jwt } = (await login(email, PASSWORD, '10.5.10.1')).json<{ jwt: string }>()
  const change = () =>
    app.call({
      method: 'PUT',
      url: '/identity/secure/api/v1/password',
      headers: { authorization: `Bearer ${jwt}` },
      payload: { currentPassword: WRONG, newPassword: 'Another-horse9!' },
      remoteAddress: '10.5.10.1',
    })
  const replies = await Promise.all(Array.from({ length: 12 }, change))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(422), ...Array(7).fill(429)])
})
