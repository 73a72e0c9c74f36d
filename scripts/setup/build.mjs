/** Looks whether the applications are built from the sources as they stand, and builds them when not. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findNode, pinnedEnvironment } from './find-node.mjs'
import { matchesStamp, saveStamp, takeStamp } from './fingerprint.mjs'
import { log } from './log.mjs'
import { PROJECT_ROOT } from './project-root.mjs'
import { SetUpProblem } from './set-up-problem.mjs'

/** How each is built: by which file, run in which folder. */
const BUILDS = {
  portal: { run: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], within: 'apps/portal' },
  console: { run: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], within: 'apps/console' },
  server: { run: ['scripts/setup/bundle-server.mjs'], within: '.' },
}
const sourcesOf = (name) => [`apps/${name}`, 'packages', 'package-lock.json', 'tsconfig.base.json', 'scripts/setup/bundle-server.mjs']
const stampOf = (name) => join(PROJECT_ROOT, 'apps', name, 'dist', '.built-from')
const NAMES = Object.keys(BUILDS)

export const isBuilt = () => NAMES.every((name) => matchesStamp(sourcesOf(name), stampOf(name)))

/**
 * Builds for production, one after the other; the caller holds the set-up lock.
 * @param {{ always?: boolean }} [options]
 */
export async function build({ always = false } = {}) {
  for (const name of NAMES) {
    if (!always && matchesStamp(sourcesOf(name), stampOf(name))) continue
    log(`Building the ${name}…`)
    const stamp = takeStamp(sourcesOf(name))
    await run(name)
    saveStamp(stamp, stampOf(name))
  }
}

function run(name) {
  const {
    run: [file, ...args],
    within,
  } = BUILDS[name]
  return new Promise((done, fail) => {
    const child = spawn(findNode(), [join(PROJECT_ROOT, file), ...args], {
      cwd: join(PROJECT_ROOT, within),
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
