/** PGlite with the guards it does not bring: a lock on the folder, private files, writes that reach the disk, and space reserved for them. */
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { APP_SETTINGS, checkAppRole, makeAppRole } from './app-role.ts'
import { refuseLostDatabase } from './data-folder.ts'
import type { Db, Orm, Session, Sql, Statement } from './db.ts'
import { DurableNodeFs, type Stop } from './durable-file-system.ts'
import { lockFolder } from './lock-folder.ts'
import { createParsedFacts, type ParsedFacts } from './parsed-facts.ts'
import { currentScope, SET_SCOPE, scopeSettings } from './scope.ts'
import { openReserve } from './space-reserve.ts'
import { createStorageWatch, type Storage } from './storage-watch.ts'

/** PGlite starts PostgreSQL with -F (no fsync): that flag is dropped and the sync method is set. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
]

export class EmbeddedDatabaseBroken extends Error {
  constructor(folder: string, problem: unknown) {
    super(
      `The database in ${folder} does not open (${problem instanceof Error ? problem.message : String(problem)}). Restore the folder from a backup, or name another one with HEARTHLINE_DATA.`,
      { cause: problem },
    )
    this.name = 'EmbeddedDatabaseBroken'
  }
}

/** Inside the database's own call nothing can be thrown past it: the process ends here. */
const endProcess: Stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/**
 * Opens (or makes) the embedded database in a folder.
 * @throws FolderInUse when another live process has it, DatabaseMissing when it was lost, NoRoomToStart; each with a sentence
 */
export async function openEmbedded(folder: string, stop: Stop = endProcess): Promise<Db> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const unlock = lockFolder(folder)
  try {
    // What the database makes later on; the files of a first start bring their own, open modes.
    process.umask(0o077)
    refuseLostDatabase(folder)
    const reserve = openReserve(folder)
    const client = await PGlite.create({
      fs: new DurableNodeFs(join(folder, 'pg'), reserve, stop),
      startParams: START_PARAMETERS,
    }).catch((problem: unknown) => {
      throw new EmbeddedDatabaseBroken(join(folder, 'pg'), problem)
    })
    closeToOthers(join(folder, 'pg'))
    await takeAppRole(client)
    return embedded(
      client,
      unlock,
      keepRoom(client, () => reserve.look()),
    )
  } catch (problem) {
    unlock()
    throw problem
  }
}

/** Folders 0700, files 0600: a copy of the folder must not become readable in transit. */
function closeToOthers(folder: string): void {
  for (const path of [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))]) {
    const { mode } = statSync(path)
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
  }
}

/** An embedded database in memory: tests only. `dump` is a folder dumped before, so that opening takes half the time. */
export const openInMemory = async (dump?: Blob): Promise<Db & { dump(): Promise<Blob> }> => {
  const client = await PGlite.create(dump ? { loadDataDir: dump } : {})
  await takeAppRole(client)
  return { ...embedded(client, () => undefined, ROOM_ENOUGH), dump: async () => (await client.dumpDataDir('none')) as Blob }
}

type Queries = Pick<PGlite, 'query' | 'exec'>

/** For the rest of the connection's life, and it is the only one. */
async function takeAppRole(client: PGlite): Promise<void> {
  await makeAppRole(sqlOn(client))
  for (const [name, value] of Object.entries(APP_SETTINGS)) await client.exec(`set ${name} = '${value}'`)
  await checkAppRole(sqlOn(client))
}

const sqlOn = (client: Queries): Sql => ({
  query: async (text, values) =>
    values?.length
      ? await client.query<Record<string, unknown>>(text, values)
      : { rows: (await client.exec(text)).flatMap((result) => result.rows) },
})

/** Outside a transaction: at once for the system, in a transaction of its own in any other scope. */
function scopedClient(client: PGlite): Queries {
  const within = async <T>(ask: (on: Queries) => Promise<T>): Promise<T> => {
    const settings = scopeSettings(currentScope())
    if (!settings) return await ask(client)
    return await client.transaction(async (inside) => {
      await inside.query(SET_SCOPE, settings)
      return await ask(inside as unknown as Queries)
    })
  }
  return {
    query: (text, values, options) => within((on) => on.query(text, values, options)),
    exec: (text, options) => within((on) => on.exec(text, options)),
  }
}

interface Room {
  look(): Promise<void>
  state(): Storage
  watch<T>(done: Promise<T>): Promise<T>
  stop(): void
}

const ROOM_ENOUGH: Room = { look: async () => undefined, state: () => 'ok', watch: (done) => done, stop: () => undefined }

/** How often the disk is checked: while there is work at its start, else by a timer. */
const LOOK_AGAIN_MS = 250
const LOOK_EVERY_MS = 1000

/** While there is no space the database refuses changes itself and continues answering questions. */
function keepRoom(client: PGlite, look: () => Storage): Room {
  const refusals = createStorageWatch()
  let state: Storage = 'ok'
  let lookedAt = Number.NEGATIVE_INFINITY
  let setting: Promise<unknown> = Promise.resolve()
  const lookNow = async (): Promise<void> => {
    lookedAt = performance.now()
    const seen = look()
    if (seen !== state) {
      state = seen
      setting = client.exec(`set default_transaction_read_only = ${seen === 'full' ? 'on' : 'off'}`).catch(() => {
        // Looked at again the next time.
        state = seen === 'full' ? 'ok' : 'full'
      })
    }
    await setting
  }
  // What goes past the transactions is not asked, and after a change that used the reserve up nothing may come.
  const timer = setInterval(() => void lookNow().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return {
    look: async () => (performance.now() - lookedAt > LOOK_AGAIN_MS ? await lookNow() : undefined),
    state: () => (state === 'full' ? 'full' : refusals.state()),
    watch: refusals.watch,
    stop: () => clearInterval(timer),
  }
}

/** Checks for space before each statement, and records each one that was refused for lack of it. */
const whereThereIsRoom = (client: Queries, room: Room): Queries => ({
  query: async (text, values, options) => {
    await room.look()
    return await room.watch(client.query(text, values, options))
  },
  exec: async (text, options) => {
    await room.look()
    return await room.watch(client.exec(text, options))
  },
})

function embedded(client: PGlite, unlock: () => void, room: Room): Db {
  const scoped = whereThereIsRoom(scopedClient(client), room)
  const { query } = sqlOn(scoped)
  const parsedFacts = createParsedFacts()
  const run: Session['run'] = async ({ text }, values) => await scoped.query<Record<string, unknown>>(text, [...values])
  const transaction = async <T>(work: (session: Session) => Promise<T>, first?: string): Promise<T> => {
    await room.look()
    return await room.watch(inTransaction(client, parsedFacts, work, first))
  }
  return {
    kind: 'embedded',
    shared: false,
    parsedFacts,
    orm: drizzle({ client: scoped as PGlite }) as unknown as Orm,
    query,
    run,
    atCommit: async (statement, values) => void (await run(statement, values)),
    queue: { kind: 'embedded', execute: sqlOn(whereThereIsRoom(client, room)).query },
    afterCommit: (after) => after(),
    // One process: there is no other node to notify.
    subscribeToNodes: (handlers) => {
      handlers.connectionChanged(true)
      return async () => undefined
    },
    asOwner: (work) => transaction(work, 'set local role none'),
    transaction: (work) => transaction(work),
    storage: room.state,
    close: async () => {
      room.stop()
      await client.close()
      unlock()
    },
  }
}

async function inTransaction<T>(
  client: PGlite,
  parsedFacts: ParsedFacts,
  work: (session: Session) => Promise<T>,
  first: string | undefined,
): Promise<T> {
  const committed: (() => void)[] = []
  const settings = scopeSettings(currentScope())
  const outcome = await client.transaction(async (inside) => {
    const last: [Statement, readonly unknown[]][] = []
    if (first) await inside.query(first)
    if (settings) await inside.query(SET_SCOPE, settings)
    const done = await work({
      shared: false,
      parsedFacts,
      orm: drizzle({ client: inside as unknown as PGlite }) as unknown as Orm,
      query: sqlOn(inside as unknown as Queries).query,
      run: async ({ text }, values) => await inside.query<Record<string, unknown>>(text, [...values]),
      atCommit: async (statement, values) => void last.push([statement, values]),
      afterCommit: (after) => void committed.push(after),
    })
    for (const [{ text }, values] of last) await inside.query(text, [...values])
    return done
  })
  for (const after of committed) after()
  return outcome
}
