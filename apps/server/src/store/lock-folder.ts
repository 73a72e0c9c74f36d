/** One process per data folder: a second one would silently lose rows. The lock is a file with the owner's process id. */
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'
import { refuseFolderAt } from './data-folder.ts'

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or name another folder with HEARTHLINE_DATA.`)
    this.name = 'FolderInUse'
  }
}

/** Takes the lock or throws FolderInUse; a lock whose process is gone (killed) is taken over. Gives the function that frees it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock')
  refuseFolderAt(path)
  for (let tries = 0; tries < 3; tries++) {
    if (claim(path)) return () => unlinkSync(path)
    const [pid, started] = readOwner(path)
    if (pid !== undefined && isAlive(pid, started)) throw new FolderInUse(folder, pid)
    putAside(path)
  }
  throw new StartRefused(`The lock file ${path} cannot be taken. Remove it if no process uses the folder.`)
}

/** The file gets its name with its owner in it: an empty one would look abandoned to whoever starts at the same moment. */
function claim(path: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${process.pid}\n${statOf(process.pid).started}\n`, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
    return false
  } finally {
    unlinkSync(draft)
  }
}

/** Of two that find the same dead lock one gets it; what the other took instead, a lock just made, it puts back. */
function putAside(path: string): void {
  const aside = `${path}.${process.pid}.aside`
  try {
    renameSync(path, aside)
    const [pid, started] = readOwner(aside)
    if (pid !== undefined && isAlive(pid, started)) linkSync(aside, path)
    unlinkSync(aside)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem
  }
}

function readOwner(path: string): [pid: number | undefined, started: string] {
  try {
    const [pid, started = ''] = readFileSync(path, 'utf8').split('\n')
    return [Number.isInteger(Number(pid)) && Number(pid) > 0 ? Number(pid) : undefined, started]
  } catch {
    return [undefined, '']
  }
}

function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (problem) {
    // EPERM: it lives and belongs to someone else
    if ((problem as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = statOf(pid)
  // Killed, and no one has asked for its exit code yet: it holds no file open.
  if (now.state === 'Z' || now.state === 'X') return false
  // A recycled process id is another process: where the system reports start times, they must agree.
  return started === '' || now.started === '' || started === now.started
}

/** A process's state and start time as Linux reports them (proc_pid_stat(5), fields 3 and 22); empty elsewhere. */
function statOf(pid: number): { readonly state: string; readonly started: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return { state: '', started: '' }
  }
}
