import { afterAll, beforeAll, expect, it } from 'vitest'
import { attemptsOf } from '../store/repositories/runs.ts'
import { person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_FAULTS: '0.3' })
})
afterAll(() => app.close())

const LAST_NAMES = Array.from({ length: 25 }, (_, n) => `Sound${String.fromCharCode(97 + n)}`)

it('with three in ten provider calls failing, all 25 applications succeed and none is declined because of an error', async () => {
  const people = await Promise.all(LAST_NAMES.map((lastName) => person(app, lastName)))
  const rested = await Promise.all(people.map((applicant) => applicant.untilRest()))
  expect(rested.map(({ step, decision }) => `${step} ${decision}`)).toEqual(LAST_NAMES.map(() => 'OFFER_SELECTION APPROVED'))
  const attempts = (await Promise.all(people.map(({ uuid }) => attemptsOf(app.container.db, uuid)))).flat()
  const failed = attempts.filter((attempt) => attempt.outcome !== 'ANSWERED')
  expect(failed.length).toBeGreaterThan(10)
  // However often one was tried, each was answered once.
  const answered = attempts
    .filter((attempt) => attempt.outcome === 'ANSWERED')
    .map((attempt) => `${attempt.applicationId} ${attempt.item} ${attempt.reference}`)
  expect(new Set(answered).size).toBe(answered.length)
})
