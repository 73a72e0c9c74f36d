/** `npm run check`: everything that must hold without running the product; each check counts as one. */
import { prepare } from './setup/prepare.mjs'
import { runNode } from './setup/run-node.mjs'
import { runCommand } from './setup/set-up-problem.mjs'

await runCommand(async () => {
  await prepare({ built: false })
  await runNode(['scripts/check/main.ts'])
})
