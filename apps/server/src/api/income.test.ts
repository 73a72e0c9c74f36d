/** Income from the first source to the decision: what is connected, what is uploaded and confirmed, and what is still short. */
import { randomUUID } from 'node:crypto'
import type { IncomeRecord } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import type { Person } from '../testing/person.ts'
import { connectIncome, GOOD_VISIT, listSource, reviewOf, showIncome, startLink, visitSandbox } from '../testing/show-income.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { uploadPayStub } from '../testing/upload-pay-stub.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const atIncome = (lastName?: string) => personAt(app, operator, 'INCOME_VERIFICATION', lastName)

const openItem = async (borrower: Person) => (await borrower.application()).openItem
const DONE = { sources: ['TRUV_PAYROLL'] }

const stub = (changes: object = {}): IncomeRecord =>
  ({
    kind: 'PAY_STUB',
    payer: 'Harbor Foods',
    payDate: new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10),
    periodEnd: new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10),
    frequency: 'MONTHLY',
    regularCents: 1_208_334,
    yearToDateCents: 99_999_900,
    yearToDateVariableCents: 0,
    ...changes,
  }) as IncomeRecord

describe('income by a connected account', () => {
  it.each(['PAYROLL', 'BANK', 'TAX_RECORDS'] as const)(
    '%s is read at once, says what it rests on, and verifies the income',
    async (way) => {
      const borrower = await atIncome()
      const source = await connectIncome(borrower, way)
      const { sources, verifiedCents, statedCents } = await reviewOf(borrower)
      expect([verifiedCents, statedCents]).toEqual([14_500_000, 14_500_000])
      const [shown] = sources
      expect(shown).toMatchObject({ id: source, state: 'VERIFIED', linked: true })
      expect(shown!.incomes[0]!.restsOn.join(' ')).toMatch(/\$145,000/)
      await borrower.answer('income-sources', DONE)
      expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
      expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({
        verifiedAnnualCents: 14_500_000,
        rulesVersion: '2026-12',
      })
    },
  )

  it('is not there for a visit that was left or failed, and can be tried again without a trace of it', async () => {
    const borrower = await atIncome()
    const source = await listSource(borrower, 'PAYROLL')
    for (const [answers, state] of [
      [{ end: 'cancelled' }, 'CANCELLED'],
      [{ step: 'login', user: 'user_locked', password: 'x' }, 'FAILED'],
    ] as const) {
      const { link, opening } = await startLink(borrower, source)
      const back = await visitSandbox(borrower, opening.url, answers)
      const reply = await borrower.post(`/income-links/${link}/finish`, { code: back.searchParams.get('code') })
      expect(reply.json()).toEqual({ state })
      expect((await reviewOf(borrower)).sources[0]!.state).toBe('TO_DO')
    }
    const { link, opening } = await startLink(borrower, source)
    const code = (await visitSandbox(borrower, opening.url, GOOD_VISIT)).searchParams.get('code')
    // The page that leads back may be loaded twice, and in two tabs.
    const ends = await Promise.all([1, 2].map(() => borrower.post(`/income-links/${link}/finish`, { code })))
    expect(ends.map((reply) => reply.json<object>())).toEqual([{ state: 'CONNECTED' }, { state: 'CONNECTED' }])
    await expect.poll(async () => (await reviewOf(borrower)).sources[0]!.state).toBe('VERIFIED')
  })

  it('is another’s in no way: not its session, and not with the code of another session', async () => {
    const [borrower, other] = [await atIncome(), await atIncome('Okafor')]
    const source = await listSource(borrower, 'PAYROLL')
    const { link } = await startLink(borrower, source)
    expect((await other.post('/income-links', { source })).statusCode).toBe(409)
    expect((await other.post(`/income-links/${link}/finish`, { code: 'done~x~y' })).statusCode).toBe(404)
    expect((await borrower.post(`/income-links/${link}/finish`, { code: `done~${randomUUID()}~Harbor` })).statusCode).toBe(409)
  })

  it('keeps no session of a provider in the application, its file or what a browser reads', async () => {
    const borrower = await atIncome()
    await connectIncome(borrower)
    const { rows } = await app.container.db.query('select session_sealed from income_links where application_id = $1', [borrower.uuid])
    expect(rows).toHaveLength(1)
    expect(String(rows[0]!.session_sealed)).toMatch(/^sealed:/)
    const read = [await borrower.get(''), await borrower.get('/items/income-sources'), await operator.get(`/applications/${borrower.uuid}`)]
    for (const { body } of read) expect(body).not.toContain('statedAnnualCents')
  })

  it('counts what a co-owner earns by their own account', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION', 'Jointowner', { income: 60_000, coOwnersIncome: 90_000 })
    const { people } = await reviewOf(borrower)
    expect(people).toHaveLength(2)
  })
})

describe('less than was stated', () => {
  it('goes on with what is verified where the borrower has seen it, and is not asked twice', async () => {
    const borrower = await atIncome('Incomepartial')
    await connectIncome(borrower)
    expect(await reviewOf(borrower)).toMatchObject({ statedCents: 14_500_000, verifiedCents: 11_600_000 })
    await borrower.answer('income-sources', DONE)
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
    expect(await operator.resultOf(borrower, 'income-sources')).toEqual({
      sources: ['TRUV_PAYROLL'],
      shown: true,
      verifiedCents: 11_600_000,
    })
  })

  it('is shown by another way beside it, and both count as far as was stated', async () => {
    const borrower = await atIncome('Incomepartial')
    await connectIncome(borrower)
    await connectIncome(borrower, 'TAX_RECORDS')
    expect((await reviewOf(borrower)).verifiedCents).toBe(23_200_000)
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ verifiedAnnualCents: 14_500_000 })
  })

  it('counts once where the same payroll is connected twice, and the second says so', async () => {
    const borrower = await atIncome('Incomepartial')
    await connectIncome(borrower)
    await connectIncome(borrower)
    const { sources, verifiedCents } = await reviewOf(borrower)
    expect(verifiedCents).toBe(11_600_000)
    expect(sources.map(({ incomes }) => incomes.map(({ isShared, unusable }) => isShared === true || unusable !== undefined))).toEqual([
      [false],
      [true],
    ])
  })

  it('is never dropped by a second tab that does not know of it', async () => {
    const borrower = await atIncome()
    const etag = String((await borrower.get('')).headers.etag)
    const source = await connectIncome(borrower)
    const late = await borrower.put('/items/income-evidence', { sources: [] }, { 'if-match': etag })
    expect(late.statusCode).toBe(412)
    expect((await reviewOf(borrower)).sources.map(({ id }) => id)).toEqual([source])
  })

  it('needs something to be shown first', async () => {
    const borrower = await atIncome()
    const reply = await borrower.put('/items/income-sources', DONE)
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([422, 'Connect an account or upload a document first'])
  })
})

describe('income by uploaded documents', () => {
  it('counts for nothing before a person has confirmed it; then what is short is asked, and another way may be added', async () => {
    const borrower = await atIncome()
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document])
    expect(await reviewOf(borrower)).toMatchObject({ verifiedCents: 0, sources: [{ state: 'RECEIVED' }] })
    expect((await borrower.status()).statuses).toMatchObject({ manualPaystubUpload: false, manualPaystubTasksComplete: false })
    const { status } = await borrower.answer('income-sources', DONE)
    expect(status).toMatchObject({ manualPaystubUpload: true, manualPaystubTasksComplete: false })
    await borrower.untilRest()
    expect([await openItem(borrower), (await reviewOf(borrower)).sources[0]!.state]).toEqual(['income-confirmation', 'UNDER_REVIEW'])

    const confirmed = (records: readonly IncomeRecord[]) => ({
      sources: [{ source, documents: [document], outcome: 'CONFIRMED', records }],
    })
    expect((await operator.decide(borrower.uuid, 'income-confirmation', confirmed([]))).statusCode).toBe(422)
    const half = confirmed([stub({ regularCents: 604_167 })])
    expect((await operator.decide(borrower.uuid, 'income-confirmation', half)).statusCode).toBe(200)
    await borrower.untilRest()
    expect(await openItem(borrower)).toBe('income-shortfall')
    expect(await reviewOf(borrower)).toMatchObject({ verifiedCents: 7_250_004, sources: [{ state: 'VERIFIED' }] })

    await connectIncome(borrower, 'TAX_RECORDS')
    await borrower.untilRest()
    // Twenty-one million in all: nothing is short, and the decision follows.
    expect((await borrower.status()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  itInLongRun('is given to a person again when another document is added, with what was confirmed before', async () => {
    const borrower = await atIncome()
    const first = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [first])
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const one = { source, documents: [first], outcome: 'CONFIRMED', records: [stub({ regularCents: 100_000 })] }
    expect((await operator.decide(borrower.uuid, 'income-confirmation', { sources: [one] })).statusCode).toBe(200)
    await borrower.untilRest()
    const letter = await uploadPayStub(app, borrower, 'AWARD_LETTER')
    const second = await listSource(borrower, 'AWARD_LETTER', [letter])
    await borrower.untilRest()
    expect(await openItem(borrower)).toBe('income-confirmation')
    await mailsArrived(app, borrower, 'We reviewed your income documents')
    expect((await operator.decide(borrower.uuid, 'income-confirmation', { sources: [one] })).statusCode).toBe(422)
    const refused = { source: second, documents: [letter], outcome: 'NOT_USABLE', why: 'The letter has no date.', records: [] }
    expect((await operator.decide(borrower.uuid, 'income-confirmation', { sources: [one, refused] })).statusCode).toBe(200)
    await borrower.untilRest()
    // Whoever decides it once more reads how it came out before.
    const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { detail: Record<string, unknown> }[] }>()
    expect(audit.map(({ detail }) => detail).filter(({ decided }) => decided === 'income-confirmation')).toMatchObject([
      { outcome: 'CONFIRMED' },
      { outcome: 'PARTLY_CONFIRMED' },
    ])
    const { sources } = await reviewOf(borrower)
    expect(sources.map(({ state, why }) => [state, why])).toEqual([
      ['VERIFIED', undefined],
      ['NOT_USABLE', 'The letter has no date.'],
    ])
    await mailsArrived(app, borrower, 'We reviewed your income documents', 2)
    expect((await mailsTo(app, borrower, 'We reviewed your income documents'))[1]).toContain('We can’t use all of them')
    await borrower.answer('income-shortfall', { accepted: true })
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ verifiedAnnualCents: 1_200_000 })
  })

  it('decides nothing on an income of zero while the borrower may have another way to show it', async () => {
    const borrower = await atIncome()
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document])
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const refused = { sources: [{ source, documents: [document], outcome: 'NOT_USABLE', why: 'It is too blurry.', records: [] }] }
    expect((await operator.decide(borrower.uuid, 'income-confirmation', refused)).statusCode).toBe(200)
    await borrower.untilRest()
    expect([await openItem(borrower), (await borrower.status()).step]).toEqual(['income-shortfall', 'INCOME_VERIFICATION'])
    expect(await operator.resultOf(borrower, 'verified-decision')).toBeNull()
  })

  it('takes no document that is another’s, was sent as something else, or is named twice', async () => {
    const [borrower, other] = [await atIncome(), await atIncome('Okafor')]
    const [own, anothers] = [await uploadPayStub(app, borrower), await uploadPayStub(app, other)]
    const refusal = async (way: string, documents: readonly string[]) => {
      const reply = await borrower.put('/items/income-evidence', { sources: [{ id: randomUUID(), person: 'borrower', way, documents }] })
      return [reply.statusCode, reply.json<{ fields?: { path: string; message: string }[] }>().fields?.[0]?.message]
    }
    const gone = [422, 'This document is not here anymore. Upload it again.']
    expect(await refusal('PAY_STUB', [anothers])).toEqual(gone)
    expect(await refusal('TAX_RETURN', [own])).toEqual(gone)
    expect(await refusal('PAY_STUB', [own, own])).toEqual([422, 'A document is listed twice. Each shows one income.'])
    await listSource(borrower, 'PAY_STUB', [own])
  })
})

describe('employment', () => {
  it('is asked of the employer where the records do not show that the job goes on (12 CFR 1026.43(c)(3)(ii))', async () => {
    const borrower = await atIncome('Employercheck')
    await showIncome(borrower)
    expect((await borrower.untilRest()).step).toBe('EMPLOYMENT_VERIFICATION')
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ employmentFlagged: true, employer: 'Harbor Foods' })
    const told = { employer: 'Harbor Foods', contactPhone: '4155550199', contactName: 'Payroll' }
    await borrower.answer('employment', told)
    expect([await openItem(borrower), (await borrower.status()).step]).toEqual(['employment-confirmation', 'EMPLOYMENT_VERIFICATION'])
    // Another contact may be given while the first one does not answer.
    await borrower.answer('employment', { ...told, contactPhone: '4155550188' })
    expect(
      (await operator.decide(borrower.uuid, 'employment-confirmation', { outcome: 'ACCEPTED', reason: 'Payroll said so.' })).statusCode,
    ).toBe(200)
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  it('ends an application where the employer says no, with the reason that Regulation B words (12 CFR 1002.9(b)(2))', async () => {
    const borrower = await atIncome('Employercheck')
    await showIncome(borrower)
    await borrower.untilRest()
    await borrower.answer('employment', { employer: 'Harbor Foods', contactPhone: '4155550199' })
    const refused = { outcome: 'REFUSED', reason: 'They do not know the applicant.', reasonCodes: ['UNVERIFIABLE_EMPLOYMENT'] }
    expect((await operator.decide(borrower.uuid, 'employment-confirmation', refused)).statusCode).toBe(200)
    expect((await borrower.untilRest()).step).toBe('DECLINED')
    const { notice } = (await borrower.get('/decision')).json<{ notice: { reasons: { code: string }[] } }>()
    expect(notice.reasons.map(({ code }) => code)).toEqual(['UNVERIFIABLE_EMPLOYMENT'])
  })
})
