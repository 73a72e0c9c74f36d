/** Runs one of the test tools and passes on what it says; whoever interrupts the whole run ends the tool with it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../check/run-tool.ts'
import type { Log } from './section.ts'

const running = new Set<ChildProcess>()

/** Settings of the shell that would make a test run depend on it. */
const NOT_OURS = [
  'DATABASE_URL',
  'PORT',
  'HOST',
  'HEARTHLINE_DATA',
  'BASE_URL',
  'SANDBOX_SPEED',
  'SANDBOX_FAULTS',
  'RATE_LIMITS',
  'TOKEN_KEY',
  'DATA_KEY',
  'DEMO_DATA',
  'NODE_ENV',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'BLOBS',
  'BLOBS_FOLDER',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

export interface Child {
  readonly entry: string
  readonly args: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** Where left out it speaks in this terminal itself. */
  readonly log?: Log
  /** Leaves the processor to other sections, and takes what they leave: for what waits for no person's patience. */
  readonly inBackground?: boolean
}

/** @returns the exit code; 1 when it was killed */
export function runChild({ entry, args, settings = {}, log, inBackground = false }: Child): Promise<number> {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_OURS.includes(name)))
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(ROOT, entry), ...args], {
      cwd: ROOT,
      stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
      env: { ...environment, ...settings },
    })
    running.add(child)
    if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    if (log) for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', log)
    child.on('error', fail)
    // Not at its exit: its last message is handled first.
    child.on('close', (code) => {
      running.delete(child)
      done(code ?? 1)
    })
  })
}

export function endChildren(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
