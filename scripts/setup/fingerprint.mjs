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
const contents = (files) =>
  digest(files.map(({ path }) => `${nameOf(path)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`))

/**
 * What a stamp will say; taken before the work begins, so that what changes in the meantime is noticed by the next look.
 * @param {readonly string[]} paths
 */
export function takeStamp(paths) {
  const files = listFiles(paths)
  return { look: quickLook(files), contents: contents(files) }
}

/**
 * @param {readonly string[]} paths
 * @param {string} file path of the stamp file
 */
export function matchesStamp(paths, file) {
  const kept = readStamp(file)
  if (!kept) return false
  if (kept.look === quickLook(listFiles(paths))) return true
  const now = takeStamp(paths)
  if (kept.contents !== now.contents) return false
  // Same files under new times (a checkout, a copy): the next look is quick again.
  saveStamp(now, file)
  return true
}

/** @param {ReturnType<typeof takeStamp>} stamp @param {string} file */
export function saveStamp(stamp, file) {
  try {
    writeFileSync(file, JSON.stringify(stamp))
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
