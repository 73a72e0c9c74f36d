import { afterAll, beforeAll, expect, it } from 'vitest'
import { SANDBOX_CLOCK } from '../../engine/clock.ts'
import { readSetting, writeSetting } from '../../store/repositories/settings.ts'
import { type Staff, staff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 86_400_000
/** The last day but one that there is in the sandbox. */
const NEAR_THE_END = Date.parse('2199-12-30T12:00:00.000Z')

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

it('sandbox time has a maximum: beyond it nothing changes, and everything keeps working', async () => {
  const { db, clock } = app.container
  const offset = NEAR_THE_END - Date.now()
  await writeSetting(db, SANDBOX_CLOCK, offset)
  clock.set(offset)
  const refused = await operator.advance(20)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'validation_failed', fields: [{ path: 'advanceDays', message: 'Sandbox time ends with the year 2199' }] },
  ])
  expect([await readSetting(db, SANDBOX_CLOCK), clock.offsetMs]).toEqual([offset, offset])
  expect((await operator.advance(1)).statusCode).toBe(200)
  expect(clock.offsetMs).toBe(offset + DAY)
  expect((await operator.advance(1)).statusCode).toBe(422)
  await app.signUp('late@borrower.test')
  const seen = await operator.get('/sandbox/time')
  expect([seen.statusCode, seen.json<{ now: string }>().now.slice(0, 10)]).toEqual([200, '2199-12-31'])
  expect((await operator.get('/queue?show=all')).statusCode).toBe(200)
})
