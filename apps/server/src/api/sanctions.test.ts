import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSdnXml } from '../providers/sanctions/read-sdn-xml.ts'
import { SDN_XML } from '../providers/sanctions/sdn-list.fixture.ts'
import { addSanctionsList, latestSanctionsList } from '../store/repositories/sanctions-lists.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ PROVIDER_SANCTIONS: 'sdn' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

/** An edition of a day; with another name in the place of Oksana Tremblayeva's where one is given. */
const load = (day: string, name = 'Oksana') => {
  const [year, month, date] = day.split('-')
  const xml = SDN_XML.replace('11/20/2026', `${month}/${date}/${year}`).replace('<firstName>Oksana', `<firstName>${name}`)
  const { db, clock } = app.container
  return addSanctionsList(db, { ...readSdnXml(xml), source: 'SDN.XML', digest: `${day}/${name}`, at: clock.now() })
}

describe('the sanctions list', () => {
  it('is kept by edition: the same one is kept once, an older one not at all, and none is changed', async () => {
    expect([await load('2026-11-20'), await load('2026-11-20'), await load('2026-11-01')]).toEqual([
      'ADDED',
      'SAME',
      { newer: '2026-11-20' },
    ])
    expect(await latestSanctionsList(app.container.db)).toMatchObject({
      publishedOn: '2026-11-20',
      people: [{ entry: '90101' }, { entry: '90102' }, { entry: '90103' }],
    })
    await expect(app.container.db.query("update sanctions_lists set people = '[]'")).rejects.toThrow()
  })

  it('that changed before funding is compared again; a new match waits for a person, and holds the money until they clear it', async () => {
    const borrower = await personAt(app, operator, 'RESCISSION', 'Tremblayeva')
    expect(await operator.resultOf(borrower, 'sanctions-screening')).toMatchObject({ status: 'CLEAR', listOf: '2026-11-20' })
    await load('2026-11-30', 'Ana')
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    // The borrower reads that the money is approved, and nothing of a list.
    const openForTeam = async () =>
      (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { id: string; title: string } }>().openItem
    expect(await openForTeam()).toMatchObject({ id: 'sanctions-review', title: 'Sanctions list match' })
    const read = await borrower.application()
    expect(read).toMatchObject({
      openItem: 'funding-decision',
      nextAction: { title: 'Checking your file before we send your money', waitingOn: 'us' },
    })
    expect(JSON.stringify(read)).not.toMatch(/sanction/i)
    expect((await borrower.get('/items/sanctions-review')).statusCode).toBe(404)
    expect((await borrower.get('/items/funding-decision')).statusCode).toBe(200)
    expect(await operator.resultOf(borrower, 'funding-screening')).toMatchObject({
      status: 'REVIEW',
      listOf: '2026-11-30',
      matches: [{ entry: '90103' }],
    })
    expect(
      (await (await operator.funder()).decide(borrower.uuid, 'funding-decision', { outcome: 'ACCEPTED', reason: 'Complete.' })).statusCode,
    ).toBe(409)
    await operator.decide(borrower.uuid, 'sanctions-review', { outcome: 'REFUSED', reason: 'Not sure yet.' })
    expect((await openForTeam()).id).toBe('sanctions-review')
    await operator.decide(borrower.uuid, 'sanctions-review', { outcome: 'ACCEPTED', reason: 'Born in 1984; the entry is of 1961.' })
    await borrower.untilRest()
    expect((await openForTeam()).id).toBe('funding-decision')
  })
})
