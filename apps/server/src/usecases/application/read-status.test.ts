import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStatusRow } from '../../store/repositories/applications.ts'
import { person } from '../../testing/person.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('the step that is polled is never older than the application that was read', async () => {
  const borrower = await person(app, 'Reyes')
  await borrower.untilStep('OFFER_SELECTION')
  const { db, engine } = app.container
  const row = (await readStatusRow(db, borrower.uuid))!
  // As between a commit and the moment at which its node notes it.
  const { statuses } = engine.parts
  statuses.forget(borrower.uuid)
  statuses.remember(borrower.uuid, { ...row, version: row.version - 1, step: 'WAITING_FOR_INITIAL_OFFERS' })
  expect((await borrower.status()).step).toBe('WAITING_FOR_INITIAL_OFFERS')
  await borrower.application()
  expect((await borrower.status()).step).toBe('OFFER_SELECTION')
})
