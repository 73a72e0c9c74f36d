/** The real server in a process of its own, to be killed: what happens to a folder when no one could say goodbye. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** `npm test` has built the product before, and names what it built: it starts in half the time. */
const MAIN = join(ROOT, process.env.HEARTHLINE_TEST_SERVER ?? 'apps/server/src/main.ts')
const TIMEOUT_MS = 180_000

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** As if the power went: no handler runs. */
  kill(): Promise<void>
  /** Asked to end; gives the exit code. */
  stop(): Promise<number | null>
}

export interface Ended {
  readonly code: number | null
  readonly said: string
}

/** Starts on a free port; resolves when it answers. One that exits before that gives `Ended`. */
export async function startServerProcess(dataFolder: string, settings: Record<string, string> = {}): Promise<ServerProcess | Ended> {
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HEARTHLINE_DATA: dataFolder,
      PORT: '0',
      HOST: '127.0.0.1',
      SANDBOX_SPEED: 'instant',
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let said = ''
  const port = new Promise<string>((resolve) => {
    const hear = (piece: Buffer) => {
      said += piece.toString()
      const found = /http:\/\/localhost:(\d+)/.exec(said)
      if (found) resolve(found[1]!)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  const patience = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  const ready = await Promise.race([port, ended.then(([code]): Ended => ({ code, said }))])
  clearTimeout(patience)
  if (typeof ready !== 'string') return ready
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return (await ended)[0]
  }
  return {
    url: `http://127.0.0.1:${ready}`,
    pid: child.pid!,
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** Where a start has to succeed. */
export async function startServerOrThrow(dataFolder: string, settings?: Record<string, string>): Promise<ServerProcess> {
  const started = await startServerProcess(dataFolder, settings)
  if ('said' in started) throw new Error(`The server did not start (${started.code}): ${started.said}`)
  return started
}
