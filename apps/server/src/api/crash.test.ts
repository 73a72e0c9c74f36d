import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createKeyring } from '../secrets/keyring.ts'
import { readKeys } from '../secrets/keys.ts'
import { createSealing } from '../secrets/sealing.ts'
import type { Db } from '../store/db.ts'
import { openEmbedded } from '../store/open-embedded.ts'
import { verifyAudit } from '../store/repositories/verify-audit.ts'
import { type CrashBorrower, continueApplication, crashBorrower } from '../testing/crash-borrower.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { missingWrites } from '../testing/missing-writes.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { type ServerProcess, startServerOrThrow, startServerProcess } from '../testing/server-process.ts'
import { readMacs } from '../usecases/keys/open-macs.ts'

/** On PostgreSQL the database outlives the server; the folder holds only keys. */
const onPostgres = inject('testDatabases').postgres !== null

/** A soak is asked for by its number of rounds; `npm run test:soak` takes twelve, on both databases. */
const ROUNDS = Number(process.env.HEARTHLINE_SOAK ?? 0) || 1

const NEW_EACH_ROUND = 4

/** As the first start of a server leaves it: making a database takes longer than anything else here. */
let prepared: string | undefined
beforeAll(async () => {
  if (onPostgres) return
  prepared = mkdtempSync(join(tmpdir(), 'hearthline-crash-'))
  expect(await (await startServerOrThrow(prepared)).stop()).toBe(0)
}, 300_000)
afterAll(() => {
  if (prepared) rmSync(prepared, { recursive: true, force: true })
})

let folder: string
let server: ServerProcess | undefined
let database: Db | undefined
let settings: Record<string, string> = {}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-crash-'))
  if (prepared) cpSync(prepared, folder, { recursive: true })
  if (!onPostgres) return
  database = await openTestDatabase()
  if (database.queue.kind === 'postgres') settings = { DATABASE_URL: database.queue.connectionString }
})
afterEach(async () => {
  await server?.kill()
  server = undefined
  await database?.close()
  database = undefined
  rmSync(folder, { recursive: true, force: true })
})

const lastName = (round: number, n: number) => `Sound${String.fromCharCode(97 + (round % 26), 97 + n)}`

/** Until the server has acknowledged some more writes, and then a moment: by count and not by time, for machines are busy. */
async function someWrites(people: readonly CrashBorrower[]): Promise<void> {
  const count = () => people.reduce((sum, who) => sum + Number(!!who.token) + Number(!!who.uuid) + Object.keys(who.acknowledged).length, 0)
  const enough = count() + 2 * NEW_EACH_ROUND + Math.floor(Math.random() * 12)
  const until = Date.now() + 20_000
  while (count() < enough && Date.now() < until) await sleep(3)
  await sleep(Math.random() * 150)
}

// On PostgreSQL the long run alone does it: there a commit is the database's own, which no kill of ours reaches.
describe.runIf(!onPostgres || isLongRun)('a server killed at random under load', () => {
  it(
    `loses no acknowledged write and resumes its work, ${ROUNDS} times over`,
    async () => {
      const people: CrashBorrower[] = []
      for (let round = 0; round < ROUNDS; round++) {
        server = await startServerOrThrow(folder, settings)
        const { url } = server
        const lost = (await Promise.all(people.map((who) => missingWrites(url, who)))).flat()
        expect(lost).toEqual([])
        for (let n = 0; n < NEW_EACH_ROUND; n++) people.push(crashBorrower(lastName(round, n)))
        const all = Promise.all(people.map((who) => continueApplication(url, who)))
        await Promise.race([all, someWrites(people)])
        await server.kill()
        await all
      }
      expect(people.filter((who) => who.uuid).length).toBeGreaterThanOrEqual(ROUNDS)

      server = await startServerOrThrow(folder, settings)
      const { url } = server
      expect((await Promise.all(people.map((who) => missingWrites(url, who)))).flat()).toEqual([])
      await Promise.race([Promise.all(people.map((who) => continueApplication(url, who))), sleep(90_000)])
      expect(people.filter((who) => !who.arrived).map((who) => who.email)).toEqual([])
      await server.stop()
      server = undefined
      await examineFolder(people.length)
    },
    600_000 + ROUNDS * 60_000,
  )

  async function examineFolder(applications: number) {
    const db = database ?? (await openEmbedded(folder))
    try {
      const rows = async (text: string) => (await db.query(text)).rows
      expect(await rows('select count(*)::int as count from applications')).toEqual([{ count: applications }])
      // One pull for one consent: every answer of the bureau belongs to one application, and none has two.
      expect(
        await rows(
          "select application_id from attempts where item = 'hard-credit' and outcome = 'ANSWERED' group by 1 having count(*) > 1",
        ),
      ).toEqual([])
      expect(await rows("select count(distinct application_id)::int as count from attempts where item = 'hard-credit'")).toEqual([
        { count: applications },
      ])
      expect(await rows("select application_id, item, basis from runs where state = 'done' group by 1, 2, 3 having count(*) > 1")).toEqual(
        [],
      )
      expect(await rows("select id from runs where state = 'live'")).toEqual([])
      const sealing = createSealing(createKeyring(readKeys(folder, 'data', undefined)!))
      const [report] = await verifyAudit(db, (await readMacs(db, sealing))!)
      expect(report).toMatchObject({ organizationCode: 'HEARTH' })
      expect(report).not.toHaveProperty('broken')
    } finally {
      if (db !== database) await db.close()
    }
  }
})

/** Folders 0700, files 0600. */
function expectPrivate() {
  const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )
  expect(open.slice(0, 5)).toEqual([])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['data.key', 'lock', 'pg', 'token.key']))
}

describe.runIf(!onPostgres)('one process per data folder', () => {
  it('a second process is refused with an explanation; after a kill, the folder is taken over and remains its owner’s alone', async () => {
    server = await startServerOrThrow(folder)
    const second = await startServerProcess(folder)
    if (!('said' in second)) {
      await second.kill()
      throw new Error('A second process started on the same folder')
    }
    expect(second.code).toBe(1)
    expect(second.said.trim()).toBe(
      `The data folder ${folder} is in use by process ${server.pid}. Stop that process, or name another folder with HEARTHLINE_DATA.`,
    )
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await continueApplication(server.url, crashBorrower('Reyes'))
    await server.kill()
    server = await startServerOrThrow(folder)
    expectPrivate()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  }, 300_000)

  itInLongRun(
    'asked to end it ends well; without its database it refuses to start again, and says how to',
    async () => {
      server = await startServerOrThrow(folder)
      await continueApplication(server.url, crashBorrower('Reyes'))
      expect(await server.stop()).toBe(0)
      server = undefined
      rmSync(join(folder, 'pg', 'PG_VERSION'))
      const refused = await startServerProcess(folder)
      if (!('said' in refused)) {
        await refused.kill()
        throw new Error('It started with an empty product')
      }
      expect(refused.code).toBe(1)
      expect(refused.said.trim()).toBe(
        `The database in ${join(folder, 'pg')} is damaged: PG_VERSION is missing. Restore the folder from a backup. To begin anew on purpose, name an empty folder with HEARTHLINE_DATA.`,
      )
    },
    300_000,
  )

  it('a port in use and an unreachable PostgreSQL are each reported in one sentence', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    try {
      for (const [settings, sentence] of [
        [{ PORT: String(port) }, `Port ${port} is in use by another program.`],
        [{ DATABASE_URL: 'postgres://heloc:secret@127.0.0.1:1/none' }, 'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED).'],
      ] as const) {
        const refused = await startServerProcess(folder, settings)
        if (!('said' in refused)) {
          await refused.kill()
          throw new Error('It started')
        }
        expect(refused.code).toBe(1)
        expect(refused.said).toContain(sentence)
        expect(refused.said.trim().split('\n')).toHaveLength(1)
        expect(refused.said).not.toContain('secret')
      }
    } finally {
      taken.close()
    }
  }, 300_000)

  it('a wrong setting stops the start with a sentence that names it', async () => {
    const refused = await startServerProcess(folder, { PORT: 'four', SANDBOX_FAULTS: '2' })
    if (!('said' in refused)) {
      await refused.kill()
      throw new Error('It started with wrong settings')
    }
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('The setting PORT must be a port number from 0 to 65535.')
    expect(refused.said).toContain('The setting SANDBOX_FAULTS')
    expect(refused.said).not.toContain('at ')
  }, 300_000)
})
