import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEmail } from '../../testing/person.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { requestPasswordReset, resetPauseMs } from './request-password-reset.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('asks the database nothing before a pause, so that the answers of a burst do not reveal who has an account', async () => {
  const [early, late] = [newEmail('early'), newEmail('late')]
  for (const email of [early, late]) await app.signUp(email)
  const brand = app.container.brands.get('HEARTH')!
  const sent = async () =>
    (await app.container.db.query('select recipient from mails where recipient = any ($1)', [[early, late]])).rows.map(
      (row) => row.recipient,
    )
  const asked: string[] = []
  let pauseEnds = () => {}
  // Whatever is asked of the database, by statement or transaction, is noted.
  const noted = new Proxy(app.container.db, {
    get(db, name) {
      asked.push(String(name))
      return Reflect.get(db, name)
    },
  })
  requestPasswordReset({ ...app.container, db: noted }, { email: early, brand }, () => new Promise((resolve) => (pauseEnds = resolve)))
  requestPasswordReset(app.container, { email: late, brand }, async () => undefined)
  await expect.poll(sent, { interval: 5, timeout: 20_000 }).toEqual([late])
  expect(asked).toEqual([])
  pauseEnds()
  await expect.poll(sent, { interval: 5, timeout: 20_000 }).toEqual([late, early])
  expect(asked).not.toEqual([])
})

it.each([
  ['a sandbox at real speed', false, 'real', true],
  ['production', true, 'real', true],
  ['production, whatever the speed of the sandbox', true, 'instant', true],
  ['an instant sandbox', false, 'instant', false],
] as const)('the pause is drawn again for each request: %s', (_where, production, speed, drawn) => {
  const pauses = Array.from({ length: 500 }, () => resetPauseMs({ production, sandbox: { speed, faults: 0 } }))
  const [least, most] = [Math.min(...pauses), Math.max(...pauses)]
  if (drawn) {
    expect([least >= 200, most <= 1200]).toEqual([true, true])
    expect(new Set(pauses).size).toBeGreaterThan(100)
  } else expect([least, most]).toEqual([0, 0])
})
