/** The product as it runs for an adopter: one node process of its own, spoken to over HTTP. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Workbench } from '../workbench.ts'
import { openCaller } from './caller.ts'

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.mjs', import.meta.url))
/** Node's own notices would be counted as part of the start. */
const QUIET = { NO_COLOR: '1', NODE_NO_WARNINGS: '1' }
const TIMEOUT_MS = 60_000

export interface Product {
  readonly base: string
  readonly pid: number
  /** Milliseconds from spawn to the first 200 of /readyz. */
  readonly readyAfterMs: number
  stop(): Promise<void>
}

/** @param settings environment of the server, over those of every measurement */
export const startProduct = (bench: Workbench, settings: Readonly<Record<string, string>>): Promise<Product> =>
  startServer(bench, MAIN, {
    NODE_ENV: 'development',
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    ...settings,
  })

/** Any server of ours that takes PORT and answers /readyz. DATABASE_URL and NODE_OPTIONS are never inherited. */
export async function startServer(bench: Workbench, main: string, settings: Readonly<Record<string, string>>): Promise<Product> {
  const port = await bench.freePort()
  const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...inherited } = process.env
  const env = { ...inherited, ...QUIET, PORT: String(port), ...settings }
  const began = performance.now()
  const child = bench.adopt(spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] }))
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4000)
  })
  const base = `http://127.0.0.1:${port}`
  await ready(
    base,
    () => child.exitCode !== null || child.signalCode !== null,
    () => words,
  )
  const readyAfterMs = performance.now() - began
  return {
    base,
    pid: child.pid!,
    readyAfterMs,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const stuck = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(stuck)
    },
  }
}

async function ready(base: string, ended: () => boolean, words: () => string): Promise<void> {
  const caller = openCaller(base)
  try {
    for (const end = Date.now() + TIMEOUT_MS; ; ) {
      const answer = await caller.call('GET', '/readyz').catch(() => undefined)
      if (answer?.status === 200) return
      if (ended()) throw new Error(`The server ended while starting: ${words()}`)
      if (Date.now() > end) throw new Error(`The server was not ready after ${TIMEOUT_MS / 1000} s: ${words()}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  } finally {
    caller.close()
  }
}
