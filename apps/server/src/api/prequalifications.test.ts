/** Applicants whom a partner sends: the link, what it fills in, what the partner then learns, and nothing else. */
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationBody } from '../testing/application-body.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { partnerSecret } from '../testing/partner.ts'
import { createRequest, newEmail, personOf } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let administrator: Staff
let secret: string
let server: Server
let address: string
/** What came, and what is answered next: 200 where nothing is named. */
const came: { body: string; signature: string }[] = []
const answers: number[] = []
beforeAll(async () => {
  app = await openTestApp()
  administrator = await staff(app, 'administrator')
  secret = await partnerSecret(app, 'HEARTH', undefined, administrator)
  server = createServer((request, reply) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString()
    })
    request.on('end', () => {
      const status = answers.shift() ?? 200
      if (status === 200) came.push({ body, signature: String(request.headers['hearthline-signature']) })
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/news`
})
afterAll(async () => {
  await app.close()
  server.close()
})

const BASE = '/partner/api/v1/prequalifications'
const sent = (more: object = {}) => ({
  partnerName: 'Alder Home Loans',
  reference: 'A-1042',
  applicant: {
    firstName: 'Rosa',
    lastName: 'Reyes',
    email: 'rosa@example.test',
    dob: '1984-05-17',
    property: { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
  },
  consentToContact: { agreed: true, at: '2025-11-20T10:00:00Z', words: 'I agree that Hearthline may contact me about this loan.' },
  ...more,
})
const send = (payload: object, headers: Record<string, string> = {}) =>
  app.call({ method: 'POST', url: BASE, headers: { authorization: `Bearer ${secret}`, ...headers }, payload })
const stateOf = async (uuid: string) =>
  (await app.call({ url: `${BASE}/${uuid}`, headers: { authorization: `Bearer ${secret}` } })).json<{ state: string }>().state
const tokenIn = (link: string) => new URL(link).searchParams.get('prequalification') ?? ''
const lookUp = (token: string, org = 'HEARTH') =>
  app.call({ url: `/service-application/external/api/v1/heloc/prequalification/${token}`, headers: { 'x-org': org } })

interface Made {
  readonly uuid: string
  readonly link: string
  readonly state: string
}

describe('An applicant whom a partner sends', () => {
  it('has a link with nothing personal in it, the same when the call is repeated, which fills in what was sent', async () => {
    const reply = await send(sent(), { 'idempotency-key': 'one' })
    expect(reply.statusCode).toBe(201)
    const made = reply.json<Made>()
    expect(made).toMatchObject({ state: 'SENT', reference: 'A-1042' })
    expect((await send(sent(), { 'idempotency-key': 'one' })).json()).toEqual(made)
    expect(made.link).not.toMatch(/rosa|reyes|alder|1984/i)
    const token = tokenIn(made.link)
    expect((await lookUp(token)).json()).toEqual({
      partnerName: 'Alder Home Loans',
      ...{ firstName: 'Rosa', lastName: 'Reyes', email: 'rosa@example.test', dob: '1984-05-17' },
      ...{ street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
    })
    expect(await stateOf(made.uuid)).toBe('OPENED')
    const { rows } = await app.container.db.query('select row_to_json(t)::text as row from partner_prequalifications t')
    expect(rows.map(({ row }) => String(row)).join()).not.toMatch(/rosa@|Alder Way|1984-05-17/)
    expect(rows.map(({ row }) => String(row)).join()).not.toContain(token)
    // Nothing is pulled, decided or kept of them but this.
    expect((await app.container.db.query('select 1 from attempts')).rows).toEqual([])
  })

  it('is unknown at another lender, and to whoever guesses, in the same words', async () => {
    const token = tokenIn((await send(sent())).json<Made>().link)
    const [elsewhere, guessed] = await Promise.all([lookUp(token, 'RIOSOL'), lookUp('0'.repeat(64))])
    const words = (reply: { json<T>(): T }) => ({ ...reply.json<Record<string, unknown>>(), requestId: undefined })
    expect([elsewhere.statusCode, words(elsewhere)]).toEqual([404, words(guessed)])
  })

  it('must have agreed to be contacted', async () => {
    for (const agreed of [{ agreed: false }, { at: '2999-01-01T00:00:00Z' }, { words: '' }]) {
      const consentToContact = { ...sent().consentToContact, ...agreed }
      expect((await send(sent({ consentToContact }))).statusCode).toBe(422)
    }
  })
})

describe('The partner', () => {
  /** Applies by the link of a new prequalification. */
  const applies = async (name: string, reference: string) => {
    const made = (await send(sent({ reference }))).json<Made>()
    const email = newEmail('sent')
    const headers = await app.signUp(email)
    const body = { ...applicationBody(name, email), prequalification: tokenIn(made.link) }
    const { uuid } = (await app.call(createRequest(headers, body))).json<{ uuid: string }>()
    return { made, uuid, who: personOf(app, { email, ...headers, uuid }) }
  }
  interface Told {
    readonly type: string
    readonly createdAt: string
    readonly prequalification: { readonly reference: string }
  }
  const told = () => came.map((one) => JSON.parse(one.body) as Told)

  it('is told by signed messages when the applicant starts and chooses, again where it did not take one, and sees the state', async () => {
    const set = await administrator.post('/partner-webhooks', { organizationCode: 'HEARTH', url: address })
    expect(set.statusCode).toBe(201)
    const webhook = set.json<{ uuid: string; secret: string }>()
    answers.push(503, 500)
    const { made, uuid, who } = await applies('Reyes', 'A-2')
    await who.untilStep('OFFER_SELECTION')
    expect(await stateOf(made.uuid)).toBe('STARTED')
    await who.answer('chosen-offer', firstOffer(await who.offers()))
    await expect.poll(() => came.length, { timeout: 8000 }).toBe(2)
    expect(
      told()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['prequalification.offers', 'prequalification.started'])
    for (const { prequalification } of told()) expect(prequalification).toMatchObject({ uuid: made.uuid, reference: 'A-2' })
    for (const { body: text, signature } of came) {
      const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
      expect(digest).toBe(createHmac('sha256', webhook.secret).update(`${seconds}.${text}`).digest('hex'))
      expect(text).not.toMatch(/score|amount|rate|reyes|example\.test/i)
    }
    expect(await stateOf(made.uuid)).toBe('OFFERS')
    const file = (await administrator.get(`/applications/${uuid}`)).json<{ arrival: object[] }>()
    expect(file.arrival).toContainEqual({ label: 'Sent by a partner', value: 'Alder Home Loans, their number A-2' })
    // The link is used: it opens nothing for whoever finds it.
    expect((await lookUp(tokenIn(made.link))).statusCode).toBe(404)
    const { deliveries } = (await administrator.get('/partner-webhooks')).json<{
      deliveries: { tries: number; deliveredAt: string | null }[]
    }>()
    expect(deliveries.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true])
    expect(deliveries.reduce((sum, { tries }) => sum + tries, 0)).toBe(4)
    expect((await administrator.get('/partner-webhooks')).body).not.toContain(webhook.secret)
  })

  it('is told that one has ended at the thirtieth day, and of a refusal until then nothing that one who thinks it over does not have', async () => {
    came.length = 0
    const [refused, thinking] = [await applies('Lowscore', 'refused'), await applies('Reyes', 'thinking')]
    await refused.who.untilStep('DECLINED')
    await thinking.who.untilStep('OFFER_SELECTION')
    await administrator.advance(29)
    expect([await stateOf(refused.made.uuid), await stateOf(thinking.made.uuid)]).toEqual(['STARTED', 'STARTED'])
    await administrator.advance(2)
    await expect.poll(() => came.length, { timeout: 8000 }).toBe(3)
    expect(told().map(({ type, prequalification: { reference } }) => [reference, type])).toEqual(
      expect.arrayContaining([
        ['refused', 'prequalification.started'],
        ['thinking', 'prequalification.started'],
        ['refused', 'prequalification.closed'],
      ]),
    )
    const of = (type: string) => told().find((one) => one.type === type && one.prequalification.reference === 'refused')!
    const [started, closed] = [of('prequalification.started'), of('prequalification.closed')]
    expect(Date.parse(closed.createdAt) - Date.parse(started.createdAt)).toBe(30 * 86_400_000)
    expect(await stateOf(refused.made.uuid)).toBe('CLOSED')
  })

  it('is not sent to an address that was stored before production and is not taken there: an administrator reads why, and sends it again', async () => {
    const { parts } = app.container.engine
    const { rows } = await app.container.db.query(
      "update partner_deliveries set delivered_at = null, given_up_at = now() where event = 'prequalification.offers' returning id",
    )
    const shown = async () =>
      (await administrator.get('/partner-webhooks'))
        .json<{ deliveries: { uuid: string; problem: string | null; givenUpAt: string | null; deliveredAt: string | null }[] }>()
        .deliveries.find(({ uuid }) => uuid === rows[0]!.id)!
    const again = () => administrator.post(`/partner-webhooks/deliveries/${rows[0]!.id}/send-again`, {})
    came.length = 0
    Object.assign(parts, { production: true })
    expect((await again()).statusCode).toBe(202)
    await expect
      .poll(async () => (await shown()).problem, { timeout: 5000 })
      .toBe('Nothing can be sent to the address that is set. Enter an address that begins with https://')
    expect([came, (await shown()).givenUpAt]).toEqual([[], expect.any(String)])
    Object.assign(parts, { production: false })
    expect((await again()).statusCode).toBe(202)
    await expect.poll(async () => (await shown()).deliveredAt, { timeout: 5000 }).toEqual(expect.any(String))
    expect(came).toHaveLength(1)
  })

  it('is shown as not told where it never takes a message, until an administrator sends it again', async () => {
    const { rows } = await app.container.db.query(
      "update partner_deliveries set delivered_at = null, given_up_at = now(), problem = 'It answered 500' where event = 'prequalification.offers' returning id",
    )
    const again = () => administrator.post(`/partner-webhooks/deliveries/${rows[0]!.id}/send-again`, {})
    came.length = 0
    expect((await again()).statusCode).toBe(202)
    await expect.poll(() => came.length, { timeout: 5000 }).toBe(1)
    await expect.poll(async () => (await again()).statusCode, { timeout: 5000 }).toBe(409)
  })
})
