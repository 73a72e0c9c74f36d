import { afterAll, beforeAll, expect, it } from 'vitest'
import { SANDBOX_CLOCK } from '../../engine/clock.ts'
import { identityByEmail, updateIdentity } from '../../store/repositories/people.ts'
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

it('part of a day moves time too', async () => {
  const { clock } = app.container
  const before = clock.offsetMs
  const moved = await operator.advance(0.1)
  expect([moved.statusCode, clock.offsetMs - before], moved.body).toEqual([200, DAY / 10])
})

it('whoever acts for no organization yet moves no time, and reads why', async () => {
  const { db, clock } = app.container
  const newcomer = await staff(app, 'operator')
  const identity = await identityByEmail(db, newcomer.email)
  await updateIdentity(db, identity!.id, { staffOrganizations: [] })
  const before = clock.offsetMs
  const refused = await newcomer.advance(1)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'You act for no organization yet. Ask an administrator to add you to one.',
  ])
  expect(clock.offsetMs).toBe(before)
})

it('a partner’s staff move no time: the clock is every organization’s', async () => {
  const { clock } = app.container
  const before = clock.offsetMs
  for (const role of ['operator', 'administrator'] as const) {
    const partner = await staff(app, role, ['RIOSOL'])
    expect((await partner.advance(1)).statusCode).toBe(403)
    expect((await partner.get('/me')).json()).toMatchObject({ movesTime: false })
  }
  expect((await operator.get('/me')).json()).toMatchObject({ movesTime: true })
  expect(clock.offsetMs).toBe(before)
})

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
