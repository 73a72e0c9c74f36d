/** Runs a TypeScript file under the pinned runtime as if it had been started itself: same terminal, same signals, same exit code. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { findNode, pinnedEnvironment } from './find-node.mjs'
import { PROJECT_ROOT } from './project-root.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @param {readonly string[]} args file first, relative to the project
 * @param {Record<string, string>} [environment]
 * @returns {Promise<never>}
 */
export function runNode(args, environment = {}) {
  return new Promise((_, fail) => {
    const child = spawn(findNode(), args, { cwd: PROJECT_ROOT, env: pinnedEnvironment(environment), stdio: 'inherit' })
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
    child.on('error', fail)
    child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
