/** A data key is changed under load of real processes, with the power going in between, on both kinds of database. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApplicationBody } from '@hearthline/contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createKeyring } from '../secrets/keyring.ts'
import { createSealing } from '../secrets/sealing.ts'
import type { Db } from '../store/db.ts'
import { openEmbedded } from '../store/open-embedded.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { SEALED_COLUMNS, sealingKeyNames } from '../store/repositories/sealed-texts.ts'
import { callServer, continueApplication, crashBorrower } from '../testing/crash-borrower.ts'
import { APPLICATION } from '../testing/person.ts'
import { runCommandProcess } from '../testing/run-command.ts'
import { type ServerProcess, startServerOrThrow, startServerProcess } from '../testing/server-process.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const [A, B, C] = [keyOf(1), keyOf(2), keyOf(3)]
const nameOf = (key: string) => createKeyring([key]).newest.name
/** Each attempt so many times over, so that resealing takes a while. */
const COPIES = 60

const ADMIN = process.env.TEST_DATABASE_URL
const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ADMIN })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe.each(ADMIN ? (['embedded', 'postgres'] as const) : (['embedded'] as const))('changing the data key on %s', (kind) => {
  const database = `hearthline_keys_${randomUUID().replaceAll('-', '')}`
  let folder: string
  let settings: Record<string, string>
  let server: ServerProcess | undefined
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearthline-key-change-'))
    settings = { TOKEN_KEY: keyOf(9), HEARTHLINE_DATA: folder }
    if (kind === 'embedded') return
    await administer(`create database ${database}`)
    const url = new URL(ADMIN!)
    url.pathname = `/${database}`
    settings.DATABASE_URL = url.href
  })
  afterEach(async () => {
    await server?.kill()
    server = undefined
  })
  afterAll(async () => {
    if (kind === 'postgres') await administer(`drop database if exists ${database} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })
  const start = async (keys: string) => {
    server = await startServerOrThrow(folder, { ...settings, DATA_KEY: keys })
    return server
  }
  const stop = async () => {
    await server!.stop()
    server = undefined
  }
  const refusal = async (keys: string): Promise<string> => {
    const started = await startServerProcess(folder, { ...settings, DATA_KEY: keys })
    if (!('said' in started)) await started.kill()
    return 'said' in started ? started.said : 'it started'
  }
  const inDatabase = async <T>(look: (db: Db) => Promise<T>): Promise<T> => {
    const db = kind === 'embedded' ? await openEmbedded(folder) : await openPostgres(settings.DATABASE_URL!)
    try {
      return await look(db)
    } finally {
      await db.close()
    }
  }
  const reseal = (keys: string, killAt?: RegExp) => runCommandProcess('reseal', [], { ...settings, DATA_KEY: keys }, killAt)

  it('loses nothing: wrong keys are refused, a reseal that was killed continues, the old key goes, everything opens', async () => {
    const who = crashBorrower('Reyes')
    await start(A)
    await continueApplication(server!.url, who)
    expect(who.arrived).toBe(true)
    const read = async () => (await callServer<ApplicationBody>(server!.url, who, 'GET', `${APPLICATION}/${who.uuid}`)).body
    // Who arrived waits for nothing; the second score disclosure is made behind them.
    const before = await vi.waitUntil(async () => {
      const body = await read()
      const disclosures = body.documents.filter(({ type }) => type === 'SCORE_DISCLOSURE')
      return disclosures.length === 2 && body
    }, 20_000)
    const paper = async () => {
      const headers = { authorization: `Bearer ${who.token}`, 'x-org': 'HEARTH' }
      const reply = await fetch(`${server!.url}${APPLICATION}/${who.uuid}/documents/${before.documents[0]!.uuid}`, { headers })
      expect(reply.status).toBe(200)
      return await reply.text()
    }
    const shown = await paper()
    await stop()
    await inDatabase((db) =>
      db.query(`insert into attempts (run_id, application_id, item, provider, outcome, reference, started_at, duration_ms, request_sealed, response_sealed)
        select run_id, application_id, item, provider, outcome, reference, started_at, duration_ms, request_sealed, response_sealed
        from attempts, generate_series(1, ${COPIES})`),
    )
    const number = await inDatabase(async (db) => Number((await db.query('select count(*) as number from attempts')).rows[0]!.number))

    expect(await refusal(C)).toContain(`sealed with the data key ${nameOf(A)}, and the setting DATA_KEY has only ${nameOf(C)}`)

    await start(`${B},${A}`)
    // The embedded database is one process's at a time; on PostgreSQL nodes continue serving.
    if (kind === 'embedded') await stop()
    const killed = await reseal(`${B},${A}`, /attempts\.request_sealed: \d+/)
    expect(killed.code).toBeNull()
    if (kind === 'postgres') {
      expect(await read()).toMatchObject({ step: before.step, openItem: before.openItem })
      expect(await paper()).toBe(shown)
      const older = await startServerProcess(folder, { ...settings, DATA_KEY: `${A},${B}` })
      if ('said' in older) throw new Error(older.said)
      const early = await reseal(`${B},${A}`)
      expect(early).toMatchObject({ code: 1, said: expect.stringContaining(`still seal under ${nameOf(A)}`) })
      await older.kill()
    }
    const done = await reseal(`${B},${A}`)
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining(`Nothing is sealed with ${nameOf(A)} any more`) })
    if (kind === 'postgres') await stop()

    await start(B)
    expect({ ...(await read()), version: 0 }).toEqual({ ...before, version: 0 })
    expect(await paper()).toBe(shown)
    await stop()
    await inDatabase(async (db) => {
      expect(await sealingKeyNames(db)).toEqual([nameOf(B)])
      expect(Number((await db.query('select count(*) as number from attempts')).rows[0]!.number)).toBe(number)
      const sealing = createSealing(createKeyring([B]))
      for (const { table, column, purpose } of SEALED_COLUMNS) {
        for (const { text } of (await db.query(`select ${column} as text from ${table} where ${column} is not null`)).rows)
          sealing.unseal(purpose, String(text))
      }
    })
    expect(await refusal(A)).toContain(`sealed with the data key ${nameOf(B)}`)
  })
})
