import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationBody } from '../testing/application-body.ts'
import { APPLICATION, createRequest, newEmail, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const INCOME = { employmentType: 'FULL_TIME', primaryCents: 9_000_000, otherCents: 0, coOwnersCents: 0 }

const signUp = async () => {
  const email = newEmail()
  return { email, headers: await app.signUp(email) }
}
const applicationsOf = async (headers: Record<string, string>) =>
  (await app.call({ url: `${APPLICATION}/all`, headers: { ...headers, 'x-org': 'HEARTH' } })).json<{ uuid: string }[]>()

describe('two tabs cannot overwrite each other silently', () => {
  it('a stale If-Match is 412 and changes nothing; the current one is accepted and returns the next', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const etag = String((await applicant.get('')).headers.etag)
    const first = await applicant.put('/items/annual-income', INCOME, { 'if-match': etag })
    expect(first.statusCode).toBe(200)
    expect(first.headers.etag).not.toBe(etag)
    await applicant.untilRest()
    const stale = await applicant.put('/items/annual-income', { ...INCOME, primaryCents: 1_000_000 }, { 'if-match': etag })
    expect(stale.statusCode).toBe(412)
    expect(stale.json()).toMatchObject({ status: 412, code: 'precondition_failed', step: 'OFFER_SELECTION' })
    expect((await applicant.get('/items/annual-income')).json<{ data: unknown }>().data).toEqual(INCOME)
    const fresh = String((await applicant.get('')).headers.etag)
    expect((await applicant.put('/items/annual-income', INCOME, { 'if-match': `"nonsense", W/${fresh}` })).statusCode).toBe(200)
  })

  it('without If-Match the last write wins', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    for (const primaryCents of [8_000_000, 7_000_000])
      expect((await applicant.put('/items/annual-income', { ...INCOME, primaryCents })).statusCode).toBe(200)
    expect((await applicant.get('/items/annual-income')).json<{ data: { primaryCents: number } }>().data.primaryCents).toBe(7_000_000)
  })

  it('of two writes with the same If-Match at once, one is taken', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const etag = String((await applicant.get('')).headers.etag)
    const both = await Promise.all(
      [1, 2].map((n) => applicant.put('/items/annual-income', { ...INCOME, primaryCents: n * 1_000_000 }, { 'if-match': etag })),
    )
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 412])
  })

  it('an item that is not asked now is 409 with the current step; one that does not exist is 404', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const early = await applicant.put('/items/hmda', {
      applicant: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] },
    })
    expect([early.statusCode, early.json<{ step: string }>().step]).toEqual([409, 'OFFER_SELECTION'])
    expect((await applicant.put('/items/soft-credit', {})).statusCode).toBe(409)
    expect((await applicant.put('/items/no-such-item', {})).statusCode).toBe(404)
    expect((await applicant.get('/items/no-such-item')).statusCode).toBe(404)
  })
})

describe('double clicks and replays', () => {
  it('the same Idempotency-Key gives the same application; another body under it is 409', async () => {
    const { email, headers } = await signUp()
    const key = { 'idempotency-key': randomUUID() }
    const first = await app.call(createRequest(headers, applicationBody('Reyes', email), key))
    const again = await app.call(createRequest(headers, applicationBody('Reyes', email), key))
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    const other = await app.call(createRequest(headers, applicationBody('Okafor', email), key))
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_mismatch'])
    expect(await applicationsOf(headers)).toHaveLength(1)
  })

  it('a parallel double click creates one application', async () => {
    const { email, headers } = await signUp()
    const request = createRequest(headers, applicationBody('Reyes', email), { 'idempotency-key': randomUUID() })
    const replies = await Promise.all([1, 2, 3, 4].map(() => app.call(request)))
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(replies.map((reply) => reply.json<{ uuid: string }>().uuid)).size).toBe(1)
    expect(await applicationsOf(headers)).toHaveLength(1)
  })

  it('two creates at once without a key: one is 201, the other 409 with the step', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, headers } = await signUp()
      const request = createRequest(headers, applicationBody('Reyes', email))
      const replies = await Promise.all([1, 2].map(() => app.call(request)))
      expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409])
      expect(replies.find((reply) => reply.statusCode === 409)!.json()).toMatchObject({
        code: 'active_application',
        step: expect.any(String),
      })
      expect(await applicationsOf(headers)).toHaveLength(1)
    }
  })

  it('a key belongs to one person and one call', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const people = await Promise.all([signUp(), signUp()])
    const replies = await Promise.all(
      people.map(({ email, headers }) => app.call(createRequest(headers, applicationBody('Reyes', email), key))),
    )
    expect(new Set(replies.map((reply) => reply.json<{ uuid: string }>().uuid)).size).toBe(2)
  })

  it('a refused request keeps no idempotency key: once corrected, it succeeds under the same one', async () => {
    const { email, headers } = await signUp()
    const key = { 'idempotency-key': randomUUID() }
    const body = applicationBody('Reyes', email)
    expect((await app.call(createRequest(headers, { ...body, employmentType: 'UNEMPLOYED' }, key))).statusCode).toBe(422)
    expect((await app.call(createRequest(headers, body, key))).statusCode).toBe(201)
  })

  it('the choice of an offer, sent twice under one key, is made once', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const offer = (await applicant.offers()).offers[0]!
    const body = { type: offer.type, term: offer.term, originationFee: offer.originationFee, amount: offer.minDraw, discounts: [] }
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([1, 2].map(() => applicant.put('/offer', body, key)))
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
    const { rows } = await app.container.db.query("select 1 from facts where application_id = $1 and item = 'chosen-offer'", [
      applicant.uuid,
    ])
    expect(rows).toHaveLength(1)
    const other = await applicant.put('/offer', { ...body, amount: offer.maxDraw }, key)
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_mismatch'])
  })
})
