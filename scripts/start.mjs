/** `npm start`: installs when needed, builds when needed, then runs one node of the server in this terminal. */
import { checkPort } from './setup/check-port.mjs'
import { prepare } from './setup/prepare.mjs'
import { runNode } from './setup/run-node.mjs'
import { runCommand } from './setup/set-up-problem.mjs'

await runCommand(async () => {
  await prepare({ built: true })
  await checkPort(process.env)
  await runNode(['apps/server/dist/main.mjs'])
})
