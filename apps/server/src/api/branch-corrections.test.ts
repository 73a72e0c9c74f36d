import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

const SSN = '512347689'

describe('a PIN', () => {
  it('that is wrong is flagged until the right one came, and the flag that a PIN opens the file goes with it', async () => {
    const applicant = await person(house, 'Frozenpin')
    const first = await applicant.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
    expect(first.statuses).toMatchObject({ creditFrozenWithPin: true, creditIncorrectPin: false })
    await applicant.answer('credit-obstacle', { pin: '1111' })
    expect((await applicant.untilRest()).statuses).toMatchObject({ creditFrozenWithPin: true, creditIncorrectPin: true })
    await applicant.answer('credit-obstacle', { pin: '2468' })
    expect((await applicant.untilRest()).statuses).toMatchObject({ creditFrozenWithPin: false, creditIncorrectPin: false })
  })
})

describe('what the bureau was asked with', () => {
  it('is told beside the question, but for the number', async () => {
    const applicant = await person(house, 'Nohit')
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
  it('may be a misspelt name: once it is corrected, the file is found under the same number', async () => {
    const applicant = await person(house, 'Nohit')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: SSN })
    await applicant.untilStep('CREDIT_NO_MATCH_SSN')
    await applicant.answer('legal-name', { firstName: 'Ana', lastName: 'Nolan' })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })
  it('is corrected there and nowhere else: nobody takes the name of an owner to become one', async () => {
    const applicant = await person(house, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    const reply = await applicant.put('/items/legal-name', { firstName: 'Marguerite', lastName: 'Holloway' })
    expect([reply.statusCode, reply.json<{ step: string }>().step]).toEqual([409, 'UNKNOWN_OWNERSHIP'])
  })
})

describe('none of the homes found', () => {
  const elsewhere = { street1: '14 Cedar Way', city: 'Sacramento', state: 'CA', zip: '95814' }
  it('is said by correcting the address, which is looked up again', async () => {
    const applicant = await person(house, 'Multiproperty')
    await applicant.untilStep('MULTIPLE_PROPERTIES')
    await applicant.answer('property-correction', elsewhere)
    expect((await applicant.untilRest()).step).toBe('MULTIPLE_PROPERTIES')
    const { about } = (await applicant.get('/items/property-choice')).json<{ about: { address: object; matches: { uuid: string }[] } }>()
    expect(about.address).toMatchObject(elsewhere)
    await applicant.answer('property-choice', { uuid: about.matches[0]!.uuid })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })
  it('is no way into a state where we hold no licence, nor is any other correction', async () => {
    for (const [lastName, step] of [
      ['Multiproperty', 'MULTIPLE_PROPERTIES'],
      ['Noproperty', 'NO_PROPERTY_FOUND'],
    ] as const) {
      const applicant = await person(house, lastName)
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
    const applicant = await person(house, 'Reyes')
    await applicant.untilRest()
    expect((await applicant.put('/items/property-correction', elsewhere)).statusCode).toBe(409)
  })
})

describe('the waits of a review', () => {
  it('tell the borrower again what they said', async () => {
    const applicant = await person(house, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    const explanation = { reason: 'NAME_CHANGED', note: 'I married in 2021.' }
    await applicant.answer('ownership-explanation', explanation)
    const { kind, about } = (await applicant.get('/items/ownership-review')).json<{ kind: string; about: object }>()
    expect(kind).toBe('wait')
    expect(about).toMatchObject({ explanation, owners: [{ name: 'Marguerite Holloway' }] })
  })
  it('a reason without a word of explanation is refused', async () => {
    const applicant = await person(house, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    const reply = await applicant.put('/items/ownership-explanation', { reason: 'NAME_CHANGED', note: '   ' })
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)]).toEqual([422, ['note']])
  })
})
