import { randomUUID } from 'node:crypto'
import { aboutYou, contact, itemNamed } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advance } from '../engine/advance.ts'
import { newFact } from '../engine/new-fact.ts'
import { lockFile } from '../store/repositories/applications.ts'
import { APPLICATION, type Person, person } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const INCOME = { employmentType: 'FULL_TIME', primaryCents: 9_000_000, otherCents: 0, coOwnersCents: 0 }

describe('an answer must match its inputs, not the whole application', () => {
  /** The server's own work continues: the result of a run arrives, as `data` has it. */
  const workArrives = async (applicant: Person, item: string, change: (data: Record<string, unknown>) => Record<string, unknown>) => {
    const { db, clock, engine } = app.container
    await db.transaction(async (session) => {
      const file = (await lockFile(session, applicant.uuid, clock.now()))!
      const { data, basis } = file.facts.results[item]!
      const settled = { basis, data: change(data as Record<string, unknown>), actor: `work:${item}` }
      const facts = [newFact(app.container.sealing, itemNamed(item)!, settled)]
      await advance(session, engine.parts, file, { facts, actor: `work:${item}`, action: 'work-done' })
    })
  }
  const floodArrives = (applicant: Person) =>
    workArrives(applicant, 'flood-determination', (data) => ({ ...data, certificateNumber: randomUUID().slice(0, 8) }))
  const choose = async (applicant: Person) => {
    const offer = (await applicant.offers()).offers[0]!
    return { type: offer.type, term: offer.term, originationFee: offer.originationFee, amount: offer.minDraw, discounts: [] as string[] }
  }
  const ABOUT_YOU = { ...(aboutYou.example as object) }
  const NONE_GIVEN = { applicant: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] } }
  const toHmda = async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    expect((await applicant.put('/offer', await choose(applicant))).statusCode).toBe(200)
    await applicant.untilStep('COLLECT_ADDITIONAL_INFO')
    await applicant.answer('contact', contact.example)
    await applicant.answer('about-you', ABOUT_YOU)
    await applicant.untilStep('HMDA')
    return applicant
  }
  const etagOf = async (applicant: Person, path = '') => String((await applicant.get(path)).headers.etag)

  it('every read of an application returns the version that was read', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const tags = await Promise.all(['', '/offers', '/items/chosen-offer'].map((path) => etagOf(applicant, path)))
    expect(new Set(tags).size).toBe(1)
    expect(tags[0]).toMatch(/^"\d+"$/)
  })

  it('an answer is accepted although background work raised the version after the question was read', async () => {
    const applicant = await toHmda()
    const [whole, item] = [await etagOf(applicant), await etagOf(applicant, '/items/hmda')]
    await floodArrives(applicant)
    expect(await etagOf(applicant)).not.toBe(whole)
    const reply = await applicant.put('/items/hmda', NONE_GIVEN, { 'if-match': item })
    expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.any(String)])
    // The second tab read the same question, and answers it otherwise.
    const second = await applicant.put('/items/hmda', { applicant: { ...NONE_GIVEN.applicant, sex: ['FEMALE'] } }, { 'if-match': whole })
    expect(second.statusCode).toBe(412)
    expect(second.json<{ message: string }>().message).toContain('Nothing was saved')
  })

  it('a version that the application has never had matches nothing', async () => {
    const applicant = await toHmda()
    for (const tag of ['"0"', '"999"', '"-1"', '"1e3"', '"nonsense"', '""'])
      expect((await applicant.put('/items/hmda', NONE_GIVEN, { 'if-match': tag })).statusCode).toBe(412)
    expect((await applicant.put('/items/hmda', NONE_GIVEN, { 'if-match': '*' })).statusCode).toBe(200)
  })

  it('an offer can be chosen although a report arrived in the meantime, but not when the offers changed', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const read = await etagOf(applicant, '/offers')
    const body = await choose(applicant)
    await floodArrives(applicant)
    await applicant.answer('annual-income', INCOME)
    await applicant.untilStep('OFFER_SELECTION')
    expect((await applicant.put('/offer', body, { 'if-match': read })).statusCode).toBe(412)
    const again = await etagOf(applicant, '/offers')
    await floodArrives(applicant)
    expect((await applicant.put('/offer', await choose(applicant), { 'if-match': again })).statusCode).toBe(200)
  })

  it('a choice made in another tab is not overwritten by an offer chosen from the same read', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const read = await etagOf(applicant, '/offers')
    const body = await choose(applicant)
    expect((await applicant.put('/offer', body, { 'if-match': read })).statusCode).toBe(200)
    await applicant.untilStep('COLLECT_ADDITIONAL_INFO')
    expect((await applicant.put('/offer', { ...body, amount: body.amount + 1000 }, { 'if-match': read })).statusCode).toBe(412)
  })

  it('a summary read before the offer was chosen again cannot be submitted', async () => {
    const applicant = await toHmda()
    await applicant.answer('hmda', NONE_GIVEN)
    await applicant.untilStep((status) => ['GEN_SUMMARY_DISCLOSURE', 'APP_SUBMISSION'].includes(status.step))
    await applicant.untilRest()
    const read = await etagOf(applicant, '/items/submission')
    const body = await choose(applicant)
    expect((await applicant.put('/offer', { ...body, amount: body.amount + 5000 })).statusCode).toBe(200)
    await applicant.untilRest()
    expect((await applicant.put('/items/submission', { confirmed: true }, { 'if-match': read })).statusCode).toBe(412)
    const now = await etagOf(applicant, '/items/submission')
    expect((await applicant.put('/items/submission', { confirmed: true }, { 'if-match': now })).statusCode).toBe(200)
  })

  it('liens that differ from those shown are reported before the answer about them is accepted', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const lienOf = (originalCents: number) => (data: Record<string, unknown>) => ({
      ...data,
      openLiens: [{ id: 'recorded-1', kind: 'MORTGAGE', holder: 'Fjord Savings', originalCents, position: 1, recordedOn: '2019-04-02' }],
    })
    await workArrives(applicant, 'prequal-title', lienOf(1_000_000))
    await applicant.untilStep('LIEN_VERIFICATION')
    const read = await applicant.get('/items/lien-verification')
    const etag = String(read.headers.etag)
    const { liens } = read.json<{ about: { liens: { source: string }[] } }>().about
    const answer = { liens: liens.map(({ source: _, ...lien }) => lien) }
    await workArrives(applicant, 'prequal-title', lienOf(9_000_000))
    expect((await applicant.put('/items/lien-verification', answer, { 'if-match': etag })).statusCode).toBe(412)
    const now = await etagOf(applicant, '/items/lien-verification')
    await floodArrives(applicant)
    expect((await applicant.put('/items/lien-verification', answer, { 'if-match': now })).statusCode).toBe(200)
  })

  it('a withdrawal is accepted although work continued, and refused when another tab answered', async () => {
    const cancel = (applicant: Person, etag: string) =>
      app.call({
        method: 'POST',
        url: `${APPLICATION}/${applicant.uuid}/cancel`,
        headers: { ...applicant.headers, 'if-match': etag },
        payload: {},
      })
    const applicant = await toHmda()
    const read = await etagOf(applicant)
    await floodArrives(applicant)
    const worked = await etagOf(applicant)
    await applicant.answer('hmda', NONE_GIVEN)
    await applicant.untilRest()
    expect((await cancel(applicant, read)).statusCode).toBe(412)
    const now = await etagOf(applicant)
    await floodArrives(applicant)
    expect(worked).not.toBe(read)
    expect((await cancel(applicant, now)).statusCode).toBe(200)
  })

  it('an operator decides on what they read: background work does not matter, a new explanation does', async () => {
    const operator = await staff(app, 'operator')
    const applicant = await person(app, 'Delinquent')
    await applicant.untilStep('DELINQUENCY_REVIEW')
    await applicant.answer('delinquency-explanation', { current: true, explanation: 'I changed banks and two payments were late.' })
    const path = `/applications/${applicant.uuid}`
    const versionRead = async () => `"${(await operator.get(path)).json<{ version: number }>().version}"`
    const decide = (etag: string) =>
      operator.post(
        `${path}/items/delinquency-review`,
        { data: { outcome: 'ACCEPTED', reason: 'Explained, current since.' }, reason: 'Explained, current since.' },
        { 'if-match': etag },
      )
    const read = await versionRead()
    await workArrives(applicant, 'delinquency-explanation', (data) => ({ ...data, current: false }))
    const refused = await decide(read)
    expect([refused.statusCode, refused.json<{ step: string }>().step]).toEqual([412, 'DELINQUENCY_REVIEW'])
    const again = await versionRead()
    await floodArrives(applicant)
    expect((await decide(again)).statusCode).toBe(200)
  })
})
