/** One command at a time installs or builds in a clone; a second one waits, and a lock whose process is gone is taken over. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { log } from './log.mjs'
import { PROJECT_ROOT } from './project-root.mjs'
import { SetUpProblem } from './set-up-problem.mjs'

const LOOK_AGAIN_MS = 250
/** An installation over a slow line; after this someone should look. */
const TIMEOUT_MS = 30 * 60_000

/**
 * Holds the lock while `work` runs. The folder is outside node_modules, which npm replaces.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withSetUpLock(work, folder = join(PROJECT_ROOT, '.cache')) {
  const path = join(folder, 'set-up.lock')
  makeFolder(folder)
  const giveUpAt = Date.now() + TIMEOUT_MS
  let said = false
  while (!tryTake(path)) {
    const owner = readOwner(path)
    if (owner && !isAlive(owner)) removeDead(path, owner)
    else {
      if (!said) log(`Another Hearthline command (process ${owner?.pid ?? 'unknown'}) is setting up in this folder; waiting for it.`)
      said = true
      if (Date.now() > giveUpAt)
        throw new SetUpProblem(`Another command has been setting up for half an hour. If none runs, remove ${path}.`)
      await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))
    }
  }
  const free = () => rmSync(path, { force: true })
  process.once('exit', free)
  try {
    return await work()
  } finally {
    process.removeListener('exit', free)
    free()
  }
}

/** The file appears whole or not at all: written aside, then linked under its name, which fails when the name is taken. */
function tryTake(path) {
  const mine = `${path}.${process.pid}`
  const content = `${process.pid}\n${startOf(process.pid)}\n`
  rmSync(mine, { force: true })
  tryWrite(mine, content)
  try {
    linkSync(mine, path)
    return true
  } catch (problem) {
    if (problem.code === 'EEXIST') return false
    // A file system without hard links.
    return tryWrite(path, content)
  } finally {
    rmSync(mine, { force: true })
  }
}

const notWritable = (problem) =>
  new SetUpProblem(
    problem.code === 'ENOSPC'
      ? `The disk that holds ${PROJECT_ROOT} is full.`
      : `The folder ${PROJECT_ROOT} cannot be written to (${problem.code}). Run the command as the user who owns it.`,
  )

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (problem) {
    throw notWritable(problem)
  }
}

function tryWrite(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' })
    return true
  } catch (problem) {
    if (problem.code === 'EEXIST') return false
    throw notWritable(problem)
  }
}

function readOwner(path) {
  try {
    const [pid, started = ''] = readFileSync(path, 'utf8').split('\n')
    return Number(pid) > 0 ? { pid: Number(pid), started } : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0)
  } catch (problem) {
    // EPERM: it lives and belongs to someone else.
    if (problem.code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return started === '' || now === '' || started === now
}

/** When the process began, as Linux tells it: a recycled process id is another process. Empty elsewhere. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Moved aside first: two waiting commands that both saw the dead owner must not remove each other's new lock. */
function removeDead(path, owner) {
  const aside = `${path}.dead.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved && moved.pid !== owner.pid) {
    try {
      linkSync(aside, path)
    } catch {
      // Someone took it in between; theirs stands.
    }
  }
  rmSync(aside, { force: true })
}
