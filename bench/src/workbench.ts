/** What every row works with: sizes, folders, ports, and a list of what has to be put away afterwards, whatever happens. */
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from './database/start-postgres.ts'

export interface Workbench {
  /** Smaller numbers, to see that it works; the figures are then only a hint. */
  readonly quick: boolean
  /** How many applications are stored in the row that measures growth, where someone said so. */
  readonly stored: number | undefined
  /** Everything temporary lies in here. */
  readonly folder: string
  newFolder(name: string): string
  freePort(): Promise<number>
  /** One server for the whole run, started when the first row asks for it. */
  postgres(): Promise<PostgresServer>
  /** A child that must not outlive this process. */
  adopt<T extends ChildProcess>(child: T): T
  /** Undone in the opposite order at the end. */
  later(undo: () => Promise<void> | void): void
  log(line: string): void
  putAway(): Promise<void>
}

export function openWorkbench(quick: boolean, stored?: number): Workbench {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'))
  // The database's own user must be able to pass through.
  chmodSync(folder, 0o755)
  const undos: (() => Promise<void> | void)[] = []
  const children = new Set<ChildProcess>()
  let postgres: Promise<PostgresServer> | undefined
  let folders = 0
  let putting: Promise<void> | undefined
  // The last resort when this process ends in a way that leaves no time.
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const bench: Workbench = {
    quick,
    stored,
    folder,
    newFolder: (name) => join(folder, `${name}-${++folders}`),
    freePort,
    postgres: () => (postgres ??= startPostgres(bench)),
    adopt(child) {
      children.add(child)
      // Started while everything is being put away: it would outlive its folder.
      if (putting) child.kill('SIGKILL')
      child.once('exit', () => children.delete(child))
      return child
    },
    later: (undo) => void undos.push(undo),
    log: (line) => process.stderr.write(`${line}\n`),
    putAway() {
      putting ??= (async () => {
        for (const undo of undos.reverse())
          await Promise.resolve(undo()).catch((problem: unknown) => bench.log(`while putting away: ${String(problem)}`))
        // A child that is still ending may still be writing: the folder goes when all are gone.
        await Promise.all([...children].map((child) => new Promise((gone) => child.once('exit', gone).kill('SIGKILL'))))
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
      })()
      return putting
    },
  }
  return bench
}

/** A port that no one listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
