/** Fields that a client decides by: each says what is so, as soon as it is [application/body]. */
import { readFile } from 'node:fs/promises'
import type { Item } from '@hearthline/domain'
import { contact, FLOW } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const OHIO = { city: 'Columbus', state: 'OH', zip: '43215' }

const hasSsn = async ({ headers }: Person) =>
  (await app.call({ url: '/service-profile/api/v1/profile', headers })).json<{ hasSsn: boolean }>().hasSsn

describe('hasSsn of the profile', () => {
  it('is true once a number was given so that the bureau could answer', async () => {
    const borrower = await person(app, 'Nomatch')
    await borrower.untilStep('CREDIT_NO_MATCH')
    expect(await hasSsn(borrower)).toBe(false)
    await borrower.answer('credit-obstacle', { ssn: '512347689' })
    expect(await hasSsn(borrower)).toBe(true)
  })

  it('is true once a number was given with the details about the borrower, and a PIN alone is none', async () => {
    const borrower = await person(app, 'Frozenpin')
    await borrower.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    await borrower.answer('credit-obstacle', { pin: '2468' })
    await liveOn(borrower, operator, 'COLLECT_ADDITIONAL_INFO')
    expect(await hasSsn(borrower)).toBe(false)
    await borrower.answer('contact', contact.example)
    await borrower.answer('about-you', ITEMS.get('about-you')!.example)
    expect(await hasSsn(borrower)).toBe(true)
  })
})

describe('installations from before', () => {
  it('learn by their migration who gave a number and who meets a notary in person', async () => {
    const { db } = app.container
    const [gave, gaveNot] = [await person(app, 'Nomatch'), await person(app, 'Frozen', { place: OHIO })]
    await gave.untilStep('CREDIT_NO_MATCH')
    await gave.answer('credit-obstacle', { ssn: '512347689' })
    await gave.untilRest()
    await gaveNot.untilRest()
    await db.query('update profiles set has_ssn = false')
    await db.query(`update applications set status_flags = status_flags || '{"manualNotary": false}'`)
    const sql = await readFile(new URL('../store/migrations/0004_given_numbers_and_notaries.sql', import.meta.url), 'utf8')
    for (const statement of sql.split('--> statement-breakpoint')) await db.query(statement)
    expect([await hasSsn(gave), await hasSsn(gaveNot)]).toEqual([true, false])
    const flagged = await db.query('select id from applications where (status_flags ->> $1)::boolean', ['manualNotary'])
    const ids = flagged.rows.map(({ id }) => id)
    expect([ids.includes(gave.uuid), ids.includes(gaveNot.uuid)]).toEqual([true, false])
  })
})

describe('how the home is held', () => {
  it('is as the records say, until the borrower knows of more', async () => {
    const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO')
    expect((await borrower.application()).property.ownership).toBe('SOLE')
    const coOwners = [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }]
    await borrower.answer('contact', contact.example)
    const body = await borrower.answer('about-you', { ...(ITEMS.get('about-you')!.example as object), ownership: 'JOINT', coOwners })
    expect([body.property.ownership, body.coDeedStatus]).toEqual(['JOINT', 'INITIAL'])
  })
})

describe('co-owners', () => {
  it('are people with names, who may share an email: whatever else is given is refused at its field', async () => {
    const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO')
    await borrower.answer('contact', contact.example)
    const sam = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
    const fieldsOf = async (...coOwners: (typeof sam)[]) => {
      const example = ITEMS.get('about-you')!.example as object
      const reply = await borrower.put('/items/about-you', { ...example, ownership: 'JOINT', coOwners })
      expect(reply.statusCode).toBe(422)
      return reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)
    }
    expect(await fieldsOf({ ...sam, firstName: '....' })).toEqual(['coOwners.0.firstName'])
    expect(await fieldsOf(sam, { ...sam, email: 'kim@example.test', lastName: '<b>' })).toEqual(['coOwners.1.lastName'])
    expect(await fieldsOf(sam, { ...sam, email: 'sam@' })).toEqual(['coOwners.1.email'])
    expect(await fieldsOf(sam, sam)).toEqual(['coOwners.1.firstName'])
    const real = { firstName: 'Sinéad', lastName: 'OBrien', email: 'sam@example.test' }
    await borrower.answer('about-you', { ...(ITEMS.get('about-you')!.example as object), ownership: 'JOINT', coOwners: [sam, real] })
  })
})

describe('bank accounts', () => {
  it('have a uuid that stays until another account is given, the same for the payment that is drawn from it', async () => {
    const borrower = await personAt(app, operator, 'VERIFIED_AUTOPAY_ACCOUNT')
    const { disburseAccount, autopayAccount } = await borrower.application()
    expect(disburseAccount).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      routingNumber: '121000358',
    })
    expect(autopayAccount).toBeNull()
    const body = await borrower.answer('payment-method', { payType: 'AUTOPAY', autopayConsent: true })
    expect([body.disburseAccount?.uuid, body.autopayAccount?.uuid]).toEqual([disburseAccount?.uuid, disburseAccount?.uuid])
    const other = await personAt(app, operator, 'VERIFIED_AUTOPAY_ACCOUNT', 'Okafor')
    expect((await other.application()).disburseAccount?.uuid).not.toBe(disburseAccount?.uuid)
  })
})

describe('the notary in person', () => {
  it.each([
    ['Sacramento', 'CA', '95814', true, 300],
    ['Columbus', 'OH', '43215', false, 0],
  ])('is known from the state at once: %s, %s', async (city, state, zip, inPerson, fee) => {
    const borrower = await person(app, 'Reyes', { place: { city, state, zip } })
    expect((await borrower.status()).statuses.manualNotary).toBe(inPerson)
    await borrower.untilStep('OFFER_SELECTION')
    const { costs } = await borrower.offers()
    const notary = costs.filter(({ type }) => type === 'MANUAL_NOTARY_FEE').reduce((sum, cost) => sum + cost.borrowerPaidAmount, 0)
    expect(notary).toBe(fee)
  })
})

describe('liabilities', () => {
  it('have their wire names, and the one that the line pays off is marked', async () => {
    const borrower = await person(app, 'Reyes')
    await borrower.untilStep('OFFER_SELECTION')
    const { offers, liabilities } = await borrower.offers()
    const [debt] = liabilities
    expect(debt).toMatchObject({
      monetaryBalance: expect.any(Number),
      monetaryCalculatedNextPaymentMinimumAmount: expect.any(Number),
      payOff: null,
    })
    const offer = offers.filter(({ maxDraw }) => maxDraw > debt!.monetaryBalance).toSorted((a, b) => b.maxDraw - a.maxDraw)[0]!
    const choice = { type: offer.type, term: offer.term, originationFee: offer.originationFee, amount: offer.maxDraw, discounts: [] }
    const taken = await borrower.put('/offer', { ...choice, cashPreference: 'DEDUCT', payOffTradelineIds: [debt!.id] })
    expect(taken.statusCode).toBe(200)
    const marked = (await borrower.application()).liabilities.filter(({ payOff }) => payOff?.status === 'MARKED_FOR_PAYOFF')
    expect(marked.map(({ id }) => id)).toEqual([debt!.id])
    expect((await borrower.offers()).liabilities.find(({ id }) => id === debt!.id)?.payOff).toEqual({ status: 'MARKED_FOR_PAYOFF' })
  })
})
