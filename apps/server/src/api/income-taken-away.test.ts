/** What was shown and confirmed is taken away, listed anew, or its co-owner leaves: nothing is decided on it, and it counts for no one else. */
import type { CorrectionPreview } from '@hearthline/contract'
import { contact, type IncomeRecord } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { APPLICATION, type Person } from '../testing/person.ts'
import { connectIncome, listSource, reviewOf } from '../testing/show-income.ts'
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

const DONE = { sources: ['TRUV_PAYROLL'] }
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const stub = (changes: object = {}) =>
  ({
    kind: 'PAY_STUB',
    payer: 'Harbor Foods',
    payDate: day(7),
    periodEnd: day(10),
    frequency: 'MONTHLY',
    regularCents: 100_000,
    yearToDateCents: 99_999_900,
    yearToDateVariableCents: 0,
    ...changes,
  }) as IncomeRecord

const openItem = async (borrower: Person) => {
  await borrower.untilRest()
  return (await borrower.application()).openItem
}
const decide = (borrower: Person, ...sources: readonly object[]) => operator.decide(borrower.uuid, 'income-confirmation', { sources })
const coOwner = (firstName: string) => ({ firstName, lastName: 'Reyes', email: `${firstName}@example.test`.toLowerCase() })
const JOINT = { maritalStatus: 'UNMARRIED', ownership: 'JOINT', citizenship: 'US_CITIZEN', purpose: 'EDUCATION', hardCreditConsent: true }

const NONE = { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] }

/** With Ben as co-owner, who earns a part of what is stated. */
async function withBen(): Promise<{ borrower: Person; ben: string }> {
  const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Reyes', { income: 70_000, coOwnersIncome: 60_000 })
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...JOINT, ssn: '123121234', coOwners: [coOwner('Ben')] })
  await borrower.untilRest()
  if ((await borrower.application()).openItem === 'hmda') {
    await borrower.answer('hmda', { applicant: NONE, coApplicant: NONE })
  }
  await liveOn(borrower, operator, 'INCOME_VERIFICATION')
  const { people } = await reviewOf(borrower)
  return { borrower, ben: people[1]!.person }
}

describe('the only source', () => {
  it('taken away to be shown in another way is asked for again: nothing is decided on an income of zero', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION')
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document])
    await borrower.answer('income-sources', DONE)
    expect(await openItem(borrower)).toBe('income-confirmation')
    expect((await decide(borrower, { source, documents: [document], outcome: 'CONFIRMED', records: [stub()] })).statusCode).toBe(200)
    expect(await openItem(borrower)).toBe('income-shortfall')
    await borrower.answer('income-evidence', { sources: [] })
    expect([await openItem(borrower), await borrower.status()]).toMatchObject([
      'income-sources',
      { step: 'INCOME_VERIFICATION', decision: 'SELECT' },
    ])
    expect(await operator.resultOf(borrower, 'verified-decision')).toBeNull()
    await connectIncome(borrower)
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
  })
})

describe('what was confirmed for one person', () => {
  itInLongRun('is looked at anew when it is listed for another', async () => {
    const { borrower, ben } = await withBen()
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document], ben)
    await connectIncome(borrower)
    await borrower.answer('income-sources', DONE)
    expect(await openItem(borrower)).toBe('income-confirmation')
    const confirmed = { source, documents: [document], outcome: 'CONFIRMED', records: [stub({ regularCents: 100_000 })] }
    expect((await decide(borrower, confirmed)).statusCode).toBe(200)
    await borrower.untilRest()
    const { sources, verifiedCents } = await reviewOf(borrower)
    const rest = sources.filter(({ id }) => id !== source).map(({ id, person, way, documents }) => ({ id, person, way, documents }))
    await borrower.answer('income-evidence', { sources: rest })
    // The question is open again once what is left has been counted.
    await borrower.untilRest()
    await borrower.answer('income-evidence', {
      sources: [...rest, { id: source, person: 'borrower', way: 'PAY_STUB', documents: [document] }],
    })
    expect(await openItem(borrower)).toBe('income-confirmation')
    expect((await reviewOf(borrower)).verifiedCents).toBe(verifiedCents)
  })

  itInLongRun('counts no more when that person leaves the application', async () => {
    const { borrower, ben } = await withBen()
    const source = await listSource(borrower, 'PAYROLL', [], ben)
    expect(source).toBeDefined()
    await connectIncome(borrower)
    await connectIncome(borrower, 'TAX_RECORDS', ben)
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const verified = await operator.resultOf<{ verifiedCoOwnersCents: number }>(borrower, 'income-verification')
    expect(verified.verifiedCoOwnersCents).toBeGreaterThan(0)
    const answers = { 'about-you': { ownership: 'JOINT', coOwners: [coOwner('Carl')] } }
    const call = (path: string, payload: object) =>
      app.call({ method: 'POST', url: `${APPLICATION}/${borrower.uuid}/corrections${path}`, headers: borrower.headers, payload })
    const { preview } = (await call('/preview', { answers })).json<CorrectionPreview>()
    expect((await call('', { answers, preview })).statusCode).toBe(200)
    // What Ben said of himself for the government is not Carl's.
    expect(await openItem(borrower)).toBe('hmda')
    expect((await borrower.get('/items/hmda')).json()).toMatchObject({ about: { coApplicant: 'Carl Reyes' } })
    await borrower.answer('hmda', { applicant: NONE, coApplicant: NONE })
    await liveOn(borrower, operator, 'INCOME_VERIFICATION')
    expect(await reviewOf(borrower)).toMatchObject({ verifiedCoOwnersCents: 0 })
  })
})

describe('what was confirmed or refused before', () => {
  itInLongRun('stays in sight, for the borrower and for the operator, while another document is looked at', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION')
    const [first, second] = [await uploadPayStub(app, borrower), await uploadPayStub(app, borrower, 'AWARD_LETTER')]
    const source = await listSource(borrower, 'PAY_STUB', [first])
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const refused = { source, documents: [first], outcome: 'NOT_USABLE', why: 'It is too blurry.', records: [] }
    expect((await decide(borrower, refused)).statusCode).toBe(200)
    await borrower.untilRest()
    const letter = await listSource(borrower, 'AWARD_LETTER', [second])
    expect(await openItem(borrower)).toBe('income-confirmation')
    expect((await reviewOf(borrower)).sources).toMatchObject([
      { id: source, state: 'NOT_USABLE', why: 'It is too blurry.' },
      { id: letter, state: 'UNDER_REVIEW' },
    ])
    const file = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { about: { sources: object[] } } }>()
    const [before, now] = file.openItem.about.sources
    expect(before).toMatchObject({ source, confirmed: { outcome: 'NOT_USABLE', why: 'It is too blurry.' } })
    expect(now).not.toHaveProperty('confirmed')
  })
})

describe('a salary that no pay period divides', () => {
  itInLongRun('is verified whole: some cents are no shortfall', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION')
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document])
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const biweekly = stub({ frequency: 'BIWEEKLY', regularCents: 557_692, yearToDateCents: 12_826_916 })
    expect((await decide(borrower, { source, documents: [document], outcome: 'CONFIRMED', records: [biweekly] })).statusCode).toBe(200)
    await borrower.untilRest()
    expect(await operator.resultOf(borrower, 'income-verification')).toMatchObject({ verifiedAnnualCents: 14_499_992 })
    expect((await borrower.status()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  itInLongRun('of which nothing is verified leads on to no offer', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION')
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document])
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const refused = { source, documents: [document], outcome: 'NOT_USABLE', why: 'It is too blurry.', records: [] }
    expect((await decide(borrower, refused)).statusCode).toBe(200)
    expect(await openItem(borrower)).toBe('income-shortfall')
    const reply = await borrower.put('/items/income-shortfall', { accepted: true })
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([422, expect.stringContaining('Show it in another way')])
  })
})

describe('what an operator enters', () => {
  itInLongRun('is of the kind that the documents are, once for each source, and near what was stated', async () => {
    const borrower = await personAt(app, operator, 'INCOME_VERIFICATION')
    const document = await uploadPayStub(app, borrower)
    const source = await listSource(borrower, 'PAY_STUB', [document])
    await borrower.answer('income-sources', DONE)
    await borrower.untilRest()
    const of = (changes: object) => ({ source, documents: [document], outcome: 'CONFIRMED', records: [stub()], ...changes })
    const refused = async (...sources: readonly object[]) => {
      const reply = await decide(borrower, ...sources)
      return [reply.statusCode, reply.json<{ fields: { message: string }[] }>().fields.map(({ message }) => message)]
    }
    const alimony = { kind: 'BENEFIT', payer: 'A', benefit: 'ALIMONY', frequency: 'MONTHLY', amountCents: 100_000, nonTaxable: false }
    expect(await refused(of({ records: [alimony] }))).toEqual([422, ['This isn’t what the documents of this source show']])
    expect(await refused(of({ records: [], link: source }))).toEqual([422, ['Enter what the document shows']])
    expect(await refused(of({}), of({ outcome: 'NOT_USABLE', why: 'Too blurry', records: [] }))).toEqual([
      422,
      ['This source is answered twice'],
    ])
    const another = of({ source: document, documents: [] })
    expect(await refused(of({}), another)).toEqual([422, ['This source isn’t asked about. Open the application again.']])
    expect(await refused(of({ records: [stub({ payDate: '0000-01-01' })] }))).toEqual([422, [expect.stringContaining('date')]])
    const slip = stub({ regularCents: 90_000_000, yearToDateCents: 900_000_000 })
    expect(await refused(of({ records: [slip] }))).toEqual([
      422,
      [expect.stringMatching(/^This comes to \$[\d,]+ a year, and \$145,000 was stated. Check the amounts.$/)],
    ])
    expect(await openItem(borrower)).toBe('income-confirmation')
  })
})
