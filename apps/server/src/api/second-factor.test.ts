import { randomUUID } from 'node:crypto'
import type { Role } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_STAFF } from '../demo/demo-accounts.ts'
import { newEmail } from '../testing/person.ts'
import { passSecondFactor, staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { putStaff } from '../usecases/identity/put-staff.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'
import type { Problem } from '../usecases/problem.ts'
import { useCode } from '../usecases/second-factor/authenticator-app.ts'
import { codeAt } from '../usecases/second-factor/one-time-code.ts'
import { useRecoveryCode } from '../usecases/second-factor/recovery-codes.ts'
import { maySkip } from '../usecases/second-factor/skip-factor.ts'
import { authenticate } from '../usecases/session/authenticate.ts'

const PATH = '/console/api/v1/second-factor'
const STEP = 30_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Someone of the staff at the console, with their password alone. */
async function atSecondStep(role: Role = 'operator', email = newEmail(role)) {
  await putStaff(app.container, { email, password: PASSWORD, roles: [role], organizations: ['HEARTH'], actor: 'test' })
  return { email, ...(await signIn(email)) }
}

async function signIn(email: string) {
  const login = await app.call({
    method: 'POST',
    url: '/identity/api/v1/login',
    headers: { 'x-org': 'HEARTH' },
    payload: { email, password: PASSWORD },
  })
  expect(login.json()).toMatchObject({ secondStep: true })
  return session(login.json<{ jwt: string }>().jwt)
}

function session(jwt: string) {
  const headers = { authorization: `Bearer ${jwt}` }
  const post = (path: string, payload: object = {}) => app.call({ method: 'POST', url: `${PATH}${path}`, headers, payload })
  return {
    jwt,
    post,
    read: async () => (await app.call({ url: PATH, headers })).json<Record<string, unknown>>(),
    remove: (path: string) => app.call({ method: 'DELETE', url: `${PATH}${path}`, headers }),
    me: async () => (await app.call({ url: '/console/api/v1/me', headers })).statusCode,
    call: (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
      app.call({ method, url, headers, ...(payload && { payload }) }),
  }
}
type Session = ReturnType<typeof session>

/** Adds an app that shows codes; gives its secret, the whole session that follows, and the codes on paper. */
async function addApp(before: Session) {
  const { secret } = (await before.post('/authenticator-app')).json<{ secret: string }>()
  const added = await before.post('/authenticator-app/confirm', { code: codeAt(secret, Date.now() - STEP) })
  const { jwt, recoveryCodes } = added.json<{ jwt: string | null; recoveryCodes: string[] }>()
  return { secret, recoveryCodes, whole: session(jwt ?? before.jwt) }
}

/** As if the second factor had been given some minutes ago. */
async function ago(email: string, minutes: number) {
  const { rows } = await app.container.db.query(
    `update sessions set second_factor_at = second_factor_at - $2 * interval '1 minute' from identities
     where identities.id = identity_id and email = $1 returning sessions.id`,
    [email, minutes],
  )
  app.container.tokens.memory.forget(rows.map(({ id }) => String(id)))
}

const actionsOf = async (email: string) =>
  (
    await app.container.db.query(
      "select action from audit_log where detail ->> 'account' = (select id::text from identities where email = $1) order by sequence",
      [email],
    )
  ).rows.map(({ action }) => action)

const mailsTo = async (email: string) =>
  (await readMailbox(app.container)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

describe('someone of the staff with a password alone', () => {
  it('reaches nothing of the console or of a borrower until they set up a second step, and then everything of their role', async () => {
    const half = await atSecondStep()
    expect(await half.read()).toMatchObject({
      state: 'SET_UP',
      fresh: false,
      passkeys: [],
      authenticatorApp: null,
      recoveryCodesLeft: 0,
      maySkip: false,
    })
    for (const url of [
      '/console/api/v1/me',
      '/console/api/v1/queue',
      '/identity/secure/api/v1/identity',
      '/service-profile/api/v1/profile',
    ])
      expect([url, (await half.call('GET', url)).json()]).toEqual([
        url,
        expect.objectContaining({ status: 403, code: 'second_factor_required' }),
      ])
    const { whole, recoveryCodes } = await addApp(half)
    expect([await whole.me(), recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([200, 10, 10])
    expect(await whole.read()).toMatchObject({ state: 'DONE', fresh: true, recoveryCodesLeft: 10 })
    expect(await actionsOf(half.email)).toEqual(['roles-changed', 'signed-in', 'second-factor-added', 'second-factor-passed'])
    expect(await mailsTo(half.email)).toEqual(['An authenticator app was added'])
  })

  it('has nothing of the session that follows: the token from before is dead', async () => {
    const half = await atSecondStep()
    const { whole } = await addApp(half)
    expect([await half.me(), await whole.me()]).toEqual([401, 200])
    const again = await half.post('/skip')
    expect(again.statusCode).toBe(401)
  })

  it('adds nothing beside the second step that is there, and removes nothing', async () => {
    const { email, ...first } = await atSecondStep()
    const { secret } = await addApp(first)
    const thief = await signIn(email)
    expect(await thief.read()).toMatchObject({ state: 'CHECK' })
    const tries = [
      await thief.post('/authenticator-app'),
      await thief.post('/passkeys/options'),
      await thief.post('/recovery-codes'),
      await thief.remove('/authenticator-app'),
      await thief.post('/skip'),
    ]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 409])
    expect(await thief.me()).toBe(403)
    expect((await thief.post('/check/code', { code: codeAt(secret, Date.now()) })).statusCode).toBe(200)
  })

  it('is a demo account of the sandbox, or goes on by no other way: in production there is no way around', async () => {
    const demo = DEMO_STAFF[0]!.email
    const half = await atSecondStep('operator', demo)
    expect(await half.read()).toMatchObject({ maySkip: true })
    const { jwt } = (await half.post('/skip')).json<{ jwt: string }>()
    expect(await session(jwt).me()).toBe(200)
    expect(await actionsOf(demo)).toContain('second-factor-skipped')
    expect(maySkip({ config: { ...app.container.config, production: true } }, { email: demo })).toBe(false)
  })
})

describe('a code of the authenticator app', () => {
  it('is taken once, a step early or late, and never again', async () => {
    const { email, ...first } = await atSecondStep()
    const { secret } = await addApp(first)
    const now = Date.now()
    for (const [at, status] of [
      // The one that confirmed the app, and the one before it.
      [now - STEP, 422],
      [now - 3 * STEP, 422],
      [now + 4 * STEP, 422],
      [now + STEP, 200],
      [now + STEP, 422],
      [now, 422],
    ] as const) {
      const half = await signIn(email)
      expect([at - now, (await half.post('/check/code', { code: codeAt(secret, at) })).statusCode]).toEqual([at - now, status])
    }
  })

  it('is guessed at five times, from wherever; then the account waits', async () => {
    const email = newEmail('guessed')
    const { secret, recoveryCodes } = await addApp(await atSecondStep('operator', email))
    const { jwt } = await signIn(email)
    const owner = {
      session: await authenticate(app.container, jwt),
      caller: { organizationCode: 'HEARTH', address: '', network: '', agent: '' },
    }
    const limited = { ...app.container, config: { ...app.container.config, rateLimits: true } }
    const said = (tried: Promise<unknown>) => tried.catch((problem: Problem) => problem.code)
    const wrong = codeAt(secret, Date.now() + 50 * STEP)
    for (let guess = 0; guess < 5; guess++) expect(await said(useCode(limited, owner, wrong))).toBe('validation_failed')
    // The right one too, and the codes on paper.
    expect(await said(useCode(limited, owner, codeAt(secret, Date.now() + STEP)))).toBe('too_many_requests')
    expect(await said(useRecoveryCode(limited, owner, recoveryCodes[0]!.replace('-', '')))).toBe('too_many_requests')
  })
})

describe('a recovery code', () => {
  it('lets its owner in once, who is emailed; new ones replace those that are left', async () => {
    const { email, ...first } = await atSecondStep()
    const { recoveryCodes } = await addApp(first)
    const use = async (code: string) => (await signIn(email)).post('/check/recovery-code', { code })
    const used = await use(recoveryCodes[0]!.toLowerCase())
    expect([used.statusCode, (await use(recoveryCodes[0]!)).statusCode]).toEqual([200, 422])
    const whole = session(used.json<{ jwt: string }>().jwt)
    expect(await whole.read()).toMatchObject({ recoveryCodesLeft: 9 })
    const fresh = (await whole.post('/recovery-codes')).json<{ recoveryCodes: string[] }>().recoveryCodes
    expect([(await use(recoveryCodes[1]!)).statusCode, (await use(fresh[0]!)).statusCode]).toEqual([422, 200])
    expect(await mailsTo(email)).toContain('A recovery code was used')
    const stored = JSON.stringify((await app.container.db.query('select * from recovery_codes')).rows)
    expect(stored).not.toContain(fresh[1]!.replace('-', ''))
  })
})

describe('the second step again', () => {
  it('is asked for before what lets money leave, says so, and the same call then goes through as far as it would', async () => {
    const email = newEmail('funder')
    const { whole, secret } = await addApp(await atSecondStep('funder', email))
    const release = () =>
      whole.call('POST', `/console/api/v1/applications/${randomUUID()}/items/funding-decision`, { data: {}, reason: 'Everything is there' })
    expect((await release()).statusCode).toBe(404)
    await ago(email, 6)
    expect((await release()).json()).toMatchObject({ status: 403, code: 'step_up_required' })
    // What moves no money goes on without.
    expect(await whole.me()).toBe(200)
    expect((await whole.post('/check/code', { code: codeAt(secret, Date.now() + STEP) })).json()).toEqual({ jwt: null })
    expect((await release()).statusCode).toBe(404)
  })

  it('is bound to the session: fresh in one it is not in another', async () => {
    const email = newEmail('funder')
    const { whole, secret } = await addApp(await atSecondStep('funder', email))
    await ago(email, 6)
    const other = await signIn(email)
    const { jwt } = (await other.post('/check/code', { code: codeAt(secret, Date.now()) })).json<{ jwt: string }>()
    expect([await session(jwt).read(), await whole.read()]).toMatchObject([{ fresh: true }, { fresh: false }])
  })

  it('is asked for before the last but one is removed; the last one stays', async () => {
    const email = newEmail('operator')
    const { whole } = await addApp(await atSecondStep('operator', email))
    expect((await whole.remove('/authenticator-app')).json()).toMatchObject({
      status: 409,
      message: expect.stringContaining('only second step'),
    })
    await ago(email, 6)
    expect((await whole.remove('/authenticator-app')).json()).toMatchObject({ code: 'step_up_required' })
    expect((await whole.post('/passkeys/options')).json()).toMatchObject({ code: 'step_up_required' })
  })
})

describe('an administrator', () => {
  it('resets the second step of someone on the team, with a reason: their sessions end, they are emailed and set up a new one', async () => {
    const email = newEmail('lost')
    const { whole } = await addApp(await atSecondStep('operator', email))
    const administrator = await staff(app, 'administrator')
    const [{ id }] = (await app.container.db.query('select id from identities where email = $1', [email])).rows as [{ id: string }]
    const reset = (who: { headers: object }, of = id) =>
      app.call({
        method: 'POST',
        url: `/console/api/v1/staff/${of}/second-factor/reset`,
        headers: { ...who.headers },
        payload: { reason: 'Lost the phone, called from a known number' },
      })
    expect((await reset(await staff(app, 'operator'))).statusCode).toBe(403)
    expect((await reset(await staff(app, 'administrator', ['RIOSOL']))).statusCode).toBe(404)
    expect((await reset(administrator)).statusCode).toBe(200)
    expect(await whole.me()).toBe(401)
    expect(await (await signIn(email)).read()).toMatchObject({ state: 'SET_UP', recoveryCodesLeft: 0 })
    expect(await actionsOf(email)).toContain('second-factor-reset')
    expect(await mailsTo(email)).toContain('Your second step was reset')
    const [own] = (await app.container.db.query('select id from identities where email = $1', [administrator.email])).rows
    expect((await reset(administrator, String(own!.id))).json()).toMatchObject({
      status: 403,
      message: expect.stringContaining('own second step'),
    })
  })
})

it('someone who is made staff while they are signed in owes the second step from then on', async () => {
  const email = newEmail('promoted')
  const { authorization } = await app.signUp(email)
  await putStaff(app.container, { email, password: PASSWORD, roles: ['auditor'], organizations: ['HEARTH'], actor: 'test' })
  const [{ id }] = (await app.container.db.query('select id from identities where email = $1', [email])).rows as [{ id: string }]
  app.container.tokens.memory.forget([id])
  const profile = await app.call({ url: '/service-profile/api/v1/profile', headers: { authorization } })
  expect(profile.json()).toMatchObject({ code: 'second_factor_required' })
  await passSecondFactor(app, email)
})
