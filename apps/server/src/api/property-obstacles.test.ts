import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'underwriter')
})
afterAll(() => app.close())

describe('which home it is', () => {
  it('Noproperty continues after the corrected address', async () => {
    const applicant = await person(app, 'Noproperty')
    await applicant.untilStep('NO_PROPERTY_FOUND')
    const corrected = { street1: '14 Cedar Way', city: 'Sacramento', state: 'CA', zip: '95814' }
    await applicant.answer('property-correction', corrected)
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    expect((await applicant.application()).property).toMatchObject({ ...corrected, occupancyType: 'HOME' })
  })

  it('a borrower who lives there has corrected their own address as well, and the bureau is asked about it; one who lives elsewhere has not', async () => {
    const elsewhere = { street1: '7 Larch Street', city: 'Davis', state: 'CA', zip: '95616' }
    for (const lives of ['there', 'elsewhere']) {
      const applicant = await person(app, 'Noproperty')
      await applicant.untilStep('NO_PROPERTY_FOUND')
      if (lives === 'elsewhere') await applicant.answer('home-address', elsewhere)
      await applicant.untilStep('NO_PROPERTY_FOUND')
      const corrected = { street1: '14 Cedar Way', city: 'Sacramento', state: 'CA', zip: '95814' }
      await applicant.answer('property-correction', corrected)
      expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
      const { rows } = await app.container.db.query(
        "select data from facts where application_id = $1 and item = 'home-address' order by id desc limit 1",
        [applicant.uuid],
      )
      expect(rows[0]?.data).toMatchObject(lives === 'there' ? corrected : elsewhere)
    }
  })

  it('an address that is still unknown is asked for again', async () => {
    const applicant = await person(app, 'Noproperty')
    await applicant.untilStep('NO_PROPERTY_FOUND')
    await applicant.answer('property-correction', { street1: '13 Nowhere Way', city: 'Sacramento', state: 'CA', zip: '95814' })
    expect((await applicant.untilRest()).step).toBe('NO_PROPERTY_FOUND')
  })

  it('Multiproperty continues after choosing one of the three', async () => {
    const applicant = await person(app, 'Multiproperty')
    await applicant.untilStep('MULTIPLE_PROPERTIES')
    const { about } = (await applicant.get('/items/property-choice')).json<{ about: { matches: { uuid: string }[] } }>()
    expect(about.matches).toHaveLength(3)
    await applicant.answer('property-choice', { uuid: about.matches[1]!.uuid })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    expect((await applicant.application()).selectedPropertyUuid).toBe(about.matches[1]!.uuid)
  })

  it('a home that is none of the three is refused, naming the field', async () => {
    const applicant = await person(app, 'Multiproperty')
    await applicant.untilStep('MULTIPLE_PROPERTIES')
    const reply = await applicant.put('/items/property-choice', { uuid: '00000000-0000-4000-8000-000000000000' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ fields: [{ path: 'uuid' }] })
  })
})

describe('who owns it', () => {
  const explained = async () => {
    const applicant = await person(app, 'Notowner')
    await applicant.untilStep('UNKNOWN_OWNERSHIP')
    await applicant.answer('ownership-explanation', { reason: 'NAME_CHANGED', note: 'I married in 2021.' })
    const { step, statuses } = await applicant.untilRest()
    expect([step, statuses.datatreeNoMatch]).toEqual(['UNKNOWN_OWNERSHIP', true])
    return applicant
  }
  it('Notowner continues once a person has accepted the explanation', async () => {
    const applicant = await explained()
    expect(
      (await operator.decide(applicant.uuid, 'ownership-review', { outcome: 'ACCEPTED', reason: 'The deed names her.' })).statusCode,
    ).toBe(200)
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
  })
  it('and is declined when a reviewer refuses it', async () => {
    const applicant = await explained()
    const reply = await operator.decide(applicant.uuid, 'ownership-review', {
      outcome: 'REFUSED',
      reason: 'The deed names another.',
      reasonCodes: ['OTHER'],
    })
    expect(reply.json()).toEqual({ step: 'DECLINED' })
    expect(await applicant.status()).toMatchObject({ step: 'DECLINED', decision: 'DECLINE' })
  })
})

describe('what it is worth', () => {
  it.each([
    ['Noavm', 'NO_AVM'],
    ['Lowconfidence', 'VALUATION_ESTIMATE'],
  ] as const)('%s continues after an estimate', async (lastName, step) => {
    const applicant = await person(app, lastName)
    await applicant.untilStep(step)
    await applicant.answer('value-estimate', { estimateCents: 70_000_000 })
    expect((await applicant.untilRest()).step).toBe('OFFER_SELECTION')
    const { facts } = await applicant.offers()
    expect([facts.valueCents, facts.valueSource]).toEqual([70_000_000, 'ESTIMATE'])
    expect((await applicant.status()).statuses.bpo).toBe('BPO_REQUIRED')
  })
})
