/** A value that is disputed, reconsidered by a person, and goes through the decision again, through the calls. */
import { formatCents, valueDispute } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documentIn } from '../testing/show-identity.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const ANSWER = 'You are right about the third bedroom. With it the sales nearby show a higher value.'
const copiesOf = async (who: Person) => (await who.application()).documents.filter(({ type }) => type === 'VALUATION_COPY')
const valueShown = async (who: Person) => (await who.get('/items/valuation-copies')).json<{ about: Record<string, unknown> }>().about

describe('a value that the borrower disputes', () => {
  it('gives everyone a copy of each valuation, and another one when the value is corrected', async () => {
    const who = await personAt(app, operator, 'FINAL_OFFER')
    const before = await valueShown(who)
    expect(before).toMatchObject({ source: 'AVM', valueCents: expect.any(Number) })
    expect(await copiesOf(who)).toHaveLength(1)
    expect((await who.get('/items/value-dispute')).json()).toMatchObject({ answerable: true })

    await who.answer('value-dispute', valueDispute.example)
    await who.untilRest()
    expect(await who.application()).toMatchObject({ openItem: 'value-review', step: 'CONDITIONS_OPEN' })
    const raised = (before.valueCents as number) + 5_000_000
    const decided = await operator.decide(who.uuid, 'value-review', { outcome: 'CORRECTED', valueCents: raised, answer: ANSWER })
    expect(decided.statusCode).toBe(200)
    await who.untilRest()
    expect(await valueShown(who)).toMatchObject({ valueCents: raised, foundCents: before.valueCents, outcome: 'CORRECTED', answer: ANSWER })
    await liveOn(who, operator, 'FINAL_OFFER')
    expect((await who.offers()).facts.valueCents).toBe(raised)
    const copies = await copiesOf(who)
    expect(copies).toHaveLength(2)
    const texts = await Promise.all(
      copies.map(async ({ uuid }) => (await readPdf(new Uint8Array((await who.get(`/documents/${uuid}`)).rawPayload))).text),
    )
    expect(texts.filter((text) => text.includes('third bedroom'))).toHaveLength(1)

    // What was decided and the value that stands, in writing, once; and each copy is announced (12 CFR 1002.14(a)(1)).
    const dollars = (cents: unknown) => formatCents(Number(cents), 0)
    const [answer] = await mailsArrived(app, who, 'Our answer about your home’s value')
    expect(answer).toContain(`from ${dollars(before.valueCents)} to ${dollars(raised)}`)
    await mailsArrived(app, who, 'A copy of your home’s valuation is ready', 2)

    const again = await who.put('/items/value-dispute', valueDispute.example)
    expect([again.statusCode, again.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'reasons'])
  })

  itInLongRun('counts with its corrected value in the offers that are priced after a correction of the income', async () => {
    const who = await personAt(app, operator, 'FINAL_OFFER', 'Okafor')
    const { valueCents } = await valueShown(who)
    await who.answer('value-dispute', valueDispute.example)
    await who.untilRest()
    const raised = (valueCents as number) + 5_000_000
    await operator.decide(who.uuid, 'value-review', { outcome: 'CORRECTED', valueCents: raised, answer: ANSWER })
    await liveOn(who, operator, 'FINAL_OFFER')
    const answers = { 'annual-income': { primaryCents: 9_000_000 } }
    const url = `/service-application/api/v1/application/heloc/${who.uuid}/corrections`
    const post = (path: string, body: object) =>
      app.call({
        method: 'POST',
        url: url + path,
        headers: { ...who.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
    const { preview } = (await post('/preview', { answers })).json<{ preview: string }>()
    expect((await post('', { answers, preview })).statusCode).toBe(200)
    await who.untilRest()
    expect((await who.application()).openItem).toBe('chosen-offer')
    expect((await who.offers()).facts).toMatchObject({ valueCents: raised, valueSource: 'CORRECTED' })
    expect((await who.application()).property).toMatchObject({ valueCents: raised, valueSource: 'CORRECTED' })
  })

  it('needs a correction’s value and an answer in words, and stands where the operator says so', async () => {
    const who = await personAt(app, operator, 'FINAL_OFFER', 'Okafor')
    const { valueCents } = await valueShown(who)
    await who.answer('value-dispute', valueDispute.example)
    await who.untilRest()
    const refused = async (data: object) => (await operator.decide(who.uuid, 'value-review', data)).statusCode
    expect(await refused({ outcome: 'CORRECTED', answer: ANSWER })).toBe(422)
    expect(await refused({ outcome: 'UNCHANGED', answer: 'No.' })).toBe(422)
    // What is so far off is valued again, and corrected by no one person.
    expect(await refused({ outcome: 'CORRECTED', valueCents: (valueCents as number) * 2, answer: ANSWER })).toBe(422)
    expect(await refused({ outcome: 'CORRECTED', valueCents: Math.round((valueCents as number) / 2), answer: ANSWER })).toBe(422)
    expect(await refused({ outcome: 'UNCHANGED', valueCents: 100_000_000, answer: ANSWER })).toBe(422)
    expect(await refused({ outcome: 'UNCHANGED', answer: ANSWER })).toBe(200)
    await liveOn(who, operator, 'FINAL_OFFER')
    expect(await valueShown(who)).toMatchObject({ valueCents, outcome: 'UNCHANGED' })
  })

  itInLongRun('is valued a second time on the operator’s order, at another order of the vendor', async () => {
    const who = await personAt(app, operator, 'FINAL_OFFER', 'Appraisal')
    await who.answer('value-dispute', valueDispute.example)
    await who.untilRest()
    const answer = { outcome: 'SECOND_VALUATION', answer: ANSWER }
    // Who recorded the appraisal does not judge it.
    expect((await operator.decide(who.uuid, 'value-review', answer)).statusCode).toBe(403)
    expect((await (await staff(app, 'underwriter')).decide(who.uuid, 'value-review', answer)).statusCode).toBe(200)
    await who.untilRest()
    expect(await who.application()).toMatchObject({ openItem: 'second-valuation', step: 'ONSITE_APPRAISAL_SCHEDULED' })
    const file = (await operator.get(`/applications/${who.uuid}`)).json<{ attempts: { item: string; response: { reference: string } }[] }>()
    const orders = file.attempts.filter(({ item }) => item === 'appraisal-order' || item === 'second-valuation-order')
    expect(new Set(orders.map(({ response }) => response.reference)).size).toBe(2)
    const valued = { valueCents: 90_000_000, valuedOn: '2026-11-20' }
    // The first appraiser's report is not the second one's, uploaded anew or not.
    const first = documentIn(await operator.receive(who.uuid, 'VALUATION_REPORT'))
    expect((await operator.decide(who.uuid, 'second-valuation', { ...valued, report: first })).statusCode).toBe(422)
    const report = documentIn(await operator.receive(who.uuid, 'VALUATION_REPORT', 'second'))
    expect((await operator.decide(who.uuid, 'second-valuation', { ...valued, report })).statusCode).toBe(200)
    await who.untilRest()
    expect(await valueShown(who)).toMatchObject({ valueCents: 90_000_000, source: 'APPRAISAL' })
  })
})
