import { packRows } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { packData, unpackData } from './packed-data.ts'
import { readFile } from './repositories/applications.ts'

const offers = Array.from({ length: 40 }, (_, index) => ({ term: 5 + (index % 4) * 5, rate: '8.600', max: index }))

describe('long lists of a fact', () => {
  it('are read from the store as they were written', () => {
    const data = { outcome: 'APPROVED', offers, limits: [{ limit: 'DTI' }], note: null }
    expect(unpackData(JSON.parse(JSON.stringify(packData(data))))).toEqual(data)
  })

  it('are left alone where they are short, mixed, or no list of records', () => {
    for (const data of [{ offers: offers.slice(0, 3) }, { offers: [...offers, 1] }, { offers: [...offers, null] }, [1, 2], 'text', null, 7])
      expect(packData(data)).toEqual(data)
  })

  it('are left alone where people record them, for the database compares one with the next', () => {
    expect(packData({ events: offers, returns: offers })).toEqual({ events: offers, returns: offers })
    expect(unpackData({ events: { '~packed': packRows(offers) } })).toEqual({ events: offers })
  })

  it('that were stored before packing are read unchanged', () => {
    expect(unpackData({ offers })).toEqual({ offers })
  })
})

describe('a decision', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('is stored in a third of its text at most, and gives every offer again', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const { db } = app.container
    const [stored] = (
      await db.query("select length(data::text) as size from facts where item = 'first-decision' and application_id = $1", [applicant.uuid])
    ).rows
    const file = (await readFile(db, applicant.uuid, app.container.clock.now()))!
    const decision = file.facts.results['first-decision']!.data as { offers: unknown[] }
    expect(decision.offers.length).toBeGreaterThan(20)
    expect(Number(stored!.size)).toBeLessThan(JSON.stringify(decision).length / 3)
    expect((await applicant.offers()).offers).toHaveLength(decision.offers.length)
  })
})
