/** Starts the product as an adopter would, on a free port with a data folder of its own; it can be killed and started again. */

import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Product {
  readonly url: string
  /** -9, as a power cut would. */
  kill(): Promise<void>
  /** On the same port and data. */
  start(): Promise<void>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Names the data folder of `prepareFolder` to whoever starts products after it. */
export const PREPARED = 'E2E_PREPARED'

/** Names a folder for what was compiled to whoever starts products. */
export const COMPILED = 'E2E_COMPILED'

/** A data folder with every table, its keys and the demo's people, made by a first start: copies of it start in a fraction of the time. */
export async function prepareFolder(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'hearthline-prepared-'))
  const product = await startOn(data, {})
  await product.end('SIGTERM')
  return data
}

/** On a copy of the prepared folder where there is one; with other settings of the demo on a folder of its own. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'hearthline-e2e-'))
  const prepared = process.env[PREPARED]
  if (prepared && settings.DEMO_DATA === undefined) cpSync(prepared, data, { recursive: true })
  const { url, start, end } = await startOn(data, settings)
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function startOn(data: string, settings: Record<string, string>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        HEARTHLINE_DATA: data,
        DATABASE_URL: '',
        SANDBOX_SPEED: 'instant',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        // Twenty of them are started in a run: what the first has compiled the others read.
        ...(process.env[COMPILED] && { NODE_COMPILE_CACHE: process.env[COMPILED] }),
        ...settings,
      },
    })
    await untilReady(url, child).catch((problem: unknown) => {
      child?.kill('SIGKILL')
      throw problem
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = child
    if (!ended || hasEnded(ended)) return
    const gone = new Promise((resolve) => ended.once('exit', resolve))
    ended.kill(signal)
    await gone
  }
  await start()
  // A run that is broken off leaves no server behind.
  process.once('exit', () => child?.kill('SIGKILL'))
  return { url, start, end }
}

/** A child that a signal ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Seconds on a machine that does nothing else; the first start of a run comes while everything begins. */
const START_PATIENCE_MS = 180_000

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_PATIENCE_MS
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error(`The product ended with ${child.exitCode ?? child.signalCode} while it started`)
    const ready = await fetch(`${url}/readyz`)
      .then((reply) => reply.ok)
      .catch(() => false)
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The product did not become ready within three minutes')
}
