/** `npm run build`: builds the portal, the console and the server for production, whether they look built or not. */
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { withSetUpLock } from './setup/set-up-lock.mjs'
import { runCommand } from './setup/set-up-problem.mjs'

await runCommand(() =>
  withSetUpLock(async () => {
    await install()
    await build({ always: true })
  }),
)
