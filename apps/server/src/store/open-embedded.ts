/** PGlite with the three guards it does not bring: a lock on the folder, private files, and writes that reach the disk. */
import { chmodSync, fsyncSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { APP_SETTINGS, checkAppRole, makeAppRole } from './app-role.ts'
import type { Db, Orm, Session, Sql, Statement } from './db.ts'
import { lockFolder } from './lock-folder.ts'
import { currentScope, SET_SCOPE, scopeSettings } from './scope.ts'

/** NODEFS answers fsync with success and does nothing; a commit is only a commit when the disk has it. */
class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const hook = (mod: EmscriptenModule) => {
      mod.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] as typeof emscriptenOpts.preRun } }
  }
}
interface EmscriptenModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/** PGlite starts PostgreSQL with -F (no fsync): that flag is dropped and the way to sync is named. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
]

/**
 * Opens (or makes) the embedded database in a folder.
 * @throws FolderInUse with a sentence when another live process has it
 */
export async function openEmbedded(folder: string): Promise<Db> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const unlock = lockFolder(folder)
  try {
    // What the database makes later on; the files of a first start bring their own, open modes.
    process.umask(0o077)
    const client = await PGlite.create({ fs: new DurableNodeFs(join(folder, 'pg')), startParams: START_PARAMETERS })
    closeToOthers(join(folder, 'pg'))
    await takeAppRole(client)
    return embedded(client, unlock)
  } catch (problem) {
    unlock()
    throw problem
  }
}

/** Folders 0700, files 0600: a copy of the folder must not become readable on its way. */
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
  return { ...embedded(client, () => undefined), dump: async () => (await client.dumpDataDir('none')) as Blob }
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

function embedded(client: PGlite, unlock: () => void): Db {
  const scoped = scopedClient(client)
  const { query } = sqlOn(scoped)
  const run: Session['run'] = async ({ text }, values) => await scoped.query<Record<string, unknown>>(text, [...values])
  const transaction = async <T>(work: (session: Session) => Promise<T>, first?: string): Promise<T> => {
    const committed: (() => void)[] = []
    const settings = scopeSettings(currentScope())
    const outcome = await client.transaction(async (inside) => {
      const last: [Statement, readonly unknown[]][] = []
      if (first) await inside.query(first)
      if (settings) await inside.query(SET_SCOPE, settings)
      const done = await work({
        shared: false,
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
  return {
    kind: 'embedded',
    shared: false,
    orm: drizzle({ client: scoped as PGlite }) as unknown as Orm,
    query,
    run,
    atCommit: async (statement, values) => void (await run(statement, values)),
    queue: { kind: 'embedded', execute: sqlOn(client).query },
    afterCommit: (after) => after(),
    // One process: there is nobody else to hear.
    hearNodes: (ears) => {
      ears.heard(true)
      return async () => undefined
    },
    asOwner: (work) => transaction(work, 'set local role none'),
    transaction: (work) => transaction(work),
    close: async () => {
      await client.close()
      unlock()
    },
  }
}
