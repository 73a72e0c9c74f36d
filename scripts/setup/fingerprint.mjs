/** Tells whether files are still the ones a stamp was made of: a quick look (sizes and times) first, their contents only when that differs. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PROJECT_ROOT } from './project-root.mjs'

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage'])
/** Tests are not part of what is built. */
const TEST = /\.(test|contract)\.tsx?$/

/**
 * Every file under the given files and folders, sorted.
 * @param {readonly string[]} paths relative to the project
 */
export function listFiles(paths) {
  const found = []
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isFile() && !TEST.test(path)) found.push({ path, stat })
    if (!stat?.isDirectory()) return
    for (const name of readdirSync(path)) if (!LEFT_OUT.has(name)) visit(join(path, name))
  }
  for (const path of paths) visit(join(PROJECT_ROOT, path))
  return found.sort((one, other) => (one.path < other.path ? -1 : 1))
}

const nameOf = (path) => relative(PROJECT_ROOT, path).split(sep).join('/')
const digest = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex')
const quickLook = (files) => digest(files.map(({ path, stat }) => `${nameOf(path)} ${stat.size} ${stat.mtimeMs}`))
const contents = (files) => digest(files.map(({ path }) => `${nameOf(path)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`))

/**
 * @param {readonly string[]} paths
 * @param {string} stamp path of the stamp file
 */
export function matchesStamp(paths, stamp) {
  const kept = readStamp(stamp)
  if (!kept) return false
  const files = listFiles(paths)
  if (kept.look === quickLook(files)) return true
  if (kept.contents !== contents(files)) return false
  // Same files under new times (a checkout, a copy): the next look is quick again.
  writeStamp(files, stamp)
  return true
}

/** @param {ReturnType<typeof listFiles>} files as listed before the work began: what changed meanwhile must be noticed */
export function writeStamp(files, stamp) {
  try {
    writeFileSync(stamp, JSON.stringify({ look: quickLook(files), contents: contents(files) }))
  } catch {
    // Belongs to another user: the work stands, only the next look takes longer.
  }
}

function readStamp(stamp) {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return undefined
  }
}
