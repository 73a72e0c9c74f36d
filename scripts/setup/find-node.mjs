/** Where the pinned runtime lies once it is installed, and which Node may run npm while node_modules is being replaced. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve, sep } from 'node:path'
import { PROJECT_ROOT } from './project-root.mjs'

const EXE = process.platform === 'win32' ? 'node.exe' : 'node'
/** Below this, Node does not strip types by itself. */
const OLDEST_MAJOR = 24

/** The npm package `node` puts its binary into its own folder; where hard links fail it stays in the package of the platform. */
function candidates() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const modules = join(PROJECT_ROOT, 'node_modules')
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
  return [
    join(modules, 'node', 'bin', EXE),
    ...names.flatMap((name) => [join(modules, name, 'bin', EXE), join(modules, 'node', 'node_modules', name, 'bin', EXE)]),
  ]
}

/** The runtime's path, or undefined before it is installed. A Node of the machine serves when it is of the same major. */
export function findNode() {
  const installed = candidates().find(isExecutable)
  if (installed) return installed
  const pinned = readFileSync(join(PROJECT_ROOT, '.nvmrc'), 'utf8').trim()
  const major = Number(process.versions.node.split('.')[0])
  return major === Math.max(OLDEST_MAJOR, Number(pinned.split('.')[0])) && !isOurs(process.execPath) ? process.execPath : undefined
}

/** A Node outside node_modules: npm replaces that folder, and a runtime must not delete itself at work. */
export function findOuterNode() {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, EXE))
  return (
    [process.env.npm_node_execpath, process.execPath, ...onPath].find((path) => path && !isOurs(path) && isExecutable(path)) ??
    process.execPath
  )
}

/** @param {string} path */
const isOurs = (path) => resolve(path).startsWith(join(PROJECT_ROOT, 'node_modules') + sep)

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}

/** Environment in which `node` and the tools' commands are the pinned ones. */
export function pinnedEnvironment(extra = {}) {
  const path = [join(PROJECT_ROOT, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}
