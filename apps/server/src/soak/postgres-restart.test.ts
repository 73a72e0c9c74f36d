import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CrashBorrower, continueApplication, crashBorrower, TryLater } from '../testing/crash-borrower.ts'
import { missingWrites } from '../testing/missing-writes.ts'
import { type RestartablePostgres, type StopMode, startRestartablePostgres } from '../testing/restartable-postgres.ts'
import { type ServerProcess, startServerOrThrow } from '../testing/server-process.ts'

/** Stop mode and how long the database is away; alternating, so that each mode meets load that is new and load that is waiting. */
const ROUNDS: readonly (readonly [StopMode, number])[] = [
  ['immediate', 0],
  ['fast', 0],
  ['immediate', 1500],
  ['fast', 1500],
  ['immediate', 0],
  ['fast', 0],
  ['immediate', 4000],
  ['fast', 4000],
  ['immediate', 0],
  ['fast', 0],
]
const NEW_EACH_ROUND = 6

let postgres: RestartablePostgres
let folder: string
let server: ServerProcess
beforeAll(async () => {
  postgres = await startRestartablePostgres()
  folder = mkdtempSync(join(tmpdir(), 'hearthline-restart-'))
  server = await startServerOrThrow(folder, { DATABASE_URL: postgres.url })
})
afterAll(async () => {
  await server?.stop()
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const ready = async () => (await fetch(`${server.url}/readyz`)).status

/** Comes back after each refusal as a client does; a connection that the node itself drops is a fault. */
async function persist(who: CrashBorrower, refused: Map<string, number>, over: () => boolean): Promise<void> {
  while (!who.arrived && !over()) {
    await continueApplication(server.url, who, (problem) => {
      const kind = problem instanceof TryLater ? 'asked to come back' : 'connection lost'
      refused.set(kind, (refused.get(kind) ?? 0) + 1)
    })
    if (!who.arrived) await sleep(50)
  }
}

it(`PostgreSQL restarted ${ROUNDS.length} times under load: the node keeps running, answers 503 in the meantime, loses no acknowledged write and recovers by itself`, async () => {
  const people: CrashBorrower[] = []
  const refused = new Map<string, number>()
  const states: number[] = []
  let over = false
  const under: Promise<void>[] = []
  for (const [round, [mode, awayMs]] of ROUNDS.entries()) {
    for (let n = 0; n < NEW_EACH_ROUND; n++) {
      const who = crashBorrower(`Sound${String.fromCharCode(97 + round, 97 + n)}`)
      people.push(who)
      under.push(persist(who, refused, () => over))
    }
    await sleep(200 + Math.random() * 800)
    await postgres.stop(mode)
    if (awayMs > 0) {
      await sleep(awayMs / 2)
      states.push(await ready())
      await sleep(awayMs / 2)
    }
    await postgres.start()
    await expect.poll(ready, { timeout: 20_000, interval: 100 }).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  }
  await Promise.race([
    Promise.all(under),
    sleep(120_000).then(() => {
      over = true
    }),
  ])
  over = true
  await Promise.all(under)
  const acknowledged = people.reduce((sum, who) => sum + Number(!!who.token) + Number(!!who.uuid) + Object.keys(who.acknowledged).length, 0)
  const lost = (await Promise.all(people.map((who) => missingWrites(server.url, who)))).flat()
  console.log(
    `${acknowledged} acknowledged writes, ${lost.length} lost; refused: ${JSON.stringify([...refused])}; readiness while away: ${states}`,
  )
  expect(lost).toEqual([])
  expect(states).toEqual(states.map(() => 503))
  expect(refused.get('connection lost')).toBeUndefined()
  expect(people.filter((who) => !who.arrived).map((who) => who.email)).toEqual([])
  expect(acknowledged).toBeGreaterThan(people.length * 3)
})
