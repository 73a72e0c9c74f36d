import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CreditBureau } from '../providers/credit-bureau/port.ts'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { attemptsOf } from '../store/repositories/runs.ts'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const ROUNDS = 3
const PEOPLE = 30
/** At the sandbox's instant pace this is far beyond the first window of tries. */
const AWAY_MS = 8_000

let app: TestApp
/** What the product asks, and what the sandbox answers. */
let asked: CreditBureau
let bureau: CreditBureau
beforeAll(async () => {
  app = await openTestApp()
  asked = app.container.provider('credit-bureau', 'HEARTH')
  bureau = { ...asked }
})
afterAll(() => app.close())

it(`a bureau outage ${ROUNDS} times under load: every application continues by itself afterward, and each pull is answered once`, async () => {
  const all: Person[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const gone = async () => {
      throw new ProviderUnavailable('Sandbox bureau', round % 2 === 0 ? 'TIMEOUT' : 'SERVER_ERROR')
    }
    Object.assign(asked, { pullSoft: gone, pullHard: gone })
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, n) =>
        person(app, `Sound${String.fromCharCode(97 + round, 97 + (n % 26), 97 + Math.floor(n / 26))}`),
      ),
    )
    all.push(...people)
    await Promise.all(people.map((each) => each.untilStep('CREDIT_ERROR')))
    await sleep(AWAY_MS)
    Object.assign(asked, bureau)
    await Promise.all(people.map((each) => each.untilStep('OFFER_SELECTION')))
  }
  let failed = 0
  for (const { uuid } of all) {
    const pulls = (await attemptsOf(app.container.db, uuid)).filter((attempt) => attempt.item === 'soft-credit')
    expect(pulls.filter((attempt) => attempt.outcome === 'ANSWERED')).toHaveLength(1)
    failed += pulls.length - 1
  }
  const { rows } = await app.container.db.query("select count(*)::int as undone from runs where state in ('live', 'overdue', 'gave-up')")
  console.log(`${all.length} applications went on by themselves after ${failed} failed pulls; ${rows[0]!.undone} runs undone`)
  expect(rows).toEqual([{ undone: 0 }])
})
