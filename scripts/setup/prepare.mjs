/** What every command does first: install when needed, build when needed. A look, when all is there. */
import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { withSetUpLock } from './set-up-lock.mjs'

/** @param {{ built: boolean }} needs whether the web applications must be built too */
export async function prepare({ built }) {
  if (isInstalled() && (!built || isBuilt())) return
  await withSetUpLock(async () => {
    await install()
    if (built) await build()
  })
}
