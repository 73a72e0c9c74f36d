import type { Item } from '@hearthline/domain'
import { FLOW } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { type Person, person } from '../testing/person.ts'
import { showIncome } from '../testing/show-income.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const SSN = '512347689'
const profileOf = async ({ headers }: Person) => (await app.call({ url: '/service-profile/api/v1/profile', headers })).json<unknown>()

describe('a PIN', () => {
  it('that is wrong is flagged until the right one came, and the flag that a PIN opens the file goes with it', async () => {
    const applicant = await person(app, 'Frozenpin')
    const first = await applicant.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    expect(first.statuses).toMatchObject({ creditFrozenWithPin: true, creditIncorrectPin: false })
    await applicant.answer('credit-obstacle', { pin: '1111' })
    expect((await applicant.untilRest()).statuses).toMatchObject({ creditFrozenWithPin: true, creditIncorrectPin: true })
    await applicant.answer('credit-obstacle', { pin: '2468' })
    expect((await applicant.untilRest()).statuses).toMatchObject({ creditFrozenWithPin: false, creditIncorrectPin: false })
  })
})

describe('the details sent to the bureau', () => {
  it('is shown beside the question, except for the number', async () => {
    const applicant = await person(app, 'Nohit')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: SSN })
    await applicant.untilStep('CREDIT_NO_MATCH_SSN')
    const reply = await applicant.get('/items/credit-obstacle')
    expect(reply.json<{ about: unknown }>().about).toMatchObject({
      outcome: 'NO_HIT',
      tries: 1,
      gaveSsn: true,
      name: { firstName: 'Ana', lastName: 'Nohit' },
      address: { street1: '12 Alder Way' },
    })
    expect(reply.body).not.toContain(SSN)
  })
  it('may be a misspelled name: once it is corrected, the file is found under the same number', async () => {
    const applicant = await person(app, 'Nohit')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: SSN })
    await applicant.untilStep('CREDIT_NO_MATCH_SSN')
    await applicant.answer('legal-name', { firstName: 'Ana', lastName: 'Nolan' })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    expect(await profileOf(applicant)).toMatchObject({ name: { firstName: 'Ana', lastName: 'Nolan' } })
  })
  it('is corrected there and nowhere else: no one takes the name of an owner to become one', async () => {
    const applicant = await person(app, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    const reply = await applicant.put('/items/legal-name', { firstName: 'Marguerite', lastName: 'Holloway' })
    expect([reply.statusCode, reply.json<{ step: string }>().step]).toEqual([409, 'UNKNOWN_OWNERSHIP'])
  })
})

describe('none of the homes found', () => {
  const elsewhere = { street1: '14 Cedar Way', city: 'Sacramento', state: 'CA', zip: '95814' }
  it('is handled by correcting the address, which is looked up again', async () => {
    const applicant = await person(app, 'Multiproperty')
    await applicant.untilStep('MULTIPLE_PROPERTIES')
    await applicant.answer('property-correction', elsewhere)
    expect((await applicant.untilRest()).step).toBe('MULTIPLE_PROPERTIES')
    const { about } = (await applicant.get('/items/property-choice')).json<{ about: { address: object; matches: { uuid: string }[] } }>()
    expect(about.address).toMatchObject(elsewhere)
    expect(await profileOf(applicant)).toMatchObject({ addresses: [{ type: 'HOME', ...elsewhere }] })
    await applicant.answer('property-choice', { uuid: about.matches[0]!.uuid })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })
  it('cannot lead to a state where we hold no license, nor can any other correction', async () => {
    for (const [lastName, step] of [
      ['Multiproperty', 'MULTIPLE_PROPERTIES'],
      ['Noproperty', 'NO_PROPERTY_FOUND'],
    ] as const) {
      const applicant = await person(app, lastName)
      await applicant.untilStep(step)
      const reply = await applicant.put('/items/property-correction', { ...elsewhere, state: 'HI', zip: '96813' })
      expect([reply.statusCode, reply.json<{ fields: unknown }>().fields]).toEqual([
        422,
        [{ path: 'state', message: 'we do not currently offer loans in HI' }],
      ])
      expect((await applicant.status()).step).toBe(step)
    }
  })
  it('is not asked once a home is chosen', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilRest()
    expect((await applicant.put('/items/property-correction', elsewhere)).statusCode).toBe(409)
  })
})

describe('the waits of a review', () => {
  it('repeat the borrower’s answers', async () => {
    const applicant = await person(app, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    const explanation = { reason: 'NAME_CHANGED', note: 'I married in 2021.' }
    await applicant.answer('ownership-explanation', explanation)
    const { kind, about } = (await applicant.get('/items/ownership-review')).json<{ kind: string; about: object }>()
    expect(kind).toBe('wait')
    expect(about).toMatchObject({ explanation, owners: [{ name: 'Marguerite Holloway' }] })
  })
  it('a reason without a word of explanation is refused', async () => {
    const applicant = await person(app, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    const reply = await applicant.put('/items/ownership-explanation', { reason: 'NAME_CHANGED', note: '   ' })
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual([422, ['note']])
  })
})

const CAR = { creditor: 'Coastline Auto Finance', on: '2026-11-11', newDebt: true, kind: 'AUTO', balanceCents: 4_000_000 }

/** By the examples of what is asked, until this is. */
async function until(applicant: Person, wanted: string): Promise<void> {
  for (let acts = 0; acts < 12; acts++) {
    await applicant.untilRest()
    const { openItem } = await applicant.application()
    if (openItem === wanted) return
    const item = (FLOW as readonly Item[]).find(({ id }) => id === openItem)!
    await applicant.answer(item.id, item.id === 'chosen-offer' ? firstOffer(await applicant.offers()) : item.example)
  }
  throw new Error(`Never came to ${wanted}`)
}

describe('a new inquiry', () => {
  const asked = async (applicant: Person) =>
    (await applicant.get('/items/inquiry-attestation')).json<{ about: { inquiries: { creditor: string; on: string }[] } }>().about.inquiries

  it('is answered for with every other one', async () => {
    const applicant = await person(app, 'Inquiries')
    await until(applicant, 'inquiry-attestation')
    const [first] = await asked(applicant)
    const reply = await applicant.put('/items/inquiry-attestation', { newDebt: false, inquiries: [{ ...first, newDebt: false }] })
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual([422, ['inquiries']])
  })

  itInLongRun.each([
    ['that came to nothing changes nothing', undefined, 'DISBURSEMENT_ACCOUNT'],
    ['that became a debt too heavy for the income is no secret to the last decision', 950_000, 'DECLINED'],
  ])('%s', async (_what, monthlyPaymentCents, step) => {
    const applicant = await person(app, 'Inquiries')
    await until(applicant, 'inquiry-attestation')
    const inquiries = (await asked(applicant)).map((inquiry, index) =>
      index === 0 && monthlyPaymentCents ? { ...CAR, ...inquiry, monthlyPaymentCents } : { ...inquiry, newDebt: false },
    )
    await applicant.answer('inquiry-attestation', { newDebt: monthlyPaymentCents !== undefined, inquiries })
    await until(applicant, 'income-sources')
    await showIncome(applicant)
    expect((await applicant.untilRest()).step).toBe(step)
  })
})
