/** A firm offer that was mailed, from the code to the offers: what was promised on the day of applying is what prices the application. */
import type { DecisionBody } from '@hearthline/contract'
import { formatExactCents, type LineTerms } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../store/scope.ts'
import { type Applicant, applicationBody } from '../testing/application-body.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { createRequest, newEmail, type Person, personOf } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { mailedFirmOffer } from '../usecases/application/mailed-firm-offer.ts'
import { readOfferCode } from '../usecases/reference/read-offer-code.ts'
import { saveVersion } from '../usecases/reference/registers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const save = (code: string, lastName: string, firmOffer: object, organizationCode = 'HEARTH', more: object = {}) =>
  saveVersion(
    app.container.db,
    { organizationCode, register: 'offer-code', key: code },
    {
      ...{ offerCode: code, kind: 'PRESCREEN', firstName: 'Rosa', lastName, street1: '48 Elm Street', street2: null, city: 'Sacramento' },
      ...{ state: 'CA', zip: '95816', inHomeDate: '2026-01-06', respondByDate: '2026-02-01', firmOffer, ...more },
    },
  )

async function applies(lastName: string, offerCode: string, home: Applicant = {}): Promise<Person> {
  const email = newEmail()
  const { authorization } = await app.signUp(email)
  const reply = await app.call(createRequest({ authorization }, { ...applicationBody(lastName, email, home), offerCode } as never))
  expect(reply.statusCode, reply.body).toBe(201)
  const who = personOf(app, { email, authorization, uuid: reply.json<{ uuid: string }>().uuid })
  await who.untilRest()
  return who
}

describe('a firm offer', () => {
  it('prices the application by the terms of the day of applying, whatever becomes of the entry', async () => {
    await save('DBFIRM01', 'Reyes', { rateBps: 650, expiresOn: '2999-12-31' })
    const found = await app.call({ url: '/service-application/external/api/v1/offercode/DBFIRM01', headers: { 'x-org': 'HEARTH' } })
    expect(found.json()).toMatchObject({
      ...{ isPrescreened: true, isFirmOffer: true, respondByDate: '2999-12-31' },
      promises: 'a fixed rate of at most 6.50%',
    })
    const who = await applies('Reyes', 'dbfirm01')
    await save('DBFIRM01', 'Reyes', { rateBps: 900, expiresOn: '2999-12-31' })
    const { offers, facts } = await who.offers()
    const fixed = offers.filter(({ type }) => type === 'FIXED')
    expect(new Set(fixed.map(({ rate }) => rate))).toEqual(new Set([6.5]))
    expect(fixed.every(({ byFirmOffer }) => byFirmOffer)).toBe(true)
    expect(facts.firmOffer?.body).toContain('a fixed rate of at most 6.50%')
    expect(facts.firmOffer?.body).toContain('a lower fixed rate')
  })

  it('refuses no one by a rule that it was not conditioned on: an underwriter decides', async () => {
    await save('DBFIRM02', 'Lowscore', { rateBps: 899, amountCents: 3_000_000, expiresOn: '2999-12-31' })
    expect((await (await applies('Lowscore', 'DBFIRM02')).status()).step).toBe('UNDERWRITING_REVIEW')
  })

  it('is named with the criterion that is not met, on the page of whoever is refused and in their notice', async () => {
    await save('DBFIRM09', 'Lowscore', { rateBps: 899, expiresOn: '2999-12-31', criteria: { minimumScore: 640 } })
    const who = await applies('Lowscore', 'DBFIRM09')
    const { refusal, notice } = (await who.get('/decision')).json<DecisionBody>()
    expect(refusal?.firmOffer).toMatchObject({ title: 'Your mailed offer DBFIRM09 does not apply' })
    expect(refusal?.firmOffer?.body).toContain('now your credit score is below 640')
    expect(notice?.firmOffer).toEqual(refusal?.firmOffer)
  })

  it('stands once its letter is out: it ends for no one before its last day, and only ever gets better', async () => {
    await save('DBFIRM08', 'Stands', { rateBps: 650, expiresOn: '2999-12-31', criteria: { minimumScore: 640 } })
    const admin = await staff(app, 'administrator')
    const path = '/registers/offer-code/DBFIRM08'
    const { data } = (await app.container.db.query("select data from register_entries where key = 'DBFIRM08'")).rows[0] as {
      data: object & { firmOffer: object }
    }
    const ended = await admin.post(`${path}/end`, { version: 1, reason: 'Too dear' })
    expect([ended.statusCode, ended.body]).toEqual([409, expect.stringContaining('stands through')])
    const change = (firmOffer: object) =>
      app.call({
        method: 'PUT',
        url: `/console/api/v1${path}`,
        headers: { ...admin.headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ version: 1, data: { ...data, firmOffer: { ...data.firmOffer, ...firmOffer } } }),
      })
    const worse = await change({ rateBps: 651, criteria: { minimumScore: 700 } })
    expect([worse.statusCode, worse.json<{ fields?: { path: string }[] }>().fields?.map((fault) => fault.path)]).toEqual([
      422,
      ['data.firmOffer.rateBps', 'data.firmOffer.criteria.minimumScore'],
    ])
    expect((await change({ rateBps: 600, criteria: {} })).statusCode).toBe(200)
  })

  it('keeps every version with its criteria: none can be changed or removed, not even by the owner of the tables', async () => {
    await save('DBFIRM07', 'Kept', { rateBps: 650, expiresOn: '2026-02-01', criteria: { minimumScore: 660 } })
    await save('DBFIRM07', 'Kept', { rateBps: 700, expiresOn: '2026-02-01' })
    const ofKey = "where key = 'DBFIRM07'"
    for (const change of [
      `delete from register_entries ${ofKey}`,
      `update register_entries set data = '{}' ${ofKey}`,
      'truncate register_entries cascade',
    ]) {
      await expect(app.container.db.query(change)).rejects.toThrow(/permission denied/)
      await expect(app.container.db.asOwner((owner) => owner.query(change))).rejects.toThrow(/only added, never changed or removed/)
    }
    const { rows } = await app.container.db.query(
      `select version, data -> 'firmOffer' -> 'criteria' as criteria from register_entries ${ofKey} order by version`,
    )
    expect(rows).toEqual([
      { version: 1, criteria: { minimumScore: 660 } },
      { version: 2, criteria: null },
    ])
  })

  it('holds for no one after its last day or from another lender, and where a letter fits no name and no address, a person looks', async () => {
    await save('DBFIRM03', 'Past', { rateBps: 650, expiresOn: '2026-02-01' })
    await save('DBFIRM04', 'Others', { rateBps: 650, expiresOn: '2999-12-31' }, 'RIOSOL')
    await save('DBFIRM05', 'Someone', { rateBps: 650, expiresOn: '2999-12-31' })
    for (const [name, code, told] of [
      ['Past', 'DBFIRM03', undefined],
      ['Others', 'DBFIRM04', undefined],
      ['Strange', 'DBFIRM05', 'If it was sent to you, contact us: our team will review your letter'],
    ] as const) {
      const { offers, facts } = await (await applies(name, code)).offers()
      expect(offers.some(({ byFirmOffer }) => byFirmOffer)).toBe(false)
      if (told === undefined) expect(facts.firmOffer).toBeUndefined()
      else expect(facts.firmOffer?.body).toContain(told)
    }
  })

  it('is good through its last day by the clock of its lender and of its recipient, whichever ends later', async () => {
    const { db, brands } = app.container
    const hearth = brands.get('HEARTH')!
    const promise = { rateBps: 650, expiresOn: '2026-11-30' }
    await save('DBFIRM09', 'Kealoha', promise, 'HEARTH', { state: 'HI', city: 'Honolulu', zip: '96813' })
    await save('DBFIRM10', 'Abbott', promise, 'HEARTH', { state: 'NY', city: 'Albany', zip: '12207' })
    const holds = async (code: string, at: string) => {
      const parts = { db, clock: { ...app.container.clock, now: () => at } }
      const applied = await mailedFirmOffer(parts, hearth, { ...applicationBody('Kealoha', newEmail()), offerCode: code } as never)
      const shown = await asSystem(() => readOfferCode(parts, hearth, code)).catch(({ code: refusal }: { code: string }) => refusal)
      return [applied.firmOffer !== undefined, shown !== 'gone']
    }
    // Midnight in California is 08:00 UTC, in Honolulu 10:00, in Albany 05:00.
    for (const [code, lastMoment, over] of [
      ['DBFIRM09', '2026-12-01T09:59:59.000Z', '2026-12-01T10:00:00.000Z'],
      ['DBFIRM10', '2026-12-01T07:59:59.000Z', '2026-12-01T08:00:00.000Z'],
    ] as const)
      expect([code, await holds(code, lastMoment), await holds(code, over)]).toEqual([code, [true, true], [false, false]])
  })

  it('is shown to the team with the letter’s recipient, what does not fit them, and who else applied with the code', async () => {
    await save('DBFIRM08', 'REYES', { rateBps: 650, expiresOn: '2999-12-31' })
    const elm = { street1: '48 Elm St', place: { city: 'Sacramento', state: 'CA', zip: '95816' } }
    const first = await applies('Reyés', 'DBFIRM08', elm)
    const second = await applies('Abbott', 'DBFIRM08', elm)
    const operator = await staff(app, 'operator')
    const letterOf = async ({ uuid }: Person) =>
      (await operator.get(`/applications/${uuid}`))
        .json<{ arrival: { label: string; value: string }[] }>()
        .arrival.find(({ label }) => label === 'Letter sent to')?.value
    const sentTo = 'Rosa REYES, 48 Elm Street, Sacramento, CA 95816'
    expect(await letterOf(first)).toBe(`${sentTo}; other people applied with the same code: ${second.uuid}`)
    expect(await letterOf(second)).toBe(
      `${sentTo}; recipient by address alone: their last name is another; other people applied with the same code: ${first.uuid}`,
    )
    expect((await second.offers()).offers.some(({ byFirmOffer }) => byFirmOffer)).toBe(true)
  })

  itInLongRun('is in the disclosures, the agreement and the deed as the chosen offer has it', async () => {
    await save('DBFIRM06', 'Reyes', { marginBps: 50, floorBps: 300, feeBps: 99, expiresOn: '2999-12-31' })
    const who = await applies('Reyes', 'DBFIRM06')
    const operator = await staff(app, 'operator')
    const { offers } = await who.offers()
    const offer = offers.find(({ type, originationFee }) => type === 'FLOATING' && originationFee > 0)!
    expect([offer.byFirmOffer, Math.round(offer.originationFee * 100)]).toEqual([true, 99])
    const [drawCents, originationFeeBps] = [Math.ceil(offer.minDraw * 100), 99]
    await who.answer('chosen-offer', { type: 'FLOATING', termYears: offer.term, originationFeeBps, drawCents, discounts: [] })
    await liveOn(who, operator, 'NOTE_SIGNING')
    const terms = await operator.resultOf<LineTerms>(who, 'closing-terms')
    // What binds of the promise is the floor: the tables' own margin is below the promised one, and what is better wins.
    expect(terms).toMatchObject({ ratePercent: offer.rate.toFixed(3), floorPercent: '3.000', originationFeeBps, drawCents })
    expect(terms.lineCents).toBe(drawCents + terms.originationFeeCents)
    const { documents } = await who.application()
    const textOf = async (kind: string) => {
      const { uuid } = documents.findLast(({ type }) => type === kind)!
      return (await readPdf((await who.get(`/documents/${uuid}`)).rawPayload)).text
    }
    const line = formatExactCents(terms.lineCents)
    const rates = [`${terms.ratePercent}%`, `${terms.marginPercent!.replace('-', '')}%`, '3.000%']
    for (const [kind, figures] of [
      ['APPLICATION_DISCLOSURES', ['Your mailed offer DBFIRM06 promised a variable rate of at most 0.50% above the prime rate']],
      ['SUMMARY_DISCLOSURE', [line, '(0.99%)']],
      ['CLOSING_DISCLOSURE', [line, ...rates, '0.990% of the first draw', formatExactCents(terms.monthlyPaymentCents)]],
      ['NOTE', [line, ...rates]],
      ['SECURITY_INSTRUMENT', [line]],
    ] as const) {
      const text = await textOf(kind)
      for (const figure of figures) expect(text, kind).toContain(figure)
    }
  })
})
