/** What someone sets for themselves: which mail comes, the email and the phone numbers of their account. */
import { BORROWER, REQUEST_COMPLETED } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person, person } from '../testing/person.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { stopToken } from '../usecases/mail-stops/mail-stop.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
})
afterAll(() => app.close())

const PREFERENCES = '/service-comms-prefs/secure/api/v1/mail/preferences'
const PROFILE = '/service-profile/api/v1/profile'

const json = (method: 'POST' | 'PUT', url: string, payload: object, headers: Readonly<Record<string, string>> = { 'x-org': 'HEARTH' }) =>
  app.call({ method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(payload) })
const shown = async (who: Person) =>
  (await app.call({ url: PREFERENCES, headers: who.headers })).json<{ preferences: { kind: string; isOn: boolean }[] }>().preferences
const off = async (who: Person) => (await shown(who)).flatMap(({ kind, isOn }) => (isOn ? [] : [kind]))
const audited = async (action: string) =>
  (await app.container.db.query('select actor, detail from audit_log where action = $1 order by sequence', [action])).rows

/** As a mail program does it (RFC 8058, 3.1): no cookie, no session, no page. */
const oneClick = (token: string, org = 'HEARTH') =>
  app.call({
    method: 'POST',
    url: `/email/stop?${new URLSearchParams({ token, org })}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('mail that may be switched off', () => {
  it('is switched off by the link of one of them, as often as it is asked, and on again by whoever is signed in alone', async () => {
    const who = await person(app, 'Lowscore')
    const { engine } = app.container
    const token = stopToken(engine.parts, 'HEARTH', who.email, 'NEWS')
    const other = stopToken(engine.parts, 'HEARTH', newEmail('other'), 'NEWS')
    expect(await off(who)).toEqual([])
    const spoiled = [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.replace('NEWS', 'OFFERS'), 'NEWS', other]
    const answers = await Promise.all([...spoiled.map((one) => oneClick(one)), oneClick(token, 'RIOSOL')])
    expect(await off(who)).toEqual([])
    for (const reply of [...answers, await oneClick(token), await oneClick(token)]) {
      expect([reply.statusCode, reply.json(), reply.headers['set-cookie'], reply.headers.authorization]).toEqual([
        ...[202, { accepted: true }, undefined, undefined],
      ])
    }
    expect(await off(who)).toEqual(['NEWS'])
    expect(
      (await app.call({ url: PREFERENCES, headers: { 'x-org': 'HEARTH', authorization: `Bearer ${token}` } })).statusCode,
    ).toBeGreaterThan(400)
    expect((await json('PUT', PREFERENCES, { kind: 'NEWS', isOn: true }, who.headers)).statusCode).toBe(200)
    expect(await off(who)).toEqual([])
    expect((await json('PUT', PREFERENCES, { kind: 'STEPS', isOn: false }, who.headers)).statusCode).toBe(422)
    expect((await audited('mail-preference-set')).map(({ actor }) => String(actor).split(':')[0])).toEqual([
      'visitor',
      'visitor',
      'account',
    ])
  })

  it('is not sent where it was switched off while it waited; what has to be told is', async () => {
    const who = await person(app, 'Lowscore')
    await who.untilRest()
    const { container } = app
    const insert = (kind: string, payload: object) =>
      container.db.transaction(async (session) => {
        const { rows } = await session.query(
          'insert into outbox (application_id, kind, payload, created_at) values ($1, $2, $3, now()) returning id',
          [who.uuid, kind, JSON.stringify(payload)],
        )
        return Number(rows[0]!.id)
      })
    const cleared = { to: BORROWER, title: 'Proof of insurance' }
    await container.engine.parts.sendOutbox(await insert('request-cleared', cleared))
    const [mail = ''] = await mailsArrived(app, who, REQUEST_COMPLETED)
    const token = /\/email\/stop\?token=([\w.-]+)/.exec(mail)?.[1]
    expect(token).toMatch(/^NEWS\./)
    const waiting = await insert('request-cleared', cleared)
    await oneClick(token!)
    await container.engine.parts.sendOutbox(waiting)
    expect(await mailsTo(app, who, REQUEST_COMPLETED)).toHaveLength(1)
    const { rows } = await container.db.query('select sent_at from outbox where id = $1', [waiting])
    expect(rows[0]!.sent_at).not.toBeNull()
    expect((await mailsTo(app, who, 'About your application'))[0]).not.toContain('/email/stop')
  })
})

const CHANGES = '/identity/secure/api/v1/email-changes'
const confirm = (token: string) => json('POST', '/identity/api/v1/email-changes/confirm', { token })
const signIn = async (email: string) => (await json('POST', '/identity/api/v1/login', { email, password: PASSWORD })).statusCode

describe('the email of an account', () => {
  it('changes when the link in the new mailbox is opened: sessions end, links in the old mailbox are void, both are told', async () => {
    const who = await person(app, 'Lowscore')
    const email = newEmail('moved')
    const ask = (body: object) => json('POST', CHANGES, body, who.headers)
    expect((await ask({ email, currentPassword: 'not-the-password-1' })).json()).toMatchObject({ fields: [{ path: 'currentPassword' }] })
    expect((await ask({ email: who.email, currentPassword: PASSWORD })).json()).toMatchObject({ fields: [{ path: 'email' }] })
    const first = await ask({ email, currentPassword: PASSWORD })
    expect([first.statusCode, first.json()]).toEqual([202, { accepted: true }])
    const linkOf = async (count: number) =>
      /token=([\w-]+)/.exec((await mailsArrived(app, { email }, 'Confirm your new email', count)).at(-1)!)![1]!
    const older = await linkOf(1)
    await mailsArrived(app, who, 'Someone asked to change your email')
    // Nothing has changed yet; a newer link ends the one before it.
    expect(await signIn(who.email)).toBe(200)
    await ask({ email, currentPassword: PASSWORD })
    const token = await linkOf(2)
    expect((await confirm(older)).statusCode).toBe(410)
    await json('PUT', PREFERENCES, { kind: 'OFFERS', isOn: false }, who.headers)
    await json('POST', '/identity/api/v1/password-resets', { email: who.email })
    const [reset = ''] = await mailsArrived(app, who, 'Choose a new password')

    expect((await confirm(token)).statusCode).toBe(204)
    expect((await confirm(token)).statusCode).toBe(410)
    expect((await app.call({ url: PROFILE, headers: who.headers })).statusCode).toBe(401)
    expect([await signIn(who.email), await signIn(email)]).toEqual([401, 200])
    const redeemed = { token: /token=([\w-]+)/.exec(reset)![1], password: 'Another-horse9!' }
    expect((await json('POST', '/identity/api/v1/password-resets/redeem', redeemed)).statusCode).toBe(410)
    await mailsArrived(app, who, 'Your email was changed')
    await mailsArrived(app, { email }, 'This is your email now')
    const { emailMac } = { emailMac: stopToken(app.container.engine.parts, 'HEARTH', email, 'OFFERS').split('.')[1] }
    expect((await app.container.db.query('select kind from mail_stops where email_mac = $1', [emailMac])).rows).toEqual([
      { kind: 'OFFERS' },
    ])
    expect(await audited('email-changed')).toHaveLength(1)
  })

  it('stays where its owner takes the account back: a new password, by the mail or by the old one, and signing others out void the link', async () => {
    const who = await person(app, 'Lowscore')
    const byMail = async () => {
      await json('POST', '/identity/api/v1/password-resets', { email: who.email })
      const [reset = ''] = await mailsArrived(app, who, 'Choose a new password')
      return json('POST', '/identity/api/v1/password-resets/redeem', { token: /token=([\w-]+)/.exec(reset)![1], password: 'Third-horse9!' })
    }
    const ways = [
      () => app.call({ method: 'DELETE', url: '/identity/secure/api/v1/sessions', headers: who.headers }),
      () =>
        json(
          'PUT',
          '/identity/secure/api/v1/password',
          { currentPassword: PASSWORD, newPassword: `${PASSWORD.toUpperCase()}a` },
          who.headers,
        ),
      byMail,
    ]
    for (const [turn, takesBack] of ways.entries()) {
      const email = newEmail('thief')
      const currentPassword = turn === 2 ? `${PASSWORD.toUpperCase()}a` : PASSWORD
      await json('POST', CHANGES, { email, currentPassword }, who.headers)
      const [mail = ''] = await mailsArrived(app, { email }, 'Confirm your new email')
      expect((await takesBack()).statusCode).toBeLessThan(300)
      expect((await confirm(/token=([\w-]+)/.exec(mail)![1]!)).statusCode).toBe(410)
    }
  })

  it('that is taken is not told to whoever asks: its mailbox is', async () => {
    const [who, owner] = [await person(app, 'Lowscore'), await person(app, 'Lowscore')]
    const free = newEmail('free')
    const replies = [
      await json('POST', CHANGES, { email: owner.email, currentPassword: PASSWORD }, who.headers),
      await json('POST', CHANGES, { email: free, currentPassword: PASSWORD }, who.headers),
    ]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, replies[1]!.body],
      [202, replies[0]!.body],
    ])
    await mailsArrived(app, owner, 'This email already has an account')
    expect(await mailsTo(app, owner, 'Confirm your new email')).toEqual([])
    // Taken between asking and opening the link.
    const [mail = ''] = await mailsArrived(app, { email: free }, 'Confirm your new email')
    await app.container.db.query('update identities set email = $1 where email = $2', [free, owner.email])
    expect((await confirm(/token=([\w-]+)/.exec(mail)![1]!)).statusCode).toBe(410)
    expect(await signIn(who.email)).toBe(200)
  })
})

it('a phone number takes the place of another, the mailbox is told, and texts have to be agreed to for it', async () => {
  const who = await person(app, 'Lowscore')
  const numbers = async () =>
    (await app.call({ url: PROFILE, headers: who.headers })).json<{ phoneNumbers: { number: string; type: string }[] }>().phoneNumbers
  const [first] = await numbers()
  const add = (body: object) => json('POST', `${PROFILE}/phone-numbers`, body, who.headers)
  expect((await add({ number: '4155550177', type: 'MOBILE', replaces: '4155550100' })).statusCode).toBe(422)
  expect((await add({ number: '4155550177', type: 'MOBILE', replaces: first!.number })).statusCode).toBe(200)
  expect(await numbers()).toEqual([{ number: '4155550177', type: 'MOBILE' }])
  const [told = ''] = await mailsArrived(app, who, 'Your phone number was changed')
  expect(told).not.toContain('0177')
  const consent = { consent_type: 'SMS_TRANSACTIONAL', org: 'HEARTH', phone: '4155550177' }
  const answer = await json('POST', '/service-comms-prefs/secure/api/v1/consent/user/get', consent, who.headers)
  expect(answer.json()).toMatchObject({ opt_in_out: 'NOT_ANSWERED' })
  expect(await audited('phone-changed')).toHaveLength(1)
})
