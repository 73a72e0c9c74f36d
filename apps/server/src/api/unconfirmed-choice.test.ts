import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const SET = { type: 'FIXED', term: 15, feeBps: 199, wantedCents: 5_150_000, discounts: ['AUTOPAY'], payOff: [], preference: 'PRESERVE' }

describe('a choice of offer that is not confirmed', () => {
  const atOffers = async (): Promise<Person> => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    return applicant
  }
  const keep = (applicant: Person, choice: object = SET) => applicant.put('/offer/unconfirmed', choice)

  it('is available on another device, and confirms nothing', async () => {
    const applicant = await atOffers()
    expect((await applicant.offers()).unconfirmed).toBeNull()
    const before = await applicant.get('')
    expect((await keep(applicant)).statusCode).toBe(204)
    expect((await keep(applicant, { ...SET, wantedCents: 6_000_000 })).statusCode).toBe(204)
    const login = await app.call({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { 'x-org': 'HEARTH' },
      payload: { email: applicant.email, password: PASSWORD },
    })
    const elsewhere = await app.call({
      url: `/service-application/api/v1/application/heloc/${applicant.uuid}/offers`,
      headers: { authorization: `Bearer ${login.json<{ jwt: string }>().jwt}`, 'x-org': 'HEARTH' },
    })
    expect(elsewhere.json()).toMatchObject({ chosen: null, unconfirmed: { ...SET, wantedCents: 6_000_000 } })
    // No step, no version, no fact: nothing that another tab has read is stale.
    const after = await applicant.get('')
    expect([after.headers.etag, after.json<{ step: string }>().step]).toEqual([before.headers.etag, 'OFFER_SELECTION'])
  })

  it('ends once a choice is confirmed', async () => {
    const applicant = await atOffers()
    await keep(applicant)
    const { offers } = await applicant.offers()
    const { type, term, originationFee, minDraw } = offers[0]!
    expect((await applicant.put('/offer', { type, term, originationFee, amount: minDraw, discounts: [] })).statusCode).toBe(200)
    expect(await applicant.offers()).toMatchObject({ chosen: { term }, unconfirmed: null })
    // Until submission another one may be set, beside the one that is chosen.
    expect((await keep(applicant)).statusCode).toBe(204)
    expect((await applicant.offers()).chosen).toMatchObject({ term })
  })

  it('is refused where there is nothing to choose, and in any other shape than the screen’s', async () => {
    const applicant = await atOffers()
    expect((await keep(applicant, { ...SET, wantedCents: -1 })).statusCode).toBe(422)
    expect((await keep(applicant, { ...SET, note: 'x' })).statusCode).toBe(422)
    await app.call({
      method: 'POST',
      url: `/service-application/api/v1/application/heloc/${applicant.uuid}/cancel`,
      headers: applicant.headers,
      payload: {},
    })
    expect((await keep(applicant)).statusCode).toBe(409)
  })
})
