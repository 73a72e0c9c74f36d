/** Text messages about an application: to whom, when, and how they are ended. */
import { nextTextTime } from '@hearthline/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SANDBOX_CLOCK } from '../engine/clock.ts'
import { releaseHeldTexts } from '../engine/release-texts.ts'
import { twilioSignature } from '../providers/text-messages/twilio/twilio-text-messages.ts'
import { writeSetting } from '../store/repositories/settings.ts'
import { applicationBody } from '../testing/application-body.ts'
import { createRequest, newEmail, type Person, personOf } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { startTwilioTextsStandIn, TEXTING, type TwilioTextsStandIn } from '../testing/twilio-texts-stand-in.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'
import { returnSignature } from '../usecases/webhooks/take-returned-mail.ts'

const SECRET = 'a-secret-of-at-least-32-characters'

let app: TestApp
let vendor: TwilioTextsStandIn
beforeAll(async () => {
  vendor = await startTwilioTextsStandIn()
  // One lender's are sent by Twilio, all others' are the sandbox's.
  const settings = { TWILIO_API_URL: vendor.url, ...TEXTING }
  const theirs = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${name}__RIOSOL`, value]))
  app = await openTestApp({ MAIL_RETURN_SECRET: SECRET, PROVIDER_TEXT_MESSAGES__RIOSOL: 'twilio', ...theirs })
})
afterAll(async () => {
  await app.close()
  await vendor.close()
})

const CALIFORNIA = ['America/Los_Angeles']
const HOUR_MS = 3_600_000
/** In the database too: a node that has just begun to hear of changes reads it there. */
async function setClock(at: string): Promise<void> {
  const offset = Date.parse(at) - Date.now()
  await writeSetting(app.container.db, SANDBOX_CLOCK, offset)
  app.container.clock.set(offset)
}
/** A good hour in California, and long before the next bad one. */
async function toMorning() {
  const { clock } = app.container
  let at = Date.parse(clock.now())
  while (nextTextTime(new Date(at).toISOString(), CALIFORNIA) === new Date(at).toISOString()) at += HOUR_MS
  await setClock(nextTextTime(new Date(at).toISOString(), CALIFORNIA))
}
async function toNight() {
  await toMorning()
  await setClock(new Date(Date.parse(app.container.clock.now()) + 14 * HOUR_MS).toISOString())
}
beforeEach(toMorning)

let numbers = 0
const newNumber = () => `41555${String(10_000 + ++numbers).slice(0, 5)}`

const SMS_TYPES = ['SMS', 'SMS_TRANSACTIONAL'] as const
interface Texted extends Person {
  readonly phone: string
  consentTo(types: readonly (typeof SMS_TYPES)[number][], answer?: 'OPT_IN' | 'OPT_OUT'): Promise<void>
  answers(): Promise<string[]>
}

/** Someone who agreed to text messages, and has offers. */
async function texted(types: readonly (typeof SMS_TYPES)[number][] = ['SMS_TRANSACTIONAL'], phone = newNumber()): Promise<Texted> {
  const email = newEmail('texted')
  const { authorization } = await app.signUp(email)
  const headers = { authorization, 'x-org': 'HEARTH' }
  // The number that the settings show: the first of the account.
  const numbersOf = JSON.stringify([{ type: 'MOBILE', number: phone }])
  await app.container.db.query(
    'update profiles p set phone_numbers = $1::jsonb from identities i where i.id = p.identity_id and i.email = $2',
    [numbersOf, email],
  )
  const prefs = '/service-comms-prefs/secure/api/v1/consent'
  const consentTo: Texted['consentTo'] = async (asked, answer = 'OPT_IN') => {
    for (const type of asked) {
      const { uuid } = (await app.call({ url: `${prefs}/prompt/${type}`, headers })).json<{ uuid: string }>()
      const payload = {
        ...{ source: 'settings', org: 'HEARTH', phone, email, product_type: 'HELOC' },
        consents: [{ consent_prompt_uuid: uuid, opt_in_out: answer }],
      }
      expect((await app.call({ method: 'POST', url: `${prefs}/user`, headers, payload })).statusCode).toBe(200)
    }
  }
  await consentTo(types)
  const reply = await app.call(createRequest({ authorization }, applicationBody('Texted', email)))
  const who = personOf(app, { email, authorization, uuid: reply.json<{ uuid: string }>().uuid })
  await who.untilStep('OFFER_SELECTION')
  const mails = async () => (await readMailbox(app.container)).filter((mail) => mail.recipient === email)
  await expect.poll(async () => (await mails()).map(({ subject }) => subject.split(' (')[0])).toContain('Your offers are ready')
  const answers = async () =>
    Promise.all(
      SMS_TYPES.map(async (consent_type) => {
        const asked = { consent_type, org: 'HEARTH', phone }
        return (await app.call({ method: 'POST', url: `${prefs}/user/get`, headers, payload: asked })).json<{ opt_in_out: string }>()
          .opt_in_out
      }),
    )
  return { ...who, phone, consentTo, answers }
}

const textsTo = async (phone: string) =>
  (await readMailbox(app.container))
    .filter(({ recipient }) => recipient === phone)
    .map(({ body }) => body)
    .toReversed()
const states = async (phone: string) =>
  (await app.container.db.query('select direction, state, reason from text_messages where phone = $1 order by id', [phone])).rows
const reply = (phone: string, body: string, org = 'HEARTH') =>
  app.call({
    method: 'POST',
    url: '/dev/texts',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ org, phone, body }).toString(),
  })
const settled = (phone: string, count: number) => expect.poll(async () => (await textsTo(phone)).length, { timeout: 20_000 }).toBe(count)

describe('A text message', () => {
  it('tells whoever agreed what waits for them, whose it is first, with the page and how to end it', async () => {
    const ana = await texted()
    await settled(ana.phone, 1)
    expect(await textsTo(ana.phone)).toEqual([
      `Hearthline: Your offers are ready. http://localhost:4400/account/heloc/${ana.uuid}?org=HEARTH Reply STOP to opt out, HELP for help.`,
    ])
  })

  it('goes to no one who did not agree to texts about their application, whatever else they agreed to', async () => {
    const [bea] = await Promise.all([texted(['SMS'])])
    expect(await states(bea.phone)).toEqual([])
  })

  it('is ended by any words of that meaning, at once and with one confirmation, and begun again by START', async () => {
    const cy = await texted(['SMS', 'SMS_TRANSACTIONAL'])
    await settled(cy.phone, 1)
    await reply(cy.phone, 'please stop texting me')
    expect(await cy.answers()).toEqual(['OPT_OUT', 'OPT_OUT'])
    await reply(cy.phone, 'STOP')
    await settled(cy.phone, 2)
    expect((await textsTo(cy.phone)).at(-1)).toBe('Hearthline: You get no more text messages from us. Reply START to get them again.')
    const { consents } = (await app.call({ url: '/service-comms-prefs/secure/api/v1/consent/records', headers: cy.headers })).json<{
      consents: { type: string; answer: string; source: string }[]
    }>()
    expect(
      consents
        .filter(({ source }) => source === 'TEXT')
        .map(({ type, answer }) => [type, answer])
        .sort(),
    ).toEqual([
      ['SMS', 'OPT_OUT'],
      ['SMS_TRANSACTIONAL', 'OPT_OUT'],
    ])
    await reply(cy.phone, 'Start')
    expect(await cy.answers()).toEqual(['OPT_IN', 'OPT_IN'])
    await settled(cy.phone, 3)
  })

  it('is begun by no word where it was turned off in the settings, or belongs to another lender', async () => {
    const di = await texted()
    await settled(di.phone, 1)
    await reply(di.phone, 'STOP', 'RIOSOL')
    expect(await di.answers()).toEqual(['NOT_ANSWERED', 'OPT_IN'])
    await di.consentTo(['SMS_TRANSACTIONAL'], 'OPT_OUT')
    await reply(di.phone, 'START')
    expect(await di.answers()).toEqual(['NOT_ANSWERED', 'OPT_OUT'])
  })

  it('asks where help is by HELP, and says once a day that other answers are not read', async () => {
    const phone = newNumber()
    await reply(phone, 'help')
    await reply(phone, 'When do I close?')
    await reply(phone, 'Hello?')
    await settled(phone, 2)
    const [help, other] = await textsTo(phone)
    expect(help).toContain('help@hearthline.example')
    expect(other).toContain('does not read replies')
  })

  it('is held through the night, and in the morning sent, unless consent was taken back or there is nothing left to tell', async () => {
    await toNight()
    const [eve, flo, gus] = await Promise.all([texted(), texted(), texted()])
    for (const { phone } of [eve, flo, gus])
      await expect.poll(() => states(phone)).toEqual([{ direction: 'TOLD', state: 'HELD', reason: null }])
    await reply(flo.phone, 'STOP')
    await settled(flo.phone, 1)
    const { offers } = await gus.offers()
    const { type, term, originationFee, minDraw } = offers[0]!
    const choice = { type, termYears: term, originationFeeBps: Math.round(originationFee * 100), drawCents: Math.round(minDraw * 100) }
    await gus.answer('chosen-offer', { ...choice, discounts: [] })
    await toMorning()
    await releaseHeldTexts(app.container.engine.parts)
    await settled(eve.phone, 1)
    await expect.poll(async () => (await states(flo.phone))[0]).toMatchObject({ state: 'DROPPED', reason: 'NO_CONSENT' })
    expect(await textsTo(flo.phone)).toHaveLength(1)
    await expect.poll(async () => (await states(gus.phone))[0]).toMatchObject({ state: 'DROPPED', reason: 'OVERTAKEN' })
  })

  it('is answered through Twilio by what it signed alone, once, and what became of it is kept', async () => {
    const path = '/webhooks/api/v1/twilio?org=RIOSOL'
    const announce = (fields: Readonly<Record<string, string>>, token: string = TEXTING.TWILIO_AUTH_TOKEN) => {
      const form = new URLSearchParams({ AccountSid: TEXTING.TWILIO_ACCOUNT_SID, ...fields })
      const signature = twilioSignature(token, `http://localhost:4400${path}`, form)
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
      return app.call({ method: 'POST', url: path, headers, payload: form.toString() })
    }
    const help = { MessageSid: 'SM-received', From: '+14155559999', Body: 'HELP' }
    expect((await announce(help, 'another')).statusCode).toBe(401)
    expect([(await announce(help)).statusCode, (await announce(help)).statusCode]).toEqual([204, 204])
    await expect
      .poll(() => vendor.taken.map(({ To, Body }) => [To, Body]))
      .toEqual([['+14155559999', expect.stringContaining('hola@riosol.example')]])
    await expect.poll(async () => (await states('4155559999'))[1]).toMatchObject({ direction: 'ANSWER', state: 'SENT' })
    // What no database holds: taken, and nothing comes of it.
    const unreadable = await Promise.all([
      announce({ ...help, MessageSid: 'SM-\0' }),
      announce({ MessageSid: 'SM-\0', MessageStatus: 'delivered' }),
    ])
    expect(unreadable.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    await announce({ MessageSid: `SM${'1'.padStart(32, '0')}`, MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect((await states('4155559999'))[1]).toEqual({ direction: 'ANSWER', state: 'FAILED', reason: '30003' })
    expect(
      (await app.call({ method: 'POST', url: path.replace('RIOSOL', 'HEARTH'), payload: 'x=1', headers: { 'content-type': 'text/plain' } }))
        .statusCode,
    ).toBe(404)
  })

  it('is not sent twice where its sending ended without an answer', async () => {
    const hal = await texted()
    await settled(hal.phone, 1)
    const { db, engine } = app.container
    const { rows } = await db.query("update text_messages set state = 'SENDING' where phone = $1 returning id", [hal.phone])
    await engine.parts.sendText(Number(rows[0]!.id))
    expect((await states(hal.phone))[0]).toMatchObject({ state: 'UNKNOWN' })
    expect(await textsTo(hal.phone)).toHaveLength(1)
  })
})

describe('A mail that came back after it was taken', () => {
  it('is shown to the team with the reason, by what was signed alone, and ends with the next that arrives', async () => {
    const [ida, team] = await Promise.all([texted([]), staff(app, 'underwriter')])
    const { rows } = await app.container.db.query("select id from outbox where application_id = $1 and kind = 'step-changed'", [ida.uuid])
    const notice = (recipient: string) =>
      [
        'Content-Type: message/delivery-status\n',
        `Final-Recipient: rfc822; ${recipient}\nAction: failed\nStatus: 5.1.1\n`,
        `Message-ID: <outbox.${rows[0]!.id}.${ida.uuid}@lender.example>`,
      ].join('\n')
    const announce = async (payload: string, signature = returnSignature(SECRET, payload)) => {
      const headers = { 'content-type': 'message/rfc822', 'x-hearthline-signature': signature }
      return (await app.call({ method: 'POST', url: '/webhooks/api/v1/mail-returned?org=HEARTH', headers, payload })).statusCode
    }
    const shown = async () => {
      const file = (await team.get(`/applications/${ida.uuid}`)).json<{
        summary: { needsOperator: boolean }
        mailRefusedWhy: string | null
      }>()
      return [file.summary.needsOperator, file.mailRefusedWhy]
    }
    expect(await announce(notice(ida.email), 'sha256=00')).toBe(401)
    expect([await announce(notice('another@example.test')), await shown()]).toEqual([204, [false, null]])
    expect([await announce(notice(ida.email.toUpperCase())), await announce(notice(ida.email)), await shown()]).toEqual([
      ...[204, 204],
      [true, 'there is no such mailbox'],
    ])
    const kept = "select 1 from facts where application_id = $1 and item = 'mail-refusals'"
    expect((await app.container.db.query(kept, [ida.uuid])).rows).toHaveLength(1)
    await app.container.db.query('update outbox set sent_at = null where id = $1', [rows[0]!.id])
    await app.container.engine.parts.sendOutbox(Number(rows[0]!.id))
    expect(await shown()).toEqual([false, null])
  })
})
