import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

describe('Delinquent', () => {
  const explained = async () => {
    const applicant = await person(app, 'Delinquent')
    await applicant.untilStep('DELINQUENCY_REVIEW')
    await applicant.answer('delinquency-explanation', { current: true, explanation: 'I changed banks and two payments went out late.' })
    return applicant
  }
  it('continues after an explanation and an operator’s decision', async () => {
    const applicant = await explained()
    expect((await applicant.untilRest()).step).toBe('DELINQUENCY_REVIEW')
    expect((await applicant.application()).openItem).toBe('delinquency-review')
    expect(
      (await operator.decide(applicant.uuid, 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained, current since.' }))
        .statusCode,
    ).toBe(200)
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    // The log keeps how it came out beside the reason.
    const { audit } = (await operator.get(`/applications/${applicant.uuid}`)).json<{ audit: { action: string; detail: object }[] }>()
    expect(audit.filter(({ action }) => action === 'decided').map(({ detail }) => detail)).toMatchObject([
      { decided: 'delinquency-review', reason: 'Looked at by a person', outcome: 'ACCEPTED' },
    ])
  })
  it('is declined when the operator refuses, and nothing can be changed any more', async () => {
    const applicant = await explained()
    await operator.decide(applicant.uuid, 'delinquency-review', {
      outcome: 'REFUSED',
      reason: 'Late again this month.',
      reasonCodes: ['DELINQUENT_OBLIGATIONS'],
    })
    expect(await applicant.status()).toMatchObject({ step: 'DECLINED', decision: 'DECLINE' })
    const reply = await applicant.put('/items/annual-income', {
      employmentType: 'FULL_TIME',
      primaryCents: 1,
      otherCents: 0,
      coOwnersCents: 0,
    })
    expect([reply.statusCode, reply.json<{ step: string }>().step]).toEqual([409, 'DECLINED'])
    expect((await applicant.get('/offers')).statusCode).toBe(409)
  })
  it('a decision needs a reason, and fits only the item that is open', async () => {
    const applicant = await explained()
    const path = `/applications/${applicant.uuid}/items/delinquency-review`
    const data = { outcome: 'ACCEPTED', reason: 'Explained.' }
    expect((await operator.post(path, { data })).statusCode).toBe(422)
    const wrong = await operator.post(path, { data: { outcome: 'PERHAPS', reason: 'Explained.' }, reason: 'Explained.' })
    expect([wrong.statusCode, wrong.json<{ fields: { path: string }[] }>().fields[0]!.path]).toEqual([422, 'data.outcome'])
    const early = await (await operator.funder()).decide(applicant.uuid, 'funding-decision', data)
    expect([early.statusCode, early.json<{ step: string }>().step]).toEqual([409, 'DELINQUENCY_REVIEW'])
  })
})

describe('Assetrich', () => {
  it('continues after listing assets that carry the line', async () => {
    const applicant = await person(app, 'Assetrich')
    expect((await applicant.untilRest()).decision).toBe('ASSET_DEPLETION')
    await applicant.answer('assets-prequal', { assets: [{ kind: 'BROKERAGE', institution: 'Harbor Invest', balanceCents: 300_000_000 }] })
    const { step, decision } = await applicant.untilRest()
    expect([step, decision]).toEqual(['OFFER_SELECTION', 'APPROVED'])
    expect((await applicant.application()).assetDepletion).toEqual({ complete: true, amount: 3_000_000 })
  })
  it('is declined when there are none', async () => {
    const applicant = await person(app, 'Assetrich')
    await applicant.untilStep('ASSETS_PREQUAL')
    await applicant.answer('assets-prequal', { assets: [] })
    const { step, decision, statuses } = await applicant.untilRest()
    expect([step, decision, statuses.dtiDecline]).toEqual(['DECLINED', 'DECLINE', true])
  })
})

describe('Highcltv', () => {
  it('sees which limit failed, with its figure', async () => {
    const applicant = await person(app, 'Highcltv')
    await applicant.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    const { about } = (await applicant.get('/items/requalify')).json<{
      about: { limits: { limit: string; passed: boolean; maximumLineCents: number }[] }
    }>()
    expect(about.limits).toMatchObject([{ limit: 'CLTV', passed: false, maximumLineCents: 1_250_000 }])
  })
  it('continues with a smaller line, as an exception that a reviewer grants', async () => {
    const applicant = await person(app, 'Highcltv')
    await applicant.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    await applicant.answer('requalify', { exceptionLineCents: 1_250_000 })
    expect((await applicant.untilRest()).step).toBe('UNDERWRITING_REVIEW')
    const reply = await operator.decide(applicant.uuid, 'underwriting-review', { outcome: 'ACCEPTED', reason: 'Within authority.' })
    expect(reply.statusCode).toBe(200)
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    const { offers } = await applicant.offers()
    expect(Math.max(...offers.map((offer) => offer.max))).toBeLessThanOrEqual(12_500)
  })
})

describe('a change that was not proposed', () => {
  it.each([
    [{ payOffFirstLien: true }, 'payOffFirstLien', 'Paying off your first mortgage with this line would not qualify'],
    [{ exceptionLineCents: 50_000_000 }, 'exceptionLineCents', 'Enter an amount from $10,000 to $12,500'],
    [{ exceptionLineCents: 1 }, 'exceptionLineCents', 'Enter an amount from $10,000 to $12,500'],
    [{}, '', 'Choose one of the changes that would qualify'],
  ])('is not taken, and ends nothing: %j', async (preference, path, message) => {
    const applicant = await person(app, 'Highcltv')
    await applicant.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    const reply = await applicant.put('/items/requalify', preference)
    expect([reply.statusCode, reply.json().fields]).toEqual([422, [{ path, message }]])
    expect((await applicant.untilRest()).step).toBe('CLTV_LIEN_POSITION_REQUALIFY')
  })
  it('is told from the smallest line that was, if a reviewer grants it', async () => {
    const applicant = await person(app, 'Highcltv')
    await applicant.untilStep('CLTV_LIEN_POSITION_REQUALIFY')
    await applicant.answer('requalify', { exceptionLineCents: 1_000_000 })
    expect((await applicant.untilRest()).step).toBe('UNDERWRITING_REVIEW')
    await operator.decide(applicant.uuid, 'underwriting-review', { outcome: 'ACCEPTED', reason: 'Within authority.' })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    const { offers } = await applicant.offers()
    expect([Math.min(...offers.map(({ min }) => min)), Math.max(...offers.map(({ max }) => max))]).toEqual([10_000, 12_500])
  })
})

describe('the operators’ queue', () => {
  it('lists applications that need a person, oldest first, a page at a time, and removes them once decided', async () => {
    const waiting = await Promise.all([1, 2, 3].map(() => person(app, 'Delinquent')))
    for (const applicant of waiting) {
      await applicant.untilStep('DELINQUENCY_REVIEW')
      await applicant.answer('delinquency-explanation', { current: true, explanation: 'I changed banks and two payments went out late.' })
    }
    const seen: { uuid: string; since: string }[] = []
    let after = ''
    do {
      const page = (await operator.get(`/queue?limit=2${after}`)).json<{ rows: typeof seen; next: string | null }>()
      seen.push(...page.rows)
      after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`
    } while (after !== '')
    expect(new Set(seen.map((row) => row.uuid)).size).toBe(seen.length)
    expect(seen.map((row) => row.since)).toEqual(seen.map((row) => row.since).sort())
    for (const applicant of waiting) expect(seen.map((row) => row.uuid)).toContain(applicant.uuid)
    await operator.decide(waiting[0]!.uuid, 'delinquency-review', { outcome: 'ACCEPTED', reason: 'Explained.' })
    const left = (await operator.get('/queue?limit=100')).json<{ rows: typeof seen }>().rows.map((row) => row.uuid)
    expect(left).not.toContain(waiting[0]!.uuid)
    expect(left).toContain(waiting[1]!.uuid)
  })
})
