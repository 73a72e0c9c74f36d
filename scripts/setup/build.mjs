/** Looks whether the web applications are built from the sources as they stand, and builds them when not. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, pinnedEnvironment } from './find-node.mjs'
import { matchesStamp, saveStamp, takeStamp } from './fingerprint.mjs'
import { PROJECT_ROOT } from './project-root.mjs'
import { say } from './say.mjs'
import { SetUpProblem } from './set-up-problem.mjs'

const APPLICATIONS = ['portal', 'console']
const sourcesOf = (name) => [`apps/${name}`, 'packages', 'package-lock.json', 'tsconfig.base.json']
const stampOf = (name) => join(PROJECT_ROOT, 'apps', name, 'dist', '.built-from')
/** An application that nobody has begun has nothing to build. */
const begun = () => APPLICATIONS.filter((name) => existsSync(join(PROJECT_ROOT, 'apps', name, 'vite.config.ts')))

export const isBuilt = () => begun().every((name) => matchesStamp(sourcesOf(name), stampOf(name)))

/**
 * Builds for production, one after the other; the caller holds the set-up lock.
 * @param {{ always?: boolean }} [options]
 */
export async function build({ always = false } = {}) {
  for (const name of begun()) {
    if (!always && matchesStamp(sourcesOf(name), stampOf(name))) continue
    say(`Building the ${name}…`)
    const stamp = takeStamp(sourcesOf(name))
    await runVite(name)
    saveStamp(stamp, stampOf(name))
  }
}

function runVite(name) {
  const vite = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn']
  return new Promise((done, fail) => {
    const child = spawn(findNode(), args, {
      cwd: join(PROJECT_ROOT, 'apps', name),
      env: pinnedEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 2, 2],
    })
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) done(undefined)
      else fail(new SetUpProblem(`The ${name} could not be built; what stands above says why.`))
    })
  })
}
