/** Confirming a phone number by a one-time code, through the calls that the screens make. */
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

const lines: string[] = []
const log = pino({ level: 'trace' }, new Writable({ write: (chunk, _encoding, done) => void (lines.push(String(chunk)), done()) }))

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on', LOG_LEVEL: 'trace' }, undefined, log)
})
afterAll(() => app.close())

const PHONE = '4155550147'
const CODE = '550147'

async function atContact(lastName = 'Reyes'): Promise<Person> {
  const borrower = await person(app, lastName)
  await borrower.untilStep('OFFER_SELECTION')
  const { offers } = await borrower.offers()
  const { type, term, originationFee, minDraw } = offers[0]!
  await borrower.answer('chosen-offer', {
    ...{ type, termYears: term, originationFeeBps: Math.round(originationFee * 100), drawCents: Math.round(minDraw * 100), discounts: [] },
  })
  await borrower.untilStep('COLLECT_ADDITIONAL_INFO')
  return borrower
}
const send = ({ uuid, headers }: Person, phoneNumber = PHONE, channel = 'TEXT') =>
  app.call({
    method: 'POST',
    url: `/service-application/api/v1/application/heloc/${uuid}/phone-codes`,
    headers,
    payload: { phoneNumber, channel },
  })
const kept = async (borrower: Person) =>
  (await borrower.get('/items/contact')).json<{ data: Record<string, unknown> | null; state: string }>()

describe('A phone number', () => {
  it('is confirmed by the code that was sent to it, and remembered with when and how', async () => {
    const borrower = await atContact()
    const sent = await send(borrower)
    expect([sent.statusCode, sent.json()]).toEqual([200, { phoneNumber: PHONE, channel: 'TEXT', secondsToNext: 30 }])
    const text = (await readMailbox(app.container)).find(({ recipient }) => recipient === PHONE)
    expect([text?.subject, text?.body]).toEqual(['Text message', expect.stringContaining(CODE)])
    await borrower.answer('contact', { phoneNumber: PHONE, code: CODE, channel: 'TEXT' })
    expect((await kept(borrower)).data).toEqual({ phoneNumber: PHONE, confirmed: { at: expect.any(String), by: 'TEXT' } })
    expect((await borrower.application()).openItem).toBe('about-you')
  })

  it('is not confirmed by a wrong code, which is told at its field', async () => {
    const borrower = await atContact()
    await send(borrower)
    const reply = await borrower.put('/items/contact', { phoneNumber: PHONE, code: '123456' })
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual([422, ['code']])
    expect((await borrower.application()).openItem).toBe('contact')
  })

  it('cannot be said to be confirmed by whoever sends the answer', async () => {
    const borrower = await atContact()
    const forged = { phoneNumber: PHONE, confirmed: { at: '2026-11-20T18:00:00.000Z', by: 'TEXT' } }
    expect((await borrower.put('/items/contact', forged)).statusCode).toBe(422)
    await borrower.answer('contact', { ...forged, withoutCode: true })
    expect((await kept(borrower)).data).toEqual({ phoneNumber: PHONE, withoutCode: true })
  })

  it('that is changed is confirmed again; the code of the old number is not the new one’s', async () => {
    const borrower = await atContact()
    await borrower.answer('contact', { phoneNumber: PHONE, code: CODE })
    expect((await borrower.put('/items/contact', { phoneNumber: '4155550148', code: CODE })).statusCode).toBe(422)
    await borrower.answer('contact', { phoneNumber: '4155550148', code: '550148', channel: 'CALL' })
    expect((await kept(borrower)).data).toMatchObject({ phoneNumber: '4155550148', confirmed: { by: 'CALL' } })
  })

  it('that was confirmed stands when the same answer comes again, whatever has become of its code', async () => {
    const borrower = await atContact()
    await borrower.answer('contact', { phoneNumber: PHONE, code: CODE })
    const before = await kept(borrower)
    await borrower.answer('contact', { phoneNumber: PHONE, code: '000000' })
    expect(await kept(borrower)).toEqual(before)
  })

  it('of a landline is called, where it takes no texts', async () => {
    const borrower = await atContact()
    const refused = await send(borrower, '4155550199')
    expect(refused.json()).toMatchObject({
      status: 422,
      fields: [{ path: 'phoneNumber', message: expect.stringContaining('Ask for a call') }],
    })
    // No code is on its way: another number need not wait.
    expect((await send(borrower)).statusCode).toBe(200)
  })

  it('gets a second code only after a pause, and the reply says how long', async () => {
    const borrower = await atContact()
    await send(borrower)
    const second = await send(borrower)
    expect([second.statusCode, Number(second.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(second.json<{ message: string }>().message).toMatch(
      /^A code is on its way\. If it doesn’t come, ask for a new one in \d+ seconds\.$/,
    )
  })

  it('may be tried with fifteen codes in an hour and with no sixteenth, though it is the right one', async () => {
    const borrower = await atContact()
    for (let tries = 0; tries < 15; tries++) await borrower.put('/items/contact', { phoneNumber: PHONE, code: '111111' })
    expect((await borrower.put('/items/contact', { phoneNumber: PHONE, code: CODE })).statusCode).toBe(429)
  })

  it('is no one else’s to confirm', async () => {
    const [borrower, stranger] = [await atContact(), await atContact()]
    const reply = await app.call({
      method: 'POST',
      url: `/service-application/api/v1/application/heloc/${borrower.uuid}/phone-codes`,
      headers: stranger.headers,
      payload: { phoneNumber: PHONE, channel: 'TEXT' },
    })
    expect(reply.statusCode).toBe(404)
  })
})

it('The code is in no line of the log', () => {
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.includes(CODE) || line.includes(PHONE))).toEqual([])
})
