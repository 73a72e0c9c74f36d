import { addDays, dayOfWeek, lenderDay, readAporFile } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAporRows } from '../store/repositories/apor.ts'
import { person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const decisionOf = async (uuid: string) => {
  const { rows } = await app.container.db.query(
    "select data from facts where application_id = $1 and item = 'first-decision' order by settled_at desc limit 1",
    [uuid],
  )
  return rows[0]!.data as { highCostAprTest: string; apor?: { from: string } }
}

async function loadThisWeek(rate: string) {
  const today = lenderDay(app.container.clock.now())
  const from = addDays(today, -((dayOfWeek(today) + 6) % 7))
  const [year, month, day] = from.split('-')
  const rows = readAporFile([`${month}/${day}/${year}`, ...Array.from({ length: 50 }, () => rate)].join('|'), today)
  for (const kind of ['FIXED', 'ADJUSTABLE'] as const)
    await addAporRows(app.container.db, { kind, rows, source: 'test', digest: 'd', at: app.container.clock.now() })
  return from
}

describe('the APR half of the high-cost test', () => {
  it('says that it was not tested while no rates are loaded, and is tested against the week’s once they are', async () => {
    const before = await person(app, 'Reyes')
    await before.untilStep('OFFER_SELECTION')
    expect(await decisionOf(before.uuid)).toMatchObject({ highCostAprTest: 'NOT_TESTED' })
    const from = await loadThisWeek('6.50')
    const after = await person(app, 'Reyes')
    await after.untilStep('OFFER_SELECTION')
    expect(await decisionOf(after.uuid)).toMatchObject({ highCostAprTest: 'PASSED', apor: { from } })
  })
})
